/** The guided first game of The Great Wall: alone against Qin Jiushao, in three chapters. It speaks of what is asked, whatever was chosen before. */
import type { Lesson, Scene, Step } from "../../learn/lessons";
import type { View } from "./facts";

type S = Scene<View>;

const pub = (scene: S) => scene.view.public;
const asks = (scene: S, ...prompts: string[]) => scene.question?.answered === null && prompts.includes(scene.question.prompt.id);
/** The first of these that can be chosen. */
const first = (...wanted: string[]) => (scene: S) => wanted.find((each) => scene.question?.options.some(({ notation }) => notation === each)) ?? null;
/** The first choice that is not to pass. */
const something = (scene: S) => scene.question?.options.find(({ notation }) => notation !== "pass")?.notation ?? null;

const TARGETS = "[data-pick]";
const GAUGES = '[data-section="right"] [data-gauge]';
const WALL = '[data-section="right"]';
const LOCATIONS = ".locations";
const TRACK = '[data-area="track"]';
const STANDING = ".standing";
const ENDS = ".head .ends";
const LOG = ".rail .panel";
const MEMO = ".memo-in";

const nameOf = (say: string) => say.slice("page-lesson-gw-".length);
/** A thought that comes at a moment and is read. */
const tell = (say: string, when: (scene: S) => boolean, about: string, rule: string): Step<View> => ({ id: nameOf(say), when, say, until: "next", about, rule });
/** Words about a question when it comes. */
const ask = (say: string, prompts: string[], rule: string, point?: Step<View>["point"]): Step<View> => ({
  id: nameOf(say),
  when: (scene) => asks(scene, ...prompts),
  say,
  until: "choice",
  about: TARGETS,
  rule,
  ...(point ? { point } : {}),
});
const maybe = (step: Step<View>): Step<View> => ({ ...step, chance: true });

const choosing = (scene: S) => asks(scene, "ask-command");
const year = (number: number) => (scene: S) => pub(scene).year >= number;

/** Set-up, the first Autumn and the first Winter: a quarter of an hour. */
const FIRST: Step<View>[] = [
  tell("page-lesson-gw-goal", () => true, STANDING, "GW-SOLO-22"),
  ask("page-lesson-gw-general", ["ask-general"], "GW-SETUP-12", something),
  ask("page-lesson-gw-advisor", ["ask-first-advisor"], "GW-ADVISOR-02", something),
  tell("page-lesson-gw-wall", choosing, WALL, "GW-BOARD-01"),
  tell("page-lesson-gw-gauge", choosing, GAUGES, "GW-WINTER-07"),
  tell("page-lesson-gw-places", choosing, LOCATIONS, "GW-LOC-03"),
  ask("page-lesson-gw-command", ["ask-command"], "GW-AUTUMN-01", first("economy")),
  ask("page-lesson-gw-space", ["ask-space"], "GW-AUTUMN-04", first("space-1")),
  ask("page-lesson-gw-clerk", ["ask-clerk"], "GW-CLERK-02", first("home>builders")),
  maybe(ask("page-lesson-gw-fill", ["ask-clerk"], "GW-LOC-03", first("home>sawmill", "home>quarry", "home>gold-mine"))),
  maybe(ask("page-lesson-gw-third", ["ask-clerk"], "GW-LOC-05", first("home>sawmill", "home>quarry", "home>school"))),
  maybe(ask("page-lesson-gw-rush", ["ask-rush-clerk"], "GW-REED-20")),
  maybe(ask("page-lesson-gw-gain", ["ask-gain"], "GW-ICON-01", something)),
  maybe(ask("page-lesson-gw-activation", ["ask-activation"], "GW-AUTUMN-13", something)),
  maybe(ask("page-lesson-gw-build", ["ask-build"], "GW-BUILD-04", something)),
  maybe(ask("page-lesson-gw-pay", ["ask-pay", "ask-store"], "GW-WAREHOUSE-01")),
  maybe(tell("page-lesson-gw-others", (scene) => pub(scene).season === "autumn" && pub(scene).active > 0, LOG, "GW-SOLO-31")),
];

/** The second Year: Hordes come, cards come back, and what the first Year did not show. */
const SECOND: Step<View>[] = [
  tell("page-lesson-gw-winter", year(2), WALL, "GW-WINTER-08"),
  tell("page-lesson-gw-spring", year(2), WALL, "GW-SPRING-02"),
  maybe(ask("page-lesson-gw-recovery", ["ask-recovery", "ask-recovery-empty"], "GW-SUMMER-05", first("score-pile"))),
  tell("page-lesson-gw-ends", (scene) => year(2)(scene) && choosing(scene), ENDS, "GW-END-01"),
  tell("page-lesson-gw-qin", (scene) => year(2)(scene) && choosing(scene), MEMO, "GW-SOLO-24"),
  ask("page-lesson-gw-plan", ["ask-command"], "GW-AUTUMN-06"),
  maybe(ask("page-lesson-gw-track", ["ask-space"], "GW-AUTUMN-02")),
];

/** What is explained when it comes up, in any Year. */
const WHEN_IT_COMES: Step<View>[] = [
  ask("page-lesson-gw-window", ["ask-window"], "GW-TACTIC-02"),
  ask("page-lesson-gw-upgrade", ["ask-upgrade", "ask-upgrade-where"], "GW-OVERSEER-02"),
  ask("page-lesson-gw-donate", ["ask-donate"], "GW-DONATE-02", first("yes")),
  ask("page-lesson-gw-recruit", ["ask-recruit"], "GW-BARRACKS-01"),
  ask("page-lesson-gw-deploy", ["ask-deploy"], "GW-BARRACKS-04"),
  ask("page-lesson-gw-attack", ["ask-attack"], "GW-ATTACK-07"),
  ask("page-lesson-gw-wound", ["ask-wound"], "GW-WINTER-01"),
  ask("page-lesson-gw-hire", ["ask-hire"], "GW-EMBASSY-03"),
  ask("page-lesson-gw-tea", ["ask-tea"], "GW-TEAHOUSE-01", first("yes")),
  ask("page-lesson-gw-route", ["ask-route"], "GW-LOGI-02"),
  ask("page-lesson-gw-advanced", ["ask-advanced"], "GW-ADVACT-03", something),
  ask("page-lesson-gw-save", ["ask-save"], "GW-SAVE-01"),
  ask("page-lesson-gw-shame", ["ask-shame"], "GW-SHAME-4"),
].map(maybe);

/** The third Year begins: from here on the player goes alone. */
const LAST: Step<View>[] = [tell("page-lesson-gw-score", (scene) => year(3)(scene) && choosing(scene), TRACK, "GW-SCORE-01")];

const lesson: Lesson = {
  players: 1,
  options: {},
  chapters: [
    { title: "page-lesson-gw-chapter-1", steps: FIRST.map(({ id }) => id) },
    { title: "page-lesson-gw-chapter-2", steps: SECOND.map(({ id }) => id) },
    { title: "page-lesson-gw-chapter-3", steps: LAST.map(({ id }) => id) },
  ],
  steps: [...FIRST, ...SECOND, ...WHEN_IT_COMES, ...LAST],
  enough: (scene: S) => year(3)(scene),
  farewell: "page-lesson-gw-alone",
};

export default lesson;
