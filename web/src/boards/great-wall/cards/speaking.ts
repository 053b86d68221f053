/** What a card says, in the language of the page. */
import { words, type Speaker } from "../../../lib/words.svelte";
import type { GreatWallAbility, GreatWallOperation, Message } from "../../../lib/wire";
import type { Card } from "./set";

export const nameOf = ({ card }: Card): string => card.name[words.language] ?? card.name["en"] ?? card.id;

/** Parts of a sentence, joined; the first letter is a capital. */
export function sentence(speaker: Speaker, parts: readonly Message[]): string {
  const said = parts.map(speaker.say).join(" ");
  return said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
}

/** A sentence with its full stop, unless it leads to the next one. */
export const stopped = (said: string): string => (said.endsWith(":") ? said : `${said}.`);

export const effectText = (speaker: Speaker, effect: readonly GreatWallOperation[]): string[] => effect.map((operation) => sentence(speaker, operation.text));

const abilityText = (speaker: Speaker, ability: GreatWallAbility): string[] => [sentence(speaker, ability.text), ...effectText(speaker, ability.effect)];

function partsOf(speaker: Speaker, entry: Card): string[] {
  const of = (effect: readonly GreatWallOperation[]) => effectText(speaker, effect);
  switch (entry.kind) {
    case "command":
      return entry.card.boxes.flatMap((box) => of(box.effect));
    case "tactic":
      return [sentence(speaker, entry.card.moment), ...of(entry.card.effect), sentence(speaker, entry.card.price), ...of(entry.card.empowered)];
    case "general":
    case "advisor":
      return entry.card.abilities.flatMap((ability) => abilityText(speaker, ability));
    case "horde":
      return [sentence(speaker, entry.card.ability.text), ...of(entry.card.ability.effect), ...entry.card.points.flatMap((point) => of(point.reward))];
    case "artifact":
      return of(entry.card.score);
    case "event":
      return [...of(entry.card.each), ...of(entry.card.once), ...entry.card.abilities.flatMap((ability) => abilityText(speaker, ability))];
    case "request":
      return entry.card.demands.map((demand) => sentence(speaker, demand.text));
  }
}

/** Everything that a card says, for the search. */
export const textOf = (speaker: Speaker, entry: Card): string => partsOf(speaker, entry).join(" ");

/** The same in sentences, to be read. */
export const spoken = (speaker: Speaker, entry: Card): string =>
  partsOf(speaker, entry)
    .filter(Boolean)
    .map(stopped)
    .join(" ");
