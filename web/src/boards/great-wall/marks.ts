/** Outlines on the table what events tell of: those since my last choice, or of the line of the log under the pointer. */
import type { EventView } from "../../lib/wire";
import type { Props } from "./facts";
import { tracesOf } from "./traces";

export function mark(stage: HTMLElement, events: readonly EventView[], props: Pick<Props, "view" | "local">): void {
  for (const marked of stage.querySelectorAll("[data-marked]")) marked.removeAttribute("data-marked");
  for (const { at } of tracesOf(events, props)) for (const found of stage.querySelectorAll(at)) found.setAttribute("data-marked", "");
}
