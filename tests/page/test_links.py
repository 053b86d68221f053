"""Links look good in chats: a title that says what is there now, a picture of the game, and a picture of the result to send around."""

from __future__ import annotations

import io
import re
from html import unescape
from typing import Any

import httpx
import pytest
from PIL import Image

from muraglia.games import SPECS
from muraglia.kernel.languages import LANGUAGES

from .arriving import begin, give_up
from .conftest import Person, Server


def tags(server: Server, path: str, code: str = "en") -> dict[str, str]:
    """What a chat service reads at an address."""
    answer = httpx.get(server.address + path, headers={"accept-language": code})
    assert answer.status_code == 200
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)"', answer.text)
    assert len({name for name, _ in found}) == len(found)
    return {name: unescape(value) for name, value in found}


def opened(server: Server, **more: Any) -> tuple[httpx.Client, str]:
    person = httpx.Client(base_url=server.address)
    person.put("/api/me", json={"name": 'Anna "<b>"', "colour": "a"}).raise_for_status()
    answer = person.post("/api/tables", json={"game": "die-mauer", "players": 3, **more})
    return person, str(answer.raise_for_status().json()["id"])


def test_the_title_of_a_table_is_live(server: Server) -> None:
    person, table = opened(server)
    assert tags(server, f"/t/{table}")["og:title"] == 'Anna "<b>" invites you to Die Mauer'
    assert tags(server, f"/t/{table}")["og:description"].startswith("2 seats are free")
    person.post(f"/api/tables/{table}/commands", json={"do": "seat_bot", "seat": 1, "bot": "random"}).raise_for_status()
    assert tags(server, f"/t/{table}")["og:description"].startswith("One seat is free")
    person.post(f"/api/tables/{table}/commands", json={"do": "seat_bot", "seat": 2, "bot": "random"}).raise_for_status()
    person.post(f"/api/tables/{table}/commands", json={"do": "start"}).raise_for_status()
    assert tags(server, f"/t/{table}")["og:title"].startswith('Die Mauer: Anna "<b>"')


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["", *SPECS.ours])
def test_every_game_has_a_picture_in_every_language(server: Server, game: str, code: str) -> None:
    found = tags(server, f"/rules/{game}" if game else "/", code)
    assert found["og:image"] == f"{server.address}/preview/{game or 'muraglia'}-{code}.png"
    picture = httpx.get(found["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert Image.open(io.BytesIO(picture.content)).size == (int(found["og:image:width"]), int(found["og:image:height"]))


def test_a_link_to_nothing_is_a_link_to_the_page(server: Server) -> None:
    assert tags(server, "/t/0000000000000000")["og:title"] == tags(server, "/")["og:title"] == "Muraglia"


def test_a_result_can_be_sent_as_a_picture(person: Person) -> None:
    page = person()
    begin(page)
    give_up(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture").click()
    picture = Image.open(saved.value.path())
    assert saved.value.suggested_filename.startswith("chinesische-mauer-")
    assert picture.size == (1200, 630)
    assert len(picture.convert("RGB").getcolors(1_000_000) or []) > 50, "something is drawn"
