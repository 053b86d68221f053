"""Wheel hook: build the page if that was not done yet, and compile the rules with mypyc where that is possible.

MURAGLIA_MYPYC=auto   try, and fall back to pure Python without a compiler (default)
MURAGLIA_MYPYC=1      fail if it cannot be compiled
MURAGLIA_MYPYC=0      pure Python
MURAGLIA_PAGE=auto    build the page with npm if src/muraglia/server/static lacks it; without npm the server has no page (default)
MURAGLIA_PAGE=0       take what is there
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileRules(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.clean()  # extension modules left by an earlier build would shadow the source
        mode = os.environ.get("MURAGLIA_MYPYC", "auto")
        if version == "editable":
            return
        self.build_page()
        if mode == "0":
            return
        # lets the C compiler inline calls between our own functions
        os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition"
        try:
            from hatch_mypyc.plugin import MypycBuildHook

            hook = MypycBuildHook(
                self.root, self.config["mypyc"], self.build_config, self.metadata, self.directory, self.target_name, self.app
            )
            hook.initialize(version, build_data)
        except (Exception, SystemExit) as error:
            if mode == "1":
                raise
            self.clean()
            build_data["pure_python"] = True
            build_data["infer_tag"] = False
            print(
                f"muraglia: the rules are not compiled ({type(error).__name__}: {str(error)[:200]}); they run interpreted", file=sys.stderr
            )

    def build_page(self) -> None:
        web = Path(self.root) / "web"
        page = Path(self.root) / "src" / "muraglia" / "server" / "static" / "index.html"
        if page.exists() or os.environ.get("MURAGLIA_PAGE", "auto") == "0":
            return
        if shutil.which("npm") is None:
            print("muraglia: npm was not found, so the server is built without its page", file=sys.stderr)
            return
        for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
            subprocess.run(command, cwd=web, check=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.clean()  # the source tree stays what it was: interpreted

    def clean(self) -> None:
        for extension in (Path(self.root) / "src").rglob("*.so"):
            extension.unlink()
