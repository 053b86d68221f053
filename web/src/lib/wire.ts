// Made by wire_types.py from the server's types: do not edit, run `npm run types`.
export type AnyCommand =
  | Choose
  | Withdraw
  | Ask
  | Foresee
  | WhyNot
  | Hint
  | Undo
  | ResetTurn
  | Redo
  | Propose
  | Consent
  | Resign
  | Leave
  | Sit
  | SeatBot
  | Change
  | Kick
  | Nudge
  | Ready
  | Start
  | Close
  | Rematch
  | Write
  | Follow
  | Tell
  | Point
  | Plan
  | Stand
  | Prefer
  | Look
  | Gather
  | Lead
  | Depart;
export type AnyNews =
  | TableView
  | GameView
  | Question
  | Done
  | NotDone
  | GoOn
  | Foreseen
  | Hinted
  | Chats
  | GatheringView
  | Pointed
  | Explained
  | Time;

/**
 * Everything about a table except the game. On a socket it is sent when something around the game has changed.
 */
export interface TableView {
  is: "table";
  id: string;
  code: string;
  name: string;
  game: string;
  players: number;
  options: {
    [k: string]: string;
  };
  status: "closed" | "open" | "over" | "paused" | "running";
  way: "devices" | "one-device" | "shared-screen";
  public: boolean;
  clock: Clock;
  seats: SeatView[];
  rules_version: number;
  created: number;
  host: boolean;
  host_name: string;
  changed: string[];
  casual: boolean;
  silence: number;
  onlookers: number;
  proposals: Proposal[];
  scores: number[];
  winners: number[];
  ended_by: "" | "agreement" | "resignation" | "rules" | "time";
  rematch: string;
  marked: Message | null;
  branch: Branch | null;
  set: SetView | null;
}
/**
 * none: no limit. move: seconds for each choice. bank: seconds in total, plus an increment after every choice.
 */
export interface Clock {
  kind: "bank" | "move" | "none";
  seconds: number;
  increment: number;
}
/**
 * A seat as everybody at the table sees it; only the host sees `invite`.
 */
export interface SeatView {
  seat: number;
  kind: "bot" | "open" | "outside-bot" | "person";
  colour: "a" | "b" | "c" | "d" | "e" | "f";
  name: string;
  bot: string;
  yours: boolean;
  ready: boolean;
  present: boolean;
  resigned: boolean;
  left: boolean;
  late: boolean;
  gone: boolean;
  offered: boolean;
  away_until: number | null;
  nudged: number | null;
  clock: SeatClock | null;
  invite: string;
}
/**
 * The time left when the clock last started or stopped, and when it started (`at`, server time). Changes only at those moments.
 */
export interface SeatClock {
  left_ms: number;
  running: boolean;
  at: number;
}
/**
 * Something that needs the consent of the others: undo, pause, resume, end, or to offer the seat of a player who has left.
 */
export interface Proposal {
  id: number;
  kind: "end" | "offer" | "pause" | "resume" | "undo";
  by: number;
  agreed: number[];
  waits_for: number[];
  seat: number | null;
}
/**
 * A message id in the catalogues, with its arguments by name. The game's vocabulary says what an argument's number means.
 */
export interface Message {
  id: string;
  args: {
    [k: string]: number | string;
  };
}
/**
 * Where a table began that starts in the middle of a game: at a moment of another table, or at a text (`table` is empty).
 */
export interface Branch {
  table: string;
  moment: number;
}
/**
 * A card set of the host's own that a table is played with.
 */
export interface SetView {
  digest: string;
  name: string;
  author: string;
}
/**
 * The game as the seat sees it now. The type of `view` depends on the game.
 */
export interface GameView {
  is: "game";
  seat: number;
  version: number;
  view: unknown;
  choices: number;
  thinking: number[];
  nudge_from: number;
  undo: "ask" | "free" | "no";
  redo: boolean;
  barrier: boolean;
  question: Question | null;
  first: number;
  events: EventView[];
  changes: ViewChange[];
  planned: boolean;
  standing: StandingAnswer[];
  council: CouncilView | null;
  forced: ("always" | "never" | "smart") | null;
  text: Passage[] | null;
}
/**
 * What a seat is asked now. `so_far` holds the picks of a half-filled form; `options` are the next picks.
 */
