/** Who builds and why, in words. */
import { list } from "../../lib/phrases";
import { t } from "../../lib/words.svelte";
import { buildersOf, type Outcome, type Reveal } from "./facts";
import type { Props } from "./local.svelte";

/** Message ids of what open fists lead to. */
export const SO: Record<Outcome, string> = {
  "master-unmatched": "dm-so-unmatched",
  "rivals-matched": "dm-so-matched",
  "too-many-rivals": "dm-so-too-many",
  "no-position": "dm-so-no-place",
  "lone-empty-fist": "dm-so-lone",
  "many-empty-fists": "dm-so-nothing",
  gift: "dm-so-gift",
};

/** The heading over the reasons: who builds. */
export function whyOf(board: Pick<Props, "seat" | "name">, reveal: Reveal): string {
  const builders = buildersOf(reveal);
  const others = builders.filter((seat) => seat !== board.seat);
  const names = list(others.map(board.name));
  if (reveal.outcome === "gift") {
    const giver = reveal.matching[0]!;
    return giver === board.seat ? t("dm-why-you-give") : t("dm-why-gives", { name: board.name(giver) });
  }
  if (builders.length === 0) return t("dm-why-nobody");
  if (others.length === builders.length) return t("dm-why-others", { names, count: others.length });
  return others.length === 0 ? t("dm-why-you") : t("dm-why-you-and", { names });
}
