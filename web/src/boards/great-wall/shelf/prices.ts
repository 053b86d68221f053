/** My prices as the server sees them, in lines for the list of what I can pay. */
import type { PriceForecast } from "../../../lib/wire";
import { t } from "../../../lib/words.svelte";
import type { Props } from "../facts";

export interface Payable {
  key: string;
  name: string;
  /** The same in words, with what is missing. */
  title: string;
  can: boolean;
  cost: Record<string, number>;
  missing: Record<string, number>;
}

/** Things of which one line is enough, since they cost the same everywhere. */
const ORDER = ["spearman", "archer", "horseman", "barricade", "wall", "clerk", "advisor"];
const THINGS: Record<string, string> = { wall: "gws-thing-wall", barricade: "gws-thing-barricade", clerk: "gws-thing-clerk", advisor: "gws-thing-advisor" };

function inWords(props: Props, goods: Record<string, number>): string {
  return Object.entries(goods)
    .filter(([, amount]) => amount > 0)
    .map(([good, count]) => `${count} ${props.say({ id: `gained-${good}`, args: { count } })}`)
    .join(", ");
}

function lineOf(props: Props, price: PriceForecast, places: string): Payable {
  const can = Object.values(price.missing).every((amount) => amount <= 0);
  const name = ["spearman", "archer", "horseman"].includes(price.thing) ? props.say({ id: `soldier-${price.thing}`, args: { count: 1 } }) : t(THINGS[price.thing] ?? price.thing, { places });
  const words = inWords(props, price.cost) || "0";
  const title = can ? t("gws-can", { name, cost: words }) : t("gws-cannot", { name, cost: words, missing: inWords(props, price.missing) });
  return { key: `${price.thing} ${price.about ?? ""} ${places}`, name, title, can, cost: price.cost, missing: price.missing };
}

/** One line a thing; where Sections differ, a line for each group of them that costs the same. */
export function payables(props: Props): Payable[] {
  const { forecast } = props.view.own;
  if (!forecast) return [];
  return ORDER.flatMap((thing) => {
    const groups = new Map<string, PriceForecast[]>();
    for (const price of forecast.prices.filter((each) => each.thing === thing)) {
      const key = JSON.stringify([price.cost, price.missing]);
      groups.set(key, [...(groups.get(key) ?? []), price]);
    }
    return [...groups.values()].map((same) => {
      const sides = thing === "wall" ? same.flatMap(({ about }) => (about ? [props.say({ id: `side-${about}`, args: {} })] : [])) : [];
      return lineOf(props, same[0]!, groups.size > 1 ? sides.join(", ") : "");
    });
  });
}
