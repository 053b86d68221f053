/** The server leaves out what is the default; here it is filled in, so that the page never has to ask. */
import { DEFAULTS, type AnyNews, type Happened, type QuestionInfo, type Say, type State, type TableInfo } from "./wire";

type Sparse = Record<string, any>;

function fill(type: keyof typeof DEFAULTS, sparse: Sparse): Sparse {
  return { ...structuredClone(DEFAULTS[type]), ...sparse };
}

export const completeSay = (sparse: unknown): Say => fill("Say", sparse as Sparse) as Say;

export const completeEvent = (sparse: unknown): Happened => fill("Happened", sparse as Sparse) as Happened;

export function completeQuestion(sparse: unknown): QuestionInfo {
  const question = fill("QuestionInfo", sparse as Sparse);
  question.prompt = completeSay(question.prompt);
  question.options = question.options.map((option: Sparse) => ({ ...option, label: completeSay(option.label) }));
  return question as QuestionInfo;
}

export function completeState(sparse: unknown): State {
  const state = fill("State", sparse as Sparse);
  state.events = state.events.map(completeEvent);
  state.question = state.question && completeQuestion(state.question);
  state.text =
    state.text &&
    state.text.map((passage: Sparse) => ({
      heading: completeSay(passage.heading),
      lines: (passage.lines ?? []).map((line: Sparse[]) => line.map(completeSay)),
    }));
  return state as State;
}

export function completeTable(sparse: unknown): TableInfo {
  const table = fill("TableInfo", sparse as Sparse);
  table.clock = fill("Clock", table.clock);
  table.seats = table.seats.map((seat: Sparse) => fill("SeatInfo", seat));
  table.marked = table.marked && completeSay(table.marked);
  return table as TableInfo;
}

function completeWhy(why: Sparse): Sparse {
  return { ...why, message: completeSay(why.message) };
}

/** A message from the server as the types say it is. */
export function complete(sparse: Sparse): AnyNews {
  switch (sparse.is as AnyNews["is"]) {
    case "table":
      return completeTable(sparse);
    case "state":
      return completeState(sparse);
    case "question":
      return completeQuestion(sparse);
    case "done":
      return fill("Done", sparse) as AnyNews;
    case "refused":
      return fill("Refused", { ...sparse, why: completeWhy(sparse.why) }) as AnyNews;
    case "go_on":
      return fill("GoOn", { ...sparse, question: completeQuestion(sparse.question) }) as AnyNews;
    case "explained":
      return fill("Explained", { ...sparse, why: sparse.why && completeWhy(sparse.why) }) as AnyNews;
    case "hinted":
      return fill("Hinted", { ...sparse, because: sparse.because.map(completeSay), other: (sparse.other ?? []).map(completeSay) }) as AnyNews;
    case "foreseen": {
      const outcomes = Object.entries(sparse.outcomes as Record<string, unknown[]>);
      return { ...sparse, outcomes: Object.fromEntries(outcomes.map(([pick, said]) => [pick, said.map(completeSay)])) } as AnyNews;
    }
    default:
      return sparse as AnyNews;
  }
}
