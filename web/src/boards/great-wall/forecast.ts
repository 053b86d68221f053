/** What the server foresees, in words for tooltips and screen readers. */
import type { DeadForecast, HordeForecast, LocationForecast, SectionForecast } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { nameOf, SOLDIERS, type Props } from "./facts";

type Speaks = Pick<Props, "view" | "name" | "say">;

/** "Ada: 2 Spearmen, 1 of their choice". */
function deadOf(props: Speaks, dead: DeadForecast): string {
  const counts = [dead.spearmen, dead.archers, dead.horsemen];
  const lost = SOLDIERS.flatMap((soldier, index) => {
    const count = counts[index]!;
    return count ? [`${count} ${props.say({ id: `soldier-${soldier}`, args: { count } })}`] : [];
  });
  if (dead.chosen) lost.push(t("gwb-dead-chosen", { count: dead.chosen }));
  return `${nameOf(props, dead.faction)}: ${lost.join(", ")}`;
}

/** What a breach would cost now: the dead and the Shame of each faction; empty: nothing. */
export function losses(props: Speaks, { shame, dead }: SectionForecast): string {
  return [
    ...dead.map((each) => deadOf(props, each)),
    ...shame.flatMap((count, faction) => (count ? [`${nameOf(props, faction)}: ${t("gwb-shame-tiles", { count })}`] : [])),
  ].join("; ");
}

/** Who would take a Horde, and who would die, if it fell now. */
export function ifFallen(props: Speaks, { taker, dead }: HordeForecast): string {
  return [
    taker === null ? t("gwb-no-taker") : t("gwb-taker", { name: nameOf(props, taker) }),
    ...dead.map((each) => deadOf(props, each)),
  ].join("; ");
}

const BRINGS: Record<string, string> = {
  honour: "gwb-brings-honour",
  warehouse: "gwb-brings-warehouse",
  unshame: "gwb-brings-unshame",
  recruit: "gwb-brings-recruit",
  build: "gwb-brings-build",
  shift: "gwb-brings-shift",
  tea: "gwb-brings-tea",
  top: "gwb-brings-top",
  hire: "gwb-brings-hire",
  draw: "gwb-brings-draw",
  spearman: "gwb-brings-spearman",
  barricade: "gwb-brings-barricade",
  dismiss: "gwb-brings-dismiss",
};

/** What the Activation of a Location would bring to each visitor now, in the order of the Tea track. */
export function visits(props: Speaks, { visits: all, shame }: LocationForecast): string[] {
  return [
    ...all.map(({ faction, brings, amount }) => {
      const what = BRINGS[brings] ? t(BRINGS[brings], { count: amount }) : `${amount} ${props.say({ id: `gained-${brings}`, args: { count: amount } })}`;
      return `${nameOf(props, faction)}: ${what}`;
    }),
    ...shame.map((faction) => `${nameOf(props, faction)}: ${t("gwb-shame-tiles", { count: 1 })}`),
  ];
}