export interface Question {
  is: "question";
  seat: number;
  version: number;
  kind: "amount" | "many" | "one" | "order" | "split" | "yes_no";
  prompt: Message;
  rules: string[];
  options: Option[];
  secret: boolean;
  window: boolean;
  split: Split | null;
  so_far: number[];
  answered: number[] | null;
  standing: string | null;
  goes_on: number[];
  place: Place | null;
  facts: {
    [k: string]: OptionFacts;
  };
}
/**
 * One way to answer: its number, its notation, and the message that describes it.
 */
export interface Option {
  pick: number;
  notation: string;
  label: Message;
}
/**
 * What is to be split, so that the whole form can be filled in at once.
 *
 *     The answer has a pick for each part, in their order. It may stop as soon as the amounts add up to `total`, and must not go on then.
 *     Amounts that add up to `least` or more, and to `total` at most, are always allowed.
 */
export interface Split {
  parts: Part[];
  total: number;
  least: number;
  default: number[];
}
/**
 * One thing of a split: its name, and the pick for each amount of it, 0 first.
 */
export interface Part {
  label: Message;
  picks: number[];
}
/**
 * What a question is about and where it comes from, for people. A game leaves out what it does not know.
 */
export interface Place {
  whose: number | null;
  section: string | null;
  row: number | null;
  location: string | null;
  card: CardName | null;
  box: number | null;
  remaining: number | null;
  says: Message[];
}
/**
 * A card by its kind, such as advisor, and its id in the set.
 */
export interface CardName {
  kind: string;
  id: string;
}
/**
 * What an option costs and brings, as far as that is certain: by resource, or by action.
 */
export interface OptionFacts {
  cost: {
    [k: string]: number;
  };
  brings: {
    [k: string]: number;
  };
  says: Message[];
  warns: Message[];
}
/**
 * An event as the seat may see it. Its message is event-<kind>, or event-<kind>-known if `known` is set.
 *
 *     Events are numbered from 0 and never removed. `table-undone` says that the events from number `first` on were taken back; if
 *     they are sent again later, they carry `undone`. Kinds that begin with table- belong to the table and not to a game.
 */
export interface EventView {
  kind: string;
  args: {
    [k: string]: number;
  };
  known: boolean;
  choice: number;
  undone: boolean;
}
/**
 * What has changed up to an event, by its number; None: up to the end of the step, with what no event tells.
 *
 *     A patch says what a view is now where it differs from before: an object by its fields, a list that is still as long by the places
 *     in it, everything else as a whole. `web/src/lib/fold.ts` applies it.
 */
export interface ViewChange {
  event: number | null;
  patch: {};
}
/**
 * What is answered to a question of this kind, until one of these events. `ended` is the kind of the event that has ended it.
 */
export interface StandingAnswer {
  question: string;
  answers: string[];
  until: string[];
  ended: string;
}
/**
 * A joint question, for everybody at the table. Those who are asked get it as their question too: choosing what stands is agreeing.
 */
export interface CouncilView {
  speaker: number;
  prompt: Message;
  proposal: Option;
  by: number | null;
  agreed: number[];
  waits_for: number[];
  held: number[];
  following: number[];
  opinions: OpinionView[];
  ends: number | null;
}
/**
 * What a bot says about the answer that stands: whether it agrees, what it would answer, and why.
 */
export interface OpinionView {
  seat: number;
  agrees: boolean;
  answer: Option;
  because: Message;
}
/**
 * Part of a view in words, for all kinds of readers and for games without a drawn board.
 */
export interface Passage {
  heading: Message;
  lines: Message[][];
}
/**
 * The command was carried out and stored safely.
 */
export interface Done {
  is: "done";
  id: string | null;
}
/**
 * The command was not carried out. `stale`: a fresh GameView comes with it.
 */
export interface NotDone {
  is: "not_done";
  refusal: Refusal;
  id: string | null;
  stale: boolean;
}
/**
 * Why something is not allowed, and the rule behind it. `rule` is empty if the table refuses, not the rules of the game.
 */
export interface Refusal {
  rule: string;
  message: Message;
}
/**
 * The picks are the beginning of a choice; this is the next question. Nothing has been done yet.
 */
export interface GoOn {
  is: "go_on";
  question: Question;
  id: string | null;
}
/**
 * What the options of the question would lead to.
 */
export interface Foreseen {
  is: "foreseen";
  version: number;
  so_far: number[];
  outcomes: {
    [k: string]: Message[];
  };
  differences: {
    [k: string]: Difference;
  };
  begun: Difference | null;
}
/**
 * What a choice would change, as far as the seat can know. Patches are those of `ViewChange`, forecasts included.
 */
