/** An assault or a defeat in stages: what was compared, who lost what, and why. */
import type { EventView } from "../../../lib/wire";
import { t } from "../../../lib/words.svelte";
import { factionOf, nameOf, type Props } from "../facts";
import type { Scene } from "./scenes";

export interface Stage {
  says: string;
  /** Who is concerned, and by how much. */
  lines: string[];
  rules: string[];
  events: EventView[];
}

type Speaks = Pick<Props, "view" | "name" | "say" | "seat">;

const of = (events: readonly EventView[], ...kinds: string[]) => events.filter(({ kind }) => kinds.includes(kind));
const sentence = (props: Speaks, event: EventView) => props.say({ id: `event-${event.kind}`, args: event.args });

/** "Ada 2, Bruno 1": counted by faction, in the order of the events. */
function counted(props: Speaks, events: readonly EventView[], amount: (event: EventView) => number): string[] {
  const sums = new Map<number, number>();
  for (const event of events) sums.set(event.args["faction"]!, (sums.get(event.args["faction"]!) ?? 0) + amount(event));
  return [...sums].map(([arg, sum]) => `${nameOf(props, factionOf(props.view, arg))}: ${sum > 0 ? "+" : "−"}${Math.abs(sum)}`);
}

export function stagesOf(props: Speaks, scene: Scene): Stage[] {
  return (scene.kind === "assault" ? assault : defeat)(props, scene).filter(({ lines, says }) => says || lines.length);
}

function assault(props: Speaks, { head, events }: Scene): Stage[] {
  const broken = head!.kind === "wall-breached";
  const { defence = 0, offence = 0 } = head!.args;
  const stages: Stage[] = [
    { says: t(broken ? "gwh-breached" : "gwh-held", { defence, offence }), lines: of(events, "defence-changed").map((event) => sentence(props, event)), rules: [broken ? "GW-WINTER-08" : "GW-WINTER-07"], events: [head!] },
  ];
  if (!broken) return [...stages, ...rest(props, events, [])];
  const shamed = of(events, "shamed", "shame-lost");
  const spared = of(events, "shame-spared");
  if (shamed.length || spared.length)
    stages.push({ says: t("gwh-breach-shame"), lines: [...counted(props, shamed, () => 1), ...spared.map((event) => sentence(props, event))], rules: ["GW-BREACH-1"], events: [...shamed, ...spared] });
  stages.push(...deaths(props, events, "gwh-breach-dead", ["GW-BREACH-2", "GW-BREACH-4", "GW-KILL-01"]));
  stages.push(...rest(props, events, ["shamed", "shame-lost", "shame-spared", "soldiers-killed", "soldier-saved", "breach-ends"]));
  const over = of(events, "breach-ends");
  if (over.length) stages.push({ says: t("gwh-breach-over"), lines: [], rules: ["GW-BREACH-3", "GW-BREACH-5", "GW-BREACH-7"], events: over });
  return stages;
}

function defeat(props: Speaks, { head, events }: Scene): Stage[] {
  const honour = of(events, "honour-changed");
  const stages: Stage[] = [{ says: t("gwh-defeated"), lines: [], rules: ["GW-HORDE-DEFEAT-0"], events: [head!] }];
  if (honour.length) stages.push({ says: t("gwh-defeat-honour"), lines: counted(props, honour, (event) => event.args["count"]!), rules: ["GW-HORDE-DEFEAT-1", "GW-HORDE-DEFEAT-2"], events: honour });
  stages.push(...deaths(props, events, "gwh-defeat-dead", ["GW-HORDE-DEFEAT-4", "GW-KILL-01"]));
  stages.push(...rest(props, events, ["honour-changed", "soldiers-killed", "soldier-saved", "horde-taken", "horde-gone", "rested"]));
  const taken = of(events, "horde-taken", "horde-gone")[0];
  if (taken) stages.push({ says: sentence(props, taken), lines: taken.kind === "horde-taken" ? [t("gwh-defeat-taker")] : [], rules: [taken.kind === "horde-taken" ? "GW-HORDE-DEFEAT-3" : "GW-HORDE-DEFEAT-3a"], events: [taken] });
  return stages;
}

/** The dead and those who were saved. */
function deaths(props: Speaks, events: readonly EventView[], says: string, rules: string[]): Stage[] {
  const dead = of(events, "soldiers-killed");
  const saved = of(events, "soldier-saved");
  const lines = (found: EventView[]) => found.map((event) => sentence(props, event));
  return [
    ...(dead.length ? [{ says: t(says), lines: lines(dead), rules, events: dead }] : []),
    ...(saved.length ? [{ says: t("gwh-saved"), lines: lines(saved), rules: ["GW-SAVE-01", "GW-SAVE-02"], events: saved }] : []),
  ];
}

/** Whatever else happened meanwhile, such as a Tactic card. */
function rest(props: Speaks, events: readonly EventView[], but: string[]): Stage[] {
  const others = events.filter(({ kind }) => !but.includes(kind) && kind !== "defence-changed");
  return others.length ? [{ says: t("gwh-meanwhile"), lines: others.map((event) => sentence(props, event)), rules: [], events: others }] : [];
}
