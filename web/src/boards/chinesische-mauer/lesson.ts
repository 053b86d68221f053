/** The guided first game of Chinesische Mauer, with two rivals. */
import type { ChinesischeMauerView } from "../../lib/wire";
import type { Lesson, Scene } from "../../learn/lessons";

type S = Scene<ChinesischeMauerView>;
const asks = (scene: S, ...prompts: string[]) => scene.question !== null && prompts.includes(scene.question.prompt.id);
const acting = (scene: S) => asks(scene, "ask-second-action", "ask-third-action");
const holds = (scene: S, card: string) => (scene.view.own.hand[card] ?? 0) > 0;
const lies = (scene: S, card: string) => scene.view.public.sections.some((section) => section.row.some((each) => each.card === card));
const mineHappened = (scene: S, kind: string) => scene.events.some((event) => event.kind === kind && event.args["seat"] === scene.seat);
const turns = (scene: S) => scene.events.filter((event) => event.kind === "turn-begins" && event.args["seat"] === scene.seat).length;
/** A way to place one wall where the fewest cards lie, or any card. */
const place = (scene: S) => {
  const ways = scene.question?.options.filter((option) => option.label.id === "choose-place" && option.label.args["count"] === 1) ?? [];
  const cards = (section: number) => scene.view.public.sections[section]?.row.length ?? 99;
  const rank = (args: Record<string, unknown>) => Number(args["card"]) * 100 + cards(Number(args["section"]));
  return ways.sort((a, b) => rank(a.label.args) - rank(b.label.args))[0]?.notation ?? null;
};

const HAND = "[data-fan]";
const DECK = "[data-my-deck]";
const TILES = ".stele";
const TARGETS = "[data-pick]";
const LOG = ".rail .panel, .bar .ib.only-phone:not(.chat)";
const NOBLES = '.stack use[href="#pic-noble"], [data-fan] [data-kind="noble"]';
const held = (card: string) => `[data-fan] [data-kind="${card}"]`;

const lesson: Lesson = {
  players: 3,
  options: {},
  steps: [
    { id: "goal", when: () => true, say: "page-lesson-cm-goal", until: "next", about: TILES, rule: "CM-END-3" },
    { id: "tiles", when: () => true, say: "page-lesson-cm-tiles", until: "next", about: TILES, rule: "CM-SCORE-2" },
    { id: "hand", when: acting, say: "page-lesson-cm-hand", until: "next", about: HAND, rule: "CM-TURN-1" },
    { id: "place", when: acting, say: "page-lesson-cm-place", until: "choice", about: HAND, rule: "CM-ACT-1", point: place },
    { id: "draw", when: (scene) => asks(scene, "ask-third-action"), say: "page-lesson-cm-draw", until: "choice", about: DECK, rule: "CM-ACT-2", point: (scene) => scene.question?.options.find((option) => option.label.id === "choose-draw")?.notation ?? null },
    { id: "others", when: (scene) => turns(scene) >= 1, say: "page-lesson-cm-others", until: "next", about: LOG },
    { id: "score", when: (scene) => asks(scene, "ask-score"), say: "page-lesson-cm-score", until: "choice", about: TARGETS, rule: "CM-SCORE-1", chance: true },
    { id: "tile", when: (scene) => asks(scene, "ask-tile"), say: "page-lesson-cm-tile", until: "choice", about: TARGETS, rule: "CM-SCORE-2", chance: true },
    { id: "card", when: (scene) => asks(scene, "ask-card"), say: "page-lesson-cm-card", until: "choice", about: TARGETS, rule: "CM-VALUE-5", chance: true },
    { id: "weigh", when: (scene) => mineHappened(scene, "tile-on-card"), say: "page-lesson-cm-weigh", until: "next", about: ".stamped", rule: "CM-VALUE-5", chance: true },
    { id: "lead", when: (scene) => turns(scene) >= 2 && acting(scene), say: "page-lesson-cm-lead", until: "next", about: ".tally", rule: "CM-SCORE-1" },
    { id: "warriors", when: (scene) => acting(scene) && holds(scene, "warrior"), say: "page-lesson-cm-warriors", until: "next", about: held("warrior"), rule: "CM-VALUE-2", chance: true },
    { id: "riders", when: (scene) => acting(scene) && holds(scene, "rider"), say: "page-lesson-cm-riders", until: "next", about: held("rider"), rule: "CM-ACT-4", chance: true },
    { id: "noble", when: (scene) => acting(scene) && (holds(scene, "noble") || lies(scene, "noble")), say: "page-lesson-cm-noble", until: "next", about: NOBLES, rule: "CM-VALUE-3", chance: true },
    { id: "dragon", when: (scene) => acting(scene) && holds(scene, "dragon"), say: "page-lesson-cm-dragon", until: "next", about: held("dragon"), rule: "CM-ACT-5", chance: true },
  ],
  enough: (scene) => acting(scene) && turns(scene) >= (mineHappened(scene, "tile-on-card") ? 4 : 7),
  farewell: "page-lesson-cm-alone",
};

export default lesson;