export interface Difference {
  stops: "draw" | "end" | "form" | "question" | "seat";
  resources: {
    [k: string]: number;
  };
  gains: Gain[];
  events: Foretold[];
  public: {};
  own: {};
}
/**
 * Points that a faction would gain or lose, and where they come from: a card, or a rule, of the kind `rule`.
 */
export interface Gain {
  faction: number;
  count: number;
  source: CardName;
}
/**
 * An event that would happen.
 */
export interface Foretold {
  kind: string;
  args: {
    [k: string]: number;
  };
}
/**
 * What the master bot would choose, based on what the seat knows. Chances are in percent; scores are those expected at the end.
 */
export interface Hinted {
  is: "hinted";
  version: number;
  picks: number[];
  because: Message[];
  id: string | null;
  chance: number;
  score: number;
  share: number;
  other: Message[];
  other_chance: number;
  other_score: number;
}
/**
 * Lines of the chat that are new to this connection.
 */
export interface Chats {
  is: "chats";
  lines: Chat[];
}
export interface Chat {
  number: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}
/**
 * Who looks back together, and the moment they all see. Sent when that has changed; without people it is over.
 */
export interface GatheringView {
  is: "gathering";
  people: Companion[];
  leader: number;
  you: number;
  moment: number;
  seat: number;
}
/**
 * One of the people who look at a table: a player by their seat, or an onlooker (-1).
 */
export interface Companion {
  seat: number;
  name: string;
}
/**
 * Someone points at a place of the board (see `Point`).
 */
export interface Pointed {
  is: "pointed";
  by: Companion;
  place: string;
  x: number;
  y: number;
}
/**
 * The reply to why_not: None if the choice is possible.
 */
export interface Explained {
  is: "explained";
  notation: string;
  refusal: Refusal | null;
  id: string | null;
}
/**
 * The server's time, sent when a connection opens; clocks are displayed relative to it.
 */
export interface Time {
  is: "time";
  now: number;
}
/**
 * A table in a list.
 */
export interface TableEntry {
  table: TableView;
  thinking: number[];
  since: number;
  people: string[];
  digest: Digest | null;
}
/**
 * What mattered since your last choice, as your seat may see it. Which events matter is for the game to say.
 */
export interface Digest {
  moment: number;
  choices: number;
  last: number;
  events: EventView[];
  count: number;
}
/**
 * Answer the question. An answer with any `version` other than the current one is stale.
 */
export interface Choose {
  do: "choose";
  id: string;
  version: number;
  picks: number[];
  seat?: number | null;
}
/**
 * Take back an answer while others are still thinking. At a joint question, also ask them to wait for you.
 */
export interface Withdraw {
  do: "withdraw";
  id?: string | null;
  seat?: number | null;
}
/**
 * Get the next question of a form that is being filled in.
 */
export interface Ask {
  do: "ask";
  id?: string | null;
  so_far: number[];
  seat?: number | null;
}
/**
 * Get what each option would lead to, as far as the seat can see.
 */
export interface Foresee {
  do: "foresee";
  id?: string | null;
  so_far?: number[];
  seat?: number | null;
}
/**
 * Get the reason why a choice, given in notation, is not possible.
 */
export interface WhyNot {
  do: "why_not";
  id?: string | null;
  notation: string;
  seat?: number | null;
}
/**
 * Get the choice that a bot would make for the seat.
 */
export interface Hint {
  do: "hint";
  id?: string | null;
  seat?: number | null;
}
/**
 * Take back your last choice. Beyond a barrier, this proposes an undo to the others.
 */
export interface Undo {
  do: "undo";
  id?: string | null;
  seat?: number | null;
}
/**
 * Take back everything in this turn that can be taken back without consent.
 */
export interface ResetTurn {
  do: "reset_turn";
  id?: string | null;
  seat?: number | null;
}
export interface Redo {
  do: "redo";
  id?: string | null;
  seat?: number | null;
}
/**
 * Propose something to the others. `seat` goes with "offer": the seat of a player who has left, for somebody else to take over.
 */
export interface Propose {
  do: "propose";
  id?: string | null;
  kind: "end" | "offer" | "pause" | "resume";
  seat?: number | null;
}
export interface Consent {
  do: "consent";
  id?: string | null;
  proposal: number;
  agree: boolean;
}
export interface Resign {
  do: "resign";
  id?: string | null;
  seat?: number | null;
}
/**
 * Before the start: give up the seat. Later: a bot takes over; `Sit` takes the seat back.
 */
