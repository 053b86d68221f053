/** What the page calls kinds of cards, modes and sources. */
import type { Kind, Mode } from "./set";

export const KIND_WORDS: Record<Kind, { many: string; one: string; about: string }> = {
  command: { many: "page-cards-command", one: "page-cards-one-command", about: "page-cards-about-command" },
  general: { many: "page-cards-general", one: "page-cards-one-general", about: "page-cards-about-general" },
  advisor: { many: "page-cards-advisor", one: "page-cards-one-advisor", about: "page-cards-about-advisor" },
  tactic: { many: "page-cards-tactic", one: "page-cards-one-tactic", about: "page-cards-about-tactic" },
  horde: { many: "page-cards-horde", one: "page-cards-one-horde", about: "page-cards-about-horde" },
  artifact: { many: "page-cards-artifact", one: "page-cards-one-artifact", about: "page-cards-about-artifact" },
  request: { many: "page-cards-request", one: "page-cards-one-request", about: "page-cards-about-request" },
  event: { many: "page-cards-event", one: "page-cards-one-event", about: "page-cards-about-event" },
};

export const MODE_WORDS: Record<Mode, string> = {
  standard: "page-cards-mode-standard",
  cooperative: "page-cards-mode-cooperative",
  solo: "page-cards-mode-solo",
};

export const SOURCE_WORDS: Record<string, string> = {
  book: "page-cards-source-book",
  published: "page-cards-source-published",
  ours: "page-cards-source-ours",
};
