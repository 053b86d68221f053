/** Which option of the question belongs to which place of the table. What is legal comes from here and from nowhere else. */
import type { Message, Option, Question } from "../../lib/wire";
import { RESOURCES, SIDES, SOLDIERS, type Props, type SetData } from "./facts";

const MARCHERS = ["spearmen", "archers", "horsemen", "post-to-post", "post-to-rest"];

const NONE: readonly Option[] = [];

/** The place of an option as a word, from its label's id and arguments: "location:sawmill", "point:left1.b3", "pass". */
export function placeOf({ label }: Pick<Option, "label">, set: SetData): string {
  const { id, args } = label;
  const number = (name: string) => Number(args[name] ?? -1);
  const side = (name = "side") => SIDES[number(name)] ?? "";
  const soldier = () => SOLDIERS[number("soldier")] ?? "";
  const location = (name = "location") => set.locations[number(name)]?.id ?? "";
  const card = (cards: readonly { id: string }[], name: string) => cards[number(name)]?.id ?? "";
  const points = () => `${side()}${number("row")}.${String(args["point"]).replaceAll(" + ", "")}`;
  switch (id) {
    case "choose-space": return `space:${number("number")}`;
    case "choose-command": return `command:${card(playersCommands(set), "command")}`;
    case "choose-seat": return `seat:${number("seat")}`;
    case "choose-rush-clan": return "seat:2"; // two players are asked, and the clan is the third faction
    case "choose-location": return `location:${location()}`;
    case "choose-resource": return `resource:${RESOURCES[number("resource")] ?? ""}`;
    case "choose-soldier": return `soldier:${soldier()}`;
    case "choose-rest": return `rest:${side()}:${soldier()}`;
    case "choose-post": return `post:${side()}`;
    case "choose-shoot": return `shoot:${side()}`;
    case "choose-wall": return `wall:${side()}`;
    case "choose-barricade": return `barricade:${side()}`;
    case "choose-route": return `route:${side()}>${side("to_side")}`;
    case "choose-draw": return `draw:${number("count")}`;
    case "choose-kill": return `kill:${number("count")}`;
    case "choose-save": return `save:${soldier()}`;
    case "choose-shame-soldier": return `shame-soldier:${soldier()}`;
    case "choose-shame-horde": return `shame-horde:${card(set.hordes, "horde")}:${number("count")}`;
    case "choose-unshame-soldier": return `unshame-soldier:${soldier()}`;
    case "choose-unshame-horde": return `unshame-horde:${card(set.hordes, "horde")}:${number("count")}`;
    case "choose-request": return `request:${card(set.requests, "request")}`;
    case "choose-discard": return `discard:${card(set.tactics, "tactic")}`;
    case "choose-play": return `play:${card(set.tactics, "tactic")}`;
    case "choose-play-empowered": return `play:${card(set.tactics, "tactic")}!`;
    case "choose-general": return `general:${card(set.generals, "general")}`;
    case "choose-advisor": return `advisor:${card(set.advisors, "advisor")}`;
    case "choose-clerk-home": return `clerk:home>${location()}`;
    case "choose-clerk": return `clerk:${location("from_location")}>${location()}`;
    case "choose-send": return `send:${MARCHERS[number("marchers")] ?? ""}:${number("count")}`;
    case "choose-point": return `point:${points()}`;
    case "choose-pair": return `pair:${points()}`;
    case "choose-amount": return `amount:${RESOURCES[number("resource")] ?? ""}:${number("count")}`;
    case "choose-store": return `store:${RESOURCES[number("resource")] ?? ""}:${number("count")}`;
    default: return id.replace(/^choose-/, "");
  }
} // prettier-ignore

const playersCommands = (set: SetData) => set.commands.filter((card) => card.clan === "player");

export class Targets {
  /** The id of the prompt, such as "ask-clerk"; empty: nothing is asked. */
  readonly asks: string;
  readonly prompt: Message | null;
  readonly #places: ReadonlyMap<string, Option>;

  constructor(
    readonly question: Question | null,
    readonly set: SetData,
  ) {
    this.asks = question?.prompt.id ?? "";
    this.prompt = question?.prompt ?? null;
    this.#places = new Map((question?.options ?? NONE).map((option) => [placeOf(option, set), option]));
  }

  at(place: string): Option | null {
    return this.#places.get(place) ?? null;
  }

  /** All places that begin so, without the beginning. */
  starting(prefix: string): [string, Option][] {
    return [...this.#places].filter(([place]) => place.startsWith(prefix)).map(([place, option]) => [place.slice(prefix.length), option]);
  }

  get pass(): Option | null {
    return this.at("pass");
  }

  get yes(): Option | null {
    return this.at("yes");
  }

  /** Where Clerks can come from: "home" or a Location, each with where they can go. */
  get clerks(): ReadonlyMap<string, ReadonlyMap<string, Option>> {
    const found = new Map<string, Map<string, Option>>();
    for (const [move, option] of this.starting("clerk:")) {
      const [from = "", to = ""] = move.split(">");
      found.set(from, (found.get(from) ?? new Map<string, Option>()).set(to, option));
    }
    return found;
  }
}

let last: Targets | null = null;

/** What can be chosen now, read once for all parts of the board; nothing while an earlier moment is shown or the answer is given. */
export function read({ question, past, local }: Pick<Props, "question" | "past" | "local">): Targets {
  const asked = past || question?.answered ? null : question;
  if (last?.question !== asked || last.set !== local.set) last = new Targets(asked, local.set);
  return last;
}

/** Labels whose places are on the table. */
const ON_TABLE = ["clerk:", "location:", "space:", "point:", "pair:", "rest:", "post:", "shoot:", "wall:", "barricade:", "route:"];

/** Whether a card on the Command track is to be copied. */
export const copies = ({ asks }: Targets): boolean => asks.startsWith("ask-copy");

/** The picks that the stage offers. On a phone beside a shared screen there is no stage. */
export function onTable(props: Props): Set<number> {
  if (props.alone) return new Set();
  const targets = read(props);
  // Players and cards are chosen on the Command track, if they are there.
  const onTrack = props.view.public.command_track.flatMap((placed) => (placed ? [targets.at(`seat:${placed.faction}`), copies(targets) ? targets.at(`command:${placed.command}`) : null] : []));
  return new Set([...ON_TABLE.flatMap((prefix) => targets.starting(prefix).map(([, option]) => option)), ...onTrack].flatMap((option) => option?.pick ?? []));
}

/** Whether an answer cannot be taken back by the player alone. What is not foreseen yet counts as final. */
const isFinal = ({ barrier, differences }: Props, { pick }: Option): boolean => barrier && !["question", "form"].includes(differences?.[String(pick)]?.stops ?? "");

/**
 * A target was pressed. The mouse has shown what it leads to before, so it answers at once, unless that is final; a finger and the
 * keyboard pick, and the button that commits says the rest. What stays hidden until all have chosen is always picked first. A pick that
 * only goes on with a form is filled in at once: nothing is given before the last one, and each can be taken out again.
 */
export function press(props: Props, event: MouseEvent, option: Option): void {
  const { question, local } = props;
  if (props.busy || !question) return;
  const byMouse = event instanceof PointerEvent && event.pointerType === "mouse";
  if (question.goes_on.includes(option.pick) || (byMouse && !question.secret && !isFinal(props, option))) props.choose([option.pick]);
  else local.pick(question, local.picked(question) === option.pick ? null : option.pick);
}