export interface Leave {
  do: "leave";
  id?: string | null;
  seat?: number | null;
}
/**
 * Take a seat: an open one, your own again, or one that the table offers because its player has left.
 */
export interface Sit {
  do: "sit";
  id?: string | null;
  seat?: number | null;
  name?: string | null;
  colour?: ("a" | "b" | "c" | "d" | "e" | "f") | null;
}
/**
 * Host: put a bot on an open seat.
 */
export interface SeatBot {
  do: "seat_bot";
  id?: string | null;
  seat: number;
  bot: string;
}
/**
 * Host: change options before the start. Omitted fields stay as they are. The others have to confirm again that they are ready.
 */
export interface Change {
  do: "change";
  id?: string | null;
  options?: {
    [k: string]: string;
  };
  clock?: Clock | null;
  public?: boolean | null;
  casual?: boolean | null;
  silence?: number | null;
}
/**
 * Free a seat before the start, or have a bot take over during the game.
 *
 *     The host may do so before the start. Later the host and every player may do so for a player who is out of time, or whose connection
 *     has been lost for longer than the grace time; that player can take the seat back at any time. With clocks of days absence means nothing.
 */
export interface Kick {
  do: "kick";
  id?: string | null;
  seat: number;
}
/**
 * Have a player told once more that the table waits for them: after some hours, at most once per question and once a day.
 */
export interface Nudge {
  do: "nudge";
  id?: string | null;
  seat: number;
}
export interface Ready {
  do: "ready";
  id?: string | null;
  ready: boolean;
}
/**
 * Host: start the game. Every seat must be taken.
 */
export interface Start {
  do: "start";
  id?: string | null;
}
/**
 * Host: close the table permanently, before the start or when nobody is playing any more.
 */
export interface Close {
  do: "close";
  id?: string | null;
}
/**
 * Play again with the same people, seats and options. Sent twice, it leads to the same table.
 */
export interface Rematch {
  do: "rematch";
  id?: string | null;
}
/**
 * Write in the chat.
 */
export interface Write {
  do: "write";
  id?: string | null;
  text: string;
}
/**
 * Agree with whatever the speaker agrees with until the season ends, or stop doing so.
 */
export interface Follow {
  do: "follow";
  id?: string | null;
  follow: boolean;
  seat?: number | null;
}
/**
 * Tell the others one of the things for which the game has words, such as what you could pay. It is your word, and nobody checks it.
 */
export interface Tell {
  do: "tell";
  id?: string | null;
  saying: string;
  args?: number[];
  seat?: number | null;
}
/**
 * Point at a place of the board: a part of it by its name, and where in it, from 0 to 1. It is shown for a few seconds, not kept.
 *
 *     Players may point at the places that the game names, where they play together; after the end, those who look back together may point
 *     at any part, and at the whole board by an empty name.
 */
export interface Point {
  do: "point";
  id?: string | null;
  place?: string;
  x?: number;
  y?: number;
  seat?: number | null;
}
/**
 * Set answers in advance, for slow games: each is given if it is possible the next time the seat is asked. None clears them.
 */
export interface Plan {
  do: "plan";
  id?: string | null;
  steps: PlanStep[];
  seat?: number | null;
}
/**
 * Give this answer if it is possible, unless one of these events (kinds, such as `covered`) happens first.
 */
export interface PlanStep {
  notation: string;
  unless?: string[];
}
/**
 * Answer a question from now on, whenever you are asked, until one of these events; without answers you are asked again.
 *
 *     `question` is one of the game's `standing` questions. The first of the answers that is possible is given. If none is, you are asked.
 *     Passing in advance is a standing answer to the windows.
 */
export interface Stand {
  do: "stand";
  id?: string | null;
  question: string;
  answers: string[];
  until?: string[];
  seat?: number | null;
}
/**
 * Set whether the server gives your answers that leave no choice. With "smart" you are asked if it ends what you can take back.
 */
export interface Prefer {
  do: "prefer";
  id?: string | null;
  forced: "always" | "never" | "smart";
  seat?: number | null;
}
/**
 * Show another of your seats (when people share a device), or the table as an onlooker (-1).
 */
export interface Look {
  do: "look";
  id?: string | null;
  seat: number;
  text?: boolean;
}
/**
 * Look back at a finished game together with others. If you are the first, you lead, and it begins at this moment.
 */
