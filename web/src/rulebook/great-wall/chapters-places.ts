/** The ten Locations: what their Activation brings. */
import { example, item, picture, step, text, type Chapter } from "../book";
import { cards, horde, places, section, tea, wall, type Picture } from "./pictures";

type Place = Chapter<Picture>;

export const production: Place = {
  id: "production",
  title: "gw-book-production",
  parts: [
    text("gw-book-gather", "GW-PROD-01", "GW-PROD-02", "GW-PROD-03", "GW-PROD-04", "GW-PROD-05", "GW-EX-12"),
    text("gw-book-overseer", "GW-PROD-06", "GW-OVERSEER-01", "GW-OVERSEER-02", "GW-OVERSEER-03", "GW-OVERSEER-04", "GW-OVERSEER-06", "GW-OVERSEER-07", "GW-OVERSEER-10", "GW-EX-14"),
    text("gw-book-overseer-level", "GW-OVERSEER-05", "GW-OVERSEER-08", "GW-OVERSEER-09", "GW-EX-16", "GW-INV-15"),
    text("gw-book-donate", "GW-DONATE-01", "GW-DONATE-02", "GW-DONATE-03", "GW-AMB-57"),
    text("gw-book-warehouse", "GW-BOARD-18", "GW-WAREHOUSE-01", "GW-WAREHOUSE-02", "GW-WAREHOUSE-03", "GW-AMB-24"),
    example(
      "gw-book-ex-production",
      step(places({ quarry: "aab" }, { quarry: "a1" }, [0, 0, 0]), "gw-book-ex-production-1", "GW-LOC-03"),
      step(places({ quarry: "aab" }, { quarry: "a1" }, [0, 0, 0]), "gw-book-ex-production-2", "GW-PROD-03", "GW-PROD-04", "GW-EX-13"),
      step(places({ quarry: "aab" }, { quarry: "a2" }, [0, 0, 0]), "gw-book-ex-production-3", "GW-OVERSEER-03", "GW-EX-15"),
      step(places({ quarry: "" }, { quarry: "a2" }, [0, 2, 0]), "gw-book-ex-production-4", "GW-DONATE-02"),
    ),
  ],
};

export const barracks: Place = {
  id: "barracks",
  title: "gw-book-barracks",
  parts: [
    text("gw-book-recruit", "GW-BARRACKS-01", "GW-BARRACKS-02", "GW-BARRACKS-03", "GW-BARRACKS-05", "GW-AMB-51", "GW-EX-17"),
    text("gw-book-recruited", "GW-BARRACKS-04", "GW-BARRACKS-06", "GW-BARRACKS-07"),
    item("gw-book-spearman", "GW-ATTACK-01", "GW-ATTACK-02"),
    item("gw-book-horseman", "GW-ATTACK-03", "GW-ATTACK-04", "GW-HORDE-CARD-05", "GW-EXD-22"),
    item("gw-book-archer", "GW-ATTACK-05", "GW-ATTACK-06", "GW-BOARD-04", "GW-AMB-26", "GW-INV-11"),
    text("gw-book-later", "GW-ATTACK-07", "GW-ATTACK-08", "GW-ATTACK-09", "GW-ATTACK-10", "GW-ATTACK-11", "GW-ATTACK-12", "GW-ATTACK-13", "GW-REST-04", "GW-AMB-25", "GW-AMB-76"),
    example(
      "gw-book-ex-attack",
      step(wall({ left: section([horde("ram"), horde("levy")], { wall: 1, rest: "aS aA aH" }) }), "gw-book-ex-attack-1", "GW-EX-18"),
      step(wall({ left: section([horde("ram", "b4=aS"), horde("levy")], { wall: 1, rest: "aA aH" }) }), "gw-book-ex-attack-2", "GW-ATTACK-09"),
      step(wall({ left: section([horde("ram", "b4=aS"), horde("levy", "a3+a4=aH")], { wall: 1, rest: "aA" }) }), "gw-book-ex-attack-3", "GW-ATTACK-10"),
      step(wall({ left: section([horde("ram", "b4=aS a3=w"), horde("levy", "a3+a4=aH")], { wall: 1, posts: "a" }) }), "gw-book-ex-attack-4", "GW-ATTACK-11"),
    ),
  ],
};

