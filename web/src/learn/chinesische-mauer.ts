/** The guided first game of Chinesische Mauer, with two rivals. */
import type { ChinesischeMauerView } from "../lib/wire";
import type { Lesson, Scene } from "./lessons";

type S = Scene<ChinesischeMauerView>;
const asks = (scene: S, ...prompts: string[]) => scene.question !== null && prompts.includes(scene.question.prompt.id);
const acting = (scene: S) => asks(scene, "ask-second-action", "ask-third-action");
const holds = (scene: S, card: string) => (scene.view.hand[card] ?? 0) > 0;
const lies = (scene: S, card: string) => scene.view.sections.some((section) => section.row.some((each) => each.card === card));
const happened = (scene: S, kind: string) => scene.events.some((event) => event.kind === kind);
const mineHappened = (scene: S, kind: string) => scene.events.some((event) => event.kind === kind && event.args["seat"] === scene.seat);
const turns = (scene: S) => scene.events.filter((event) => event.kind === "turn-begins" && event.args["seat"] === scene.seat).length;
/** A way to place one card of a kind where the fewest cards lie. */
const place = (card: string) => (scene: S) => {
  const found = scene.question?.options.filter((option) => option.label.id === "choose-place" && option.label.args["count"] === 1) ?? [];
  const words = ["wall", "gate", "tower", "noble", "warrior", "rider", "dragon"];
  const ways = found.filter((option) => words[Number(option.label.args["card"])] === card);
  const cards = (section: number) => scene.view.sections[section]?.row.length ?? 99;
  ways.sort((a, b) => cards(Number(a.label.args["section"])) - cards(Number(b.label.args["section"])));
  return ways[0]?.notation ?? null;
};

export const CHINESISCHE_MAUER: Lesson = {
  players: 3,
  options: {},
  steps: [
    { id: "goal", when: () => true, say: "page-lesson-cm-goal", until: "next", at: "stage", rule: "CM-END-3" },
    { id: "tiles", when: () => true, say: "page-lesson-cm-tiles", until: "next", at: "stage", rule: "CM-SCORE-1" },
    { id: "hand", when: acting, say: "page-lesson-cm-hand", until: "next", at: "shelf", rule: "CM-ACT-1" },
    { id: "place", when: (scene) => acting(scene) && place("wall")(scene) !== null, say: "page-lesson-cm-place", until: "choice", at: "shelf", rule: "CM-ACT-1", point: place("wall") },
    { id: "place-any", when: (scene) => acting(scene) && !mineHappened(scene, "placed"), say: "page-lesson-cm-place-any", until: "choice", at: "shelf", rule: "CM-ACT-1" },
    { id: "draw", when: (scene) => asks(scene, "ask-third-action"), say: "page-lesson-cm-draw", until: "choice", at: "shelf", rule: "CM-ACT-2", point: (scene) => scene.question?.options.find((option) => option.label.id === "choose-draw")?.notation ?? null },
    { id: "others", when: (scene) => turns(scene) >= 1 && scene.question === null, say: "page-lesson-cm-others", until: "next", at: "log" },
    { id: "lead", when: (scene) => turns(scene) >= 2 && acting(scene), say: "page-lesson-cm-lead", until: "next", at: "stage", rule: "CM-SCORE-1" },
    { id: "score", when: (scene) => asks(scene, "ask-score"), say: "page-lesson-cm-score", until: "choice", at: "stage", rule: "CM-SCORE-1" },
    { id: "tile", when: (scene) => asks(scene, "ask-tile"), say: "page-lesson-cm-tile", until: "choice", at: "stage", rule: "CM-SCORE-2" },
    { id: "card", when: (scene) => asks(scene, "ask-card"), say: "page-lesson-cm-card", until: "choice", at: "stage", rule: "CM-VALUE-5" },
    { id: "weigh", when: (scene) => mineHappened(scene, "tile-on-card"), say: "page-lesson-cm-weigh", until: "next", at: "stage", rule: "CM-VALUE-5" },
    { id: "warriors", when: (scene) => acting(scene) && holds(scene, "warrior"), say: "page-lesson-cm-warriors", until: "next", at: "shelf", rule: "CM-VALUE-2" },
    { id: "riders", when: (scene) => acting(scene) && holds(scene, "rider"), say: "page-lesson-cm-riders", until: "next", at: "shelf", rule: "CM-ACT-4" },
    { id: "noble", when: (scene) => acting(scene) && (holds(scene, "noble") || lies(scene, "noble")), say: "page-lesson-cm-noble", until: "next", at: "stage", rule: "CM-VALUE-3" },
    { id: "dragon", when: (scene) => acting(scene) && holds(scene, "dragon"), say: "page-lesson-cm-dragon", until: "next", at: "shelf", rule: "CM-ACT-5" },
    { id: "alone", when: (scene) => happened(scene, "tile-on-card") && turns(scene) >= 4 && acting(scene), say: "page-lesson-cm-alone", until: "next", at: "status" },
  ],
};