export interface Gather {
  do: "gather";
  id?: string | null;
  moment: number;
  seat?: number;
}
/**
 * Show this moment, seen from this seat, to everybody who looks back together. You lead from then on.
 */
export interface Lead {
  do: "lead";
  id?: string | null;
  moment: number;
  seat?: number;
}
/**
 * Look back on your own again.
 */
export interface Depart {
  do: "depart";
  id?: string | null;
}
/**
 * Everything the seat knows (-1: an onlooker).
 */
export interface DieMauerView {
  game: "die-mauer";
  seat: number;
  public: DieMauerPublicView;
  own: DieMauerOwnView;
}
/**
 * What everybody sees.
 */
export interface DieMauerPublicView {
  players: number;
  version: number;
  options: {
    [k: string]: string;
  };
  to_act: number[];
  steps: DieMauerStepView[];
  round: number;
  master: number;
  wall: string[];
  open_ends: boolean[];
  chosen: boolean[];
  fists: (string | null)[];
  scores: number[];
  idle: number;
  before_gifts: {
    [k: string]: number;
  }[];
  winners: number[];
  is_over: boolean;
}
/**
 * A step that is still to be done.
 */
export interface DieMauerStepView {
  step: "building" | "end-of-turn" | "giving" | "lone-fist" | "lone-fist-end" | "planning";
  seat: number;
  block: string | null;
}
/**
 * What depends on who is looking. It has perfect recall; without `memory_aid`, screens do not show `held`.
 */
export interface DieMauerOwnView {
  hand: string[];
  fist: string | null;
  held: HeldView[];
  clues: ClueView[];
}
/**
 * What a player holds: the number of blocks, those that are certain, and the maximum of each block.
 */
export interface HeldView {
  size: number;
  certain: {
    [k: string]: number;
  };
  possible: {
    [k: string]: number;
  };
}
/**
 * What has been learned about a hand since the first gift of the round. `block` is None for a gift the seat did not see.
 */
export interface ClueView {
  what: "built" | "given" | "shown";
  seat: number;
  to: number | null;
  block: string | null;
}
/**
 * Everything the seat knows (-1: an onlooker). It excludes the hands of others and the order of decks and tiles.
 */
export interface ChinesischeMauerView {
  game: "chinesische-mauer";
  seat: number;
  public: ChinesischeMauerPublicView;
  own: ChinesischeMauerOwnView;
}
/**
 * What everybody sees.
 */
export interface ChinesischeMauerPublicView {
  players: number;
  version: number;
  options: {
    [k: string]: string;
  };
  to_act: number[];
  steps: ChinesischeMauerStepView[];
  scored: number[];
  finisher: number;
  quiet: number;
  sections: SectionView[];
  hand_sizes: number[];
  deck_sizes: number[];
  left: {
    [k: string]: number;
  }[];
  won: number[][];
  boxed: number[];
  tiles_left: {
    [k: string]: number;
  };
  scores: number[];
  winners: number[];
  is_over: boolean;
}
/**
 * A step that is still to be done.
 */
export interface ChinesischeMauerStepView {
  step: "choose-card" | "choose-tile" | "end-of-turn" | "last-scoring" | "scoring" | "second-action" | "third-action";
  seat: number;
  rider: boolean;
}
/**
 * A section. `points` is None for a player without a card there.
 */
export interface SectionView {
  open: boolean;
  tiles: number[];
  row: CardView[];
  points: (number | null)[];
}
/**
 * A card in a row. A dragon that covers a card comes right after it.
 */
export interface CardView {
  owner: number;
  card: string;
  covered: boolean;
  lies_on: boolean;
  tile: number;
  worth: number;
}
/**
 * What only the seat knows. It is empty for an onlooker.
 */
export interface ChinesischeMauerOwnView {
  hand: {
    [k: string]: number;
  };
  face_down: number[];
}
/**
 * Everything the seat knows (-1: an onlooker).
 */
export interface GreatWallView {
  game: "great-wall";
  seat: number;
  public: GreatWallPublicView;
  own: GreatWallOwnView;
}
/**
 * What everybody sees.
 */
