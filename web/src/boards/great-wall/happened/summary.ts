/** A turn in three lines: what was fought and built, which Locations it was about, and what became of Honour. */
import type { EventView } from "../../../lib/wire";
import { t } from "../../../lib/words.svelte";
import { factionOf, nameOf, type Props } from "../facts";

type Speaks = Pick<Props, "view" | "name" | "say" | "local">;

/** "Ram Crew ×2, Steppe Levy": each word once, in the order of the events. */
function times(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count > 1 ? `${word} ×${count}` : word)).join(", ");
}

export function summaryOf(props: Speaks, events: readonly EventView[]): string[] {
  const of = (...kinds: string[]) => events.filter(({ kind }) => kinds.includes(kind));
  const term = (kind: string, event: EventView, arg = kind) => props.local.speaker.term(kind, event.args[arg] ?? 0);
  const side = (event: EventView) => props.say({ id: `side-${["left", "centre", "right"][event.args["side"] ?? 0]}`, args: {} });
  const line = (id: string, words: readonly string[]) => (words.length ? [t(id, { what: times(words) })] : []);
  const fought = [
    ...line("gwh-line-attacks", of("attacked").map((event) => term("horde", event))),
    ...line("gwh-line-wounds", of("wounded").map((event) => term("horde", event))),
    ...line("gwh-line-builds", of("wall-built", "barricade-built").map(side)),
    ...line("gwh-line-posts", of("posted").map(side)),
    ...line("gwh-line-hordes", of("horde-placed").map((event) => term("horde", event))),
  ]; // prettier-ignore
  const places = [
    ...line("gwh-line-clerks", of("clerk-moved", "clerk-changed").map((event) => term("location", event))),
    ...line("gwh-line-activated", of("activated").map((event) => term("location", event))),
  ]; // prettier-ignore
  return [fought.join(" · "), places.join(" · "), honourOf(props, events)].filter(Boolean);
}

/** "Ada: 12 → 15 Honour; Bruno: Shame +1". */
function honourOf(props: Speaks, events: readonly EventView[]): string {
  const before = new Map<number, [number, number]>();
  const shame = new Map<number, number>();
  for (const { kind, args } of events) {
    const who = args["faction"] ?? -1;
    if (kind === "honour-changed") before.set(who, [before.get(who)?.[0] ?? args["total"]! - args["count"]!, args["total"]!]);
    if (kind === "shamed") shame.set(who, (shame.get(who) ?? 0) + 1);
  }
  const name = (arg: number) => nameOf(props, factionOf(props.view, arg));
  return [
    ...[...before].map(([arg, [from, to]]) => t("gwh-line-honour", { name: name(arg), from, to })),
    ...[...shame].map(([arg, count]) => `${name(arg)}: ${t("gwb-shame-tiles", { count })}`),
  ].join("; ");
}
