/** The guided first game of Die Mauer: one round with two rivals. */
import type { DieMauerView } from "../../lib/wire";
import type { Lesson, Scene } from "../../learn/lessons";

type S = Scene<DieMauerView>;
const asks = (scene: S, prompt: string) => scene.question?.prompt.id === prompt && !scene.question.answered;
const happened = (scene: S, kind: string) => scene.events.some((event) => event.kind === kind);
const builtByMe = (scene: S) => scene.events.filter((event) => event.kind === "built" && event.args["seat"] === scene.seat).length;
const planning = (scene: S) => asks(scene, "ask-plan-master") || asks(scene, "ask-plan-rival");
const times = (scene: S) => scene.events.filter((event) => event.kind === "turn-begins").length;
const offered = (scene: S, notation: string) => (scene.question?.options.some((option) => option.notation === notation) ? notation : null);
const takesAll = (scene: S) => scene.view.public.open_ends.some(Boolean);
/** The dearest block that could be built now, as notation. */
const dearest = (scene: S) => {
  const worth = (block: string) => (block === "T" ? 15 : block === "G" ? 10 : Number(block.slice(1)));
  const hand = scene.view.own.hand.filter((block) => takesAll(scene) || block.startsWith("W")).sort((a, b) => worth(b) - worth(a));
  return hand.map((block) => offered(scene, block)).find(Boolean) ?? null;
};

const PIECES = "[data-dm-piece]";
const HANDS = ".rivals .arm";
const ENDS = ".slot";
const LOG = ".rail .panel, .bar .ib.only-phone:not(.chat)";

const lesson: Lesson = {
  players: 3,
  options: { rounds: "1" },
  steps: [
    { id: "goal", when: () => true, say: "page-lesson-dm-goal", until: "next", about: PIECES, rule: "DM-END-3" },
    { id: "fists", when: planning, say: "page-lesson-dm-fists", until: "next", about: HANDS, rule: "DM-PLAN-1" },
    { id: "rival", when: (scene) => asks(scene, "ask-plan-rival"), say: "page-lesson-dm-rival", until: "choice", about: PIECES, rule: "DM-OPEN-2", point: dearest },
    { id: "opened", when: (scene) => happened(scene, "showed") || happened(scene, "showed-nothing"), say: "page-lesson-dm-opened", until: "next", about: LOG, rule: "DM-OPEN-1" },
    { id: "too-many", when: (scene) => happened(scene, "too-many-rivals"), say: "page-lesson-dm-too-many", until: "next", about: LOG, rule: "DM-OPEN-3", chance: true },
    { id: "closed", when: (scene) => planning(scene) && scene.view.public.wall.length > 0 && !takesAll(scene), say: "page-lesson-dm-closed", until: "next", about: ENDS, rule: "DM-BUILD-2", chance: true },
    { id: "master", when: (scene) => asks(scene, "ask-plan-master"), say: "page-lesson-dm-master", until: "choice", about: PIECES, rule: "DM-OPEN-1", point: dearest },
    { id: "end", when: (scene) => asks(scene, "ask-end"), say: "page-lesson-dm-end", until: "choice", about: ENDS, rule: "DM-BUILD-2", chance: true },
    { id: "built", when: (scene) => builtByMe(scene) > 0, say: "page-lesson-dm-built", until: "next", about: PIECES, chance: true },
    { id: "memo", when: (scene) => times(scene) >= 2 && planning(scene), say: "page-lesson-dm-memo", until: "next", about: ".memo, .memo-phone", rule: "DM-ROUND-1" },
    { id: "guess", when: (scene) => times(scene) >= 3 && asks(scene, "ask-plan-rival") && takesAll(scene), say: "page-lesson-dm-guess", until: "choice", about: PIECES, rule: "DM-OPEN-2", point: dearest, chance: true },
    { id: "empty", when: (scene) => times(scene) >= 2 && asks(scene, "ask-plan-master"), say: "page-lesson-dm-empty", until: "choice", about: PIECES, rule: "DM-FIST-1", point: (scene) => offered(scene, "fist") },
    { id: "lone", when: (scene) => asks(scene, "ask-lone-fist"), say: "page-lesson-dm-lone", until: "choice", about: PIECES, rule: "DM-FIST-1", chance: true },
    { id: "give", when: (scene) => asks(scene, "ask-give"), say: "page-lesson-dm-give", until: "choice", about: PIECES, rule: "DM-FIST-2", chance: true },
  ],
  enough: (scene) => times(scene) >= 6 && planning(scene),
  farewell: "page-lesson-dm-alone",
};

export default lesson;