export interface GreatWallPublicView {
  players: number;
  version: number;
  options: {
    [k: string]: string;
  };
  to_act: number[];
  steps: GreatWallStepView[];
  year: number;
  years: number;
  season: string | null;
  active: number;
  tea: number[];
  shame: number;
  shame_boxed: number;
  shame_spared: boolean;
  warehouse: number[];
  sections: WallView[];
  clerks: {
    [k: string]: number[];
  };
  factions: FactionView[];
  command_track: (CommandView | null)[];
  advisor_track: string[];
  artifacts: string[];
  requests: string[];
  events: string[];
  location_track: string[];
  indicator: string | null;
  hordes_left: HordeCardView[];
  tactics_left: string[];
  advisors_left: string[];
  requests_left: string[];
  events_left: string[];
  solo_left: string[];
  horde_discard: HordeCardView[];
  tactic_discard: string[];
  advisor_discard: string[];
  solo_pile: string[];
  deck_sizes: {
    [k: string]: number;
  };
  result: string | null;
  fulfilled: number;
  extra_defence: number;
  killed: KilledView[];
  recruits: number[];
  scores: number[];
  winners: number[];
  is_over: boolean;
  forecast: Forecast | null;
}
/**
 * A step that is still to be done: its name and fields, as its class has them. A field that is 0, false or empty is left out.
 */
export interface GreatWallStepView {
  step: string;
  fields: {
    [k: string]: number | boolean | string | (number | string)[];
  };
}
/**
 * A Section of the Wall with its Hordes, nearest first; figures by faction.
 */
export interface WallView {
  wall: number;
  barricades: number;
  defence: number;
  offence: number;
  free_posts: number;
  posts: number[];
  rest: number[][];
  hordes: HordeView[];
}
/**
 * A Horde at the Wall.
 */
export interface HordeView {
  card: HordeCardView;
  cover: PieceView[];
  vacant: string[];
  offence: number;
  defeat: number;
}
/**
 * A Horde card, and the Section on its back.
 */
export interface HordeCardView {
  horde: string;
  back: string;
}
/**
 * What covers Vital Points of a Horde: a Spearman, a Horseman on two points, or a Wound, which has no faction. Points are a1 to b6.
 */
export interface PieceView {
  piece: string;
  faction: number | null;
  points: string[];
}
/**
 * A player, Qin Jiushao or the Rush Clan, as everybody sees it. What is still hidden is None.
 */
export interface FactionView {
  honour: number;
  reserve: number[];
  shamed: number[];
  overseers: number[];
  overseer_soldiers: (string | null)[];
  home: number;
  unhired: number;
  sacrificed: number[];
  general: string | null;
  active: string[];
  support: string[];
  hand_size: number;
  pile: string[];
  chosen: string | null;
  tactics_size: number;
  taken: TakenView[];
  saved: number[];
}
/**
 * A Horde card that a faction has taken, and how many tiles lie on it.
 */
export interface TakenView {
  card: HordeCardView;
  tiles: number;
}
/**
 * A card on the Command track.
 */
export interface CommandView {
  faction: number;
  command: string;
}
/**
 * Soldiers of a faction killed in the event that is being resolved; those on Hordes row by row, nearest first.
 */
export interface KilledView {
  spearmen: number[];
  archers: number;
  horsemen: number[];
}
/**
 * What everybody can reckon.
 */
export interface Forecast {
  sections: SectionForecast[];
  hordes: HordeForecast[];
  locations: LocationForecast[];
  chooser: number | null;
  artifacts: ArtifactForecast[];
  final: FinalForecast[];
  ends: EndForecast[];
  requests: RequestForecast[];
}
/**
 * The assault on a Section, if it came now. `shame` and `dead` say what a breach would cost, whether there will be one or not.
 */
export interface SectionForecast {
  section: string;
  defence: PartForecast[];
  offence: PartForecast[];
  margin: number;
  verdict: "breaks" | "holds" | "quiet";
  shame: number[];
  dead: DeadForecast[];
}
/**
 * A part of a power. `row` is the Horde's, counted from the Wall, or 0.
 */
export interface PartForecast {
  part: "ability" | "barricades" | "card" | "effects" | "horde" | "wall";
  amount: number;
  row: number;
  card: CardName | null;
}
/**
 * Soldiers that a faction would lose before it saves any. `chosen`: how many more, of a kind that their owner chooses.
 */
export interface DeadForecast {
  faction: number;
  spearmen: number;
  archers: number;
  horsemen: number;
  chosen: number;
}
/**
 * A Horde, if it fell now.
 */
export interface HordeForecast {
  section: string;
  row: number;
  taker: number | null;
  points: number[];
  honour: number[];
  dead: DeadForecast[];
}
/**
 * A Location, if the Activation step came now.
 */
