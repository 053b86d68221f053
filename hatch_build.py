"""Wheel hook: compile the rules with mypyc where that is possible.

MURAGLIA_MYPYC=auto   try, and fall back to pure Python without a compiler (default)
MURAGLIA_MYPYC=1      fail if it cannot be compiled
MURAGLIA_MYPYC=0      pure Python
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileRules(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.clean()  # extension modules left by an earlier build would shadow the source
        mode = os.environ.get("MURAGLIA_MYPYC", "auto")
        if version == "editable" or mode == "0":
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

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.clean()  # the source tree stays what it was: interpreted

    def clean(self) -> None:
        for extension in (Path(self.root) / "src").rglob("*.so"):
            extension.unlink()