export const builders: Place = {
  id: "builders",
  title: "gw-book-builders",
  parts: [
    text("gw-book-build", "GW-BUILD-01", "GW-BUILD-08"),
    item("gw-book-barricade", "GW-BUILD-02", "GW-BUILD-03", "GW-BUILD-10"),
    item("gw-book-level", "GW-BUILD-04", "GW-BUILD-05", "GW-BUILD-06", "GW-BUILD-09", "GW-BOARD-07", "GW-EX-19"),
    text("gw-book-build-pay", "GW-BUILD-07", "GW-AMB-23", "GW-AMB-75", "GW-EXD-17"),
    example(
      "gw-book-ex-build",
      step(wall({ right: section([horde("ram"), horde("scouts")], { barricades: 1 }) }), "gw-book-ex-build-1", "GW-WINTER-05"),
      step(wall({ right: section([horde("ram"), horde("scouts")], { barricades: 2 }) }), "gw-book-ex-build-2", "GW-BUILD-02"),
      step(wall({ right: section([horde("ram"), horde("scouts")], { barricades: 2, wall: 1 }) }), "gw-book-ex-build-3", "GW-BUILD-05", "GW-BUILD-06"),
    ),
  ],
};

export const logistics: Place = {
  id: "logistics",
  title: "gw-book-logistics",
  parts: [
    text("gw-book-march", "GW-LOGI-01", "GW-LOGI-02", "GW-LOGI-05", "GW-LOGI-07", "GW-REST-03", "GW-BOARD-06", "GW-AMB-52"),
    text("gw-book-march-archers", "GW-LOGI-03", "GW-LOGI-04", "GW-LOGI-06"),
    example(
      "gw-book-ex-march",
      step(wall({ left: section([], { wall: 1, posts: "a", rest: "aA aS" }), right: section([horde("scouts")], { wall: 1 }) }), "gw-book-ex-march-1", "GW-LOGI-02"),
      step(wall({ left: section([], { wall: 1 }), right: section([horde("scouts")], { wall: 1, posts: "a", rest: "aA aS" }) }), "gw-book-ex-march-2", "GW-LOGI-03", "GW-LOGI-04", "GW-EX-20"),
    ),
  ],
};

export const teaHouse: Place = {
  id: "tea-house",
  title: "gw-book-tea-house",
  parts: [
    text("gw-book-tea-up", "GW-TEAHOUSE-01", "GW-TEAHOUSE-03", "GW-TEAHOUSE-04", "GW-TEAHOUSE-05", "GW-TEA-04", "GW-AMB-22"),
    text("gw-book-tea-top", "GW-TEAHOUSE-02", "GW-EXD-15"),
    example(
      "gw-book-ex-tea",
      step(tea("cab"), "gw-book-ex-tea-1", "GW-TEAHOUSE-01"),
      step(tea("acb"), "gw-book-ex-tea-2", "GW-TEAHOUSE-05"),
      step(tea("abc"), "gw-book-ex-tea-3", "GW-EX-21"),
    ),
  ],
};

export const embassy: Place = {
  id: "embassy",
  title: "gw-book-embassy",
  parts: [
    text("gw-book-hire", "GW-EMBASSY-01", "GW-EMBASSY-06"),
    item("gw-book-hire-clerk", "GW-EMBASSY-02"),
    item("gw-book-hire-advisor", "GW-EMBASSY-03", "GW-EMBASSY-04", "GW-EMBASSY-05", "GW-EX-22", "GW-EXD-16"),
  ],
};

export const school: Place = {
  id: "school",
  title: "gw-book-school",
  parts: [
    text("gw-book-draw", "GW-SCHOOL-01", "GW-SCHOOL-02", "GW-TACTIC-01", "GW-AMB-53", "GW-INV-12", "GW-EXD-21"),
    text("gw-book-tactic", "GW-TACTIC-02", "GW-TACTIC-03", "GW-TACTIC-04", "GW-TACTIC-05", "GW-TACTIC-09", "GW-AMB-73"),
    picture(cards(["tactic", "retreat"])),
    text("gw-book-tactic-event", "GW-TACTIC-06", "GW-TACTIC-07", "GW-TACTIC-08", "GW-TACTIC-10", "GW-AMB-11"),
    text("gw-book-retreat", "GW-CARD-03", "GW-EX-23"),
  ],
};