export interface LocationForecast {
  location: string;
  spaces: number;
  taken: number;
  activates: boolean;
  order: number | null;
  visits: VisitForecast[];
  shame: number[];
}
/**
 * What the Activation of a Location brings a faction: an amount of a resource, or a number of actions.
 */
export interface VisitForecast {
  faction: number;
  clerks: number;
  brings: string;
  amount: number;
}
export interface ArtifactForecast {
  artifact: string;
  worth: number[];
}
/**
 * The Honour of a faction, if the game were scored now.
 */
export interface FinalForecast {
  faction: number;
  honour: number;
  shame: number;
  hordes: number;
  artifacts: number;
  total: number;
}
/**
 * A way for the game to end in this Winter. `near`: what is needed for it could still happen this Year.
 */
export interface EndForecast {
  end: "last-year" | "requests" | "shame" | "walls";
  now: number;
  needed: number;
  threat: "far" | "met" | "near";
  outcome: "lost" | "scoring" | "won";
}
export interface RequestForecast {
  request: string;
  can_be_named: boolean;
}
/**
 * What only the seat knows. It is empty for an onlooker.
 */
export interface GreatWallOwnView {
  resources: number[];
  hand: string[];
  tactics: string[];
  dealt: DealtView;
  general: string | null;
  chosen: string | null;
  forecast: OwnForecast | null;
}
/**
 * The cards from which a seat chooses during set-up.
 */
export interface DealtView {
  generals: string[];
  advisors: string[];
}
/**
 * What only the seat can reckon, because it depends on its stock and its hand.
 */
export interface OwnForecast {
  prices: PriceForecast[];
  requests: GivingForecast[];
}
/**
 * Something the seat may pay for, what it costs the seat now, and what of that it lacks.
 *
 *     Costs are by resource; material is any wood, stone or gold. Standing changes and the discount of the question are in the price.
 */
export interface PriceForecast {
  thing:
    | "advisor"
    | "archer"
    | "barricade"
    | "clerk"
    | "donation"
    | "empower"
    | "horseman"
    | "overseer"
    | "save"
    | "spearman"
    | "unshame"
    | "wall";
  about: string | null;
  cost: {
    [k: string]: number;
  };
  warehouse: number;
  missing: {
    [k: string]: number;
  };
  honour: number;
}
export interface GivingForecast {
  request: string;
  can_give: boolean;
}
/**
 * The cards from which a seat chooses during set-up.
 */
export interface DealtView1 {
  generals: string[];
  advisors: string[];
}
/**
 * All cards and the board of a set. `digest` is the one in records and position texts.
 */
export interface GreatWallSetData {
  name: string;
  author: string;
  digest: string;
  languages: string[];
  commands: GreatWallCommand[];
  generals: GreatWallGeneral[];
  advisors: GreatWallAdvisor[];
  tactics: GreatWallTactic[];
  hordes: GreatWallHorde[];
  artifacts: GreatWallArtifact[];
  events: GreatWallEvent[];
  requests: GreatWallRequest[];
  locations: GreatWallLocation[];
  sections: GreatWallSection[];
  soldiers: GreatWallSoldier[];
  tracks: GreatWallTrack[];
  ways: GreatWallWay[];
  sources: GreatWallSource[];
}
/**
 * `clan`: player, rush or qin, whose card it is.
 */
export interface GreatWallCommand {
  id: string;
  name: {
    [k: string]: string;
  };
  source: string;
  clan: string;
  boxes: GreatWallBox[];
}
/**
 * A box of a Command card. `who`: owner or others.
 */
export interface GreatWallBox {
  who: string;
  effect: GreatWallOperation[];
  text: Message[];
}
/**
 * One thing that an effect does, in the words of docs/card-sets.md.
 */
export interface GreatWallOperation {
  verb: string;
  amount: number | null;
  what: string[];
  where: string | null;
  different: boolean;
  discount: number;
  free: boolean;
  or_moves: number;
  per: string | null;
  condition: GreatWallCondition | null;
  text: Message[];
}
/**
 * At least this many of what is counted. `command`: the count is others' cards of that title on the Command track.
 */
export interface GreatWallCondition {
  counted: string;
  at_least: number;
  command: string | null;
}
/**
 * `start` is None for the Generals of the Rush Clan and Qin Jiushao, which begin as the rules say.
 */
