/** The set in use: fetched once by its digest, sorted into cards of one shape for those who draw and search them. */
import type { GreatWallAdvisor, GreatWallArtifact, GreatWallCommand, GreatWallEvent, GreatWallGeneral, GreatWallHorde, GreatWallRequest, GreatWallSetData, GreatWallTactic } from "../../../lib/wire";

export type Card =
  | { kind: "command"; card: GreatWallCommand }
  | { kind: "tactic"; card: GreatWallTactic }
  | { kind: "general"; card: GreatWallGeneral }
  | { kind: "advisor"; card: GreatWallAdvisor }
  | { kind: "horde"; card: GreatWallHorde }
  | { kind: "artifact"; card: GreatWallArtifact }
  | { kind: "event"; card: GreatWallEvent }
  | { kind: "request"; card: GreatWallRequest };

export type Kind = Card["kind"];
/** In the order in which one meets them. */
export const KINDS: Kind[] = ["command", "general", "advisor", "tactic", "horde", "artifact", "request", "event"];

/** The ways to play that use a card: everybody's cards are in all of them. */
export type Mode = "standard" | "cooperative" | "solo";

export function cardsOf(set: GreatWallSetData): Card[] {
  return [
    ...set.commands.map((card) => ({ kind: "command" as const, card })),
    ...set.generals.map((card) => ({ kind: "general" as const, card })),
    ...set.advisors.map((card) => ({ kind: "advisor" as const, card })),
    ...set.tactics.map((card) => ({ kind: "tactic" as const, card })),
    ...set.hordes.map((card) => ({ kind: "horde" as const, card })),
    ...set.artifacts.map((card) => ({ kind: "artifact" as const, card })),
    ...set.requests.map((card) => ({ kind: "request" as const, card })),
    ...set.events.map((card) => ({ kind: "event" as const, card })),
  ];
}

/** An address within the page: Qin's Commands have the ids of the players'. */
export const keyOf = ({ kind, card }: Card): string => ("clan" in card && card.clan !== "player" ? `${kind}-${card.clan}-${card.id}` : `${kind}-${card.id}`);

/** Whose card it is: a player's, or one of those that no player has. */
export const clanOf = ({ card }: Card): "player" | "rush" | "qin" => ("clan" in card ? (card.clan as "player" | "rush" | "qin") : "player");

/** Whether a card is in play in a mode. The Hordes of one mode are not those of the other; Tactics and Generals are added. */
export function isUsed(card: Card, mode: Mode): boolean {
  const clan = clanOf(card);
  if (clan === "qin") return mode === "solo";
  if (clan === "rush") return mode !== "solo" && (card.kind === "command" || (card.card as GreatWallGeneral).cooperative === (mode === "cooperative"));
  if (card.kind === "horde") return card.card.cooperative === (mode === "cooperative");
  if (card.kind === "artifact") return mode !== "cooperative";
  if (card.kind === "event" || card.kind === "request") return mode === "cooperative";
  return mode === "cooperative" || !("cooperative" in card.card && card.card.cooperative);
}