export interface GreatWallGeneral {
  id: string;
  name: {
    [k: string]: string;
  };
  source: string;
  clan: string;
  cooperative: boolean;
  start: GreatWallGoods | null;
  tactics: number;
  tea: number;
  abilities: GreatWallAbility[];
}
export interface GreatWallGoods {
  wood: number;
  stone: number;
  gold: number;
  qi: number;
}
/**
 * What a card does at a moment; or, with the moment `always`, what it changes.
 */
export interface GreatWallAbility {
  when: string;
  location: string | null;
  soldier: string | null;
  effect: GreatWallOperation[];
  change: string | null;
  number: number;
  per_support: boolean;
  text: Message[];
}
export interface GreatWallAdvisor {
  id: string;
  name: {
    [k: string]: string;
  };
  source: string;
  abilities: GreatWallAbility[];
}
export interface GreatWallTactic {
  id: string;
  name: {
    [k: string]: string;
  };
  source: string;
  cooperative: boolean;
  when: string;
  effect: GreatWallOperation[];
  empowered: GreatWallOperation[];
  cost: number;
  moment: Message[];
  price: Message[];
}
export interface GreatWallHorde {
  id: string;
  name: {
    [k: string]: string;
  };
  source: string;
  cooperative: boolean;
  power: number;
  honour: number;
  points: GreatWallVitalPoint[];
  ability: GreatWallHordeAbility;
  copies: {
    [k: string]: number;
  };
}
/**
 * Rows from the far side to the Wall, columns from left to right, both from 0.
 */
export interface GreatWallVitalPoint {
  row: number;
  column: number;
  reward: GreatWallOperation[];
}
/**
 * `number` and `per` for stronger and deadlier, `effect` for arrives, breaches and falls.
 */
export interface GreatWallHordeAbility {
  kind: string;
  number: number;
  per: string | null;
  effect: GreatWallOperation[];
  text: Message[];
}
export interface GreatWallArtifact {
  id: string;
  name: {
    [k: string]: string;
  };
  source: string;
  score: GreatWallOperation[];
}
export interface GreatWallEvent {
  id: string;
  name: {
    [k: string]: string;
  };
  source: string;
  each: GreatWallOperation[];
  once: GreatWallOperation[];
  abilities: GreatWallAbility[];
}
export interface GreatWallRequest {
  id: string;
  name: {
    [k: string]: string;
  };
  source: string;
  two_players: boolean;
  demands: GreatWallDemand[];
}
/**
 * `kind` as in docs/card-sets.md; `what` is a resource, a kind of Soldier or a count, None if any will do.
 */
export interface GreatWallDemand {
  kind: string;
  number: number;
  what: string | null;
  text: Message[];
}
/**
 * `spaces`: by side of the board; 0: a Special Location, with room for any number of Clerks.
 */
export interface GreatWallLocation {
  id: string;
  spaces: {
    [k: string]: number;
  };
  shame: boolean;
  produces: string | null;
  overseer: GreatWallOverseer | null;
}
/**
 * What each next level costs, and in which resource.
 */
export interface GreatWallOverseer {
  resource: string;
  costs: number[];
}
export interface GreatWallSection {
  id: string;
  barricades: number;
  barricade_defence: number;
  levels: GreatWallWallLevel[];
}
/**
 * `cost` is what this level costs to build; level 0 is there from the start.
 */
export interface GreatWallWallLevel {
  level: number;
  cost: number;
  defence: {
    [k: string]: number;
  };
  posts: {
    [k: string]: number;
  };
}
export interface GreatWallSoldier {
  id: string;
  cost: GreatWallGoods;
  owned: number;
}
/**
 * The Time track of a side of the board.
 */
export interface GreatWallTrack {
  side: string;
  years: GreatWallYear[];
}
/**
 * A space of the Time track. `hordes` come in the Spring of this Year; Year 1 has no Spring (GW-YEAR-03).
 */
export interface GreatWallYear {
  hordes: number;
  lethality: number;
}
/**
 * A way to play: what differs with the mode and the number of players.
 */
export interface GreatWallWay {
  cooperative: boolean;
  players: number[];
  side: string;
  sections: string[];
  first_hordes: number;
  more_hordes: number;
  ends: GreatWallEnds;
}
/**
 * What ends the game at the check of Winter besides the last Year, with the options at their defaults; None: it ends nothing.
 */
export interface GreatWallEnds {
  high_sections: number | null;
  empty_supply: boolean;
  requests: number | null;
}
/**
 * Where something comes from: a card by its kind and id, a Location of the kind `location`, or a rule of the kind `rule`.
 */
export interface GreatWallSource {
  kind: string;
  id: string;
}
