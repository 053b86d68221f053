/** What the buttons of a question are called, by its prompt. What is not here is called by the option's own label. */

/** Passing, by what is left undone. */
const PASS: Record<string, string> = {
  "ask-clerk": "gws-pass-ask-clerk", "ask-rush-clerk": "gws-pass-ask-rush-clerk", "ask-advanced": "gws-pass-ask-advanced",
  "ask-copy": "gws-pass-ask-copy", "ask-recover-one": "gws-pass-ask-recover-one", "ask-window": "gws-pass-ask-window",
  "ask-upgrade": "gws-pass-ask-upgrade", "ask-upgrade-where": "gws-pass-ask-upgrade-where", "ask-donate": "gws-pass-ask-donate",
  "ask-recruit": "gws-pass-ask-recruit", "ask-attack": "gws-pass-ask-attack", "ask-build": "gws-pass-ask-build", "ask-route": "gws-pass-ask-route",
  "ask-tea": "gws-pass-ask-tea", "ask-hire": "gws-pass-ask-hire", "ask-unshame": "gws-pass-ask-unshame",
  "ask-unshame-summer": "gws-pass-ask-unshame-summer", "ask-unshame-coop": "gws-pass-ask-unshame-coop", "ask-save": "gws-pass-ask-save",
  "ask-recovery": "gws-pass-ask-recovery", "ask-fulfil": "gws-pass-ask-fulfil", "ask-give": "gws-pass-ask-give",
  "ask-pay-for": "gws-pass-ask-pay-for", "ask-rush-tea": "gws-pass-ask-rush-tea",
}; // prettier-ignore

/** Yes, by what is done. */
const YES: Record<string, string> = {
  "ask-copy": "gws-yes-ask-copy", "ask-upgrade": "gws-yes-ask-upgrade", "ask-donate": "gws-yes-ask-donate", "ask-tea": "gws-yes-ask-tea",
  "ask-give": "gws-yes-ask-give", "ask-pay-for": "gws-yes-ask-pay-for", "ask-rush-tea": "gws-yes-ask-rush-tea",
}; // prettier-ignore

/** The button that commits what is picked. */
const COMMIT: Record<string, string> = {
  "ask-general": "gws-commit-ask-general", "ask-first-advisor": "gws-commit-ask-first-advisor", "ask-command": "gws-commit-ask-command",
  "ask-recover-one": "gws-commit-ask-recover-one", "ask-hire": "gws-commit-ask-hire", "ask-rush-advisor": "gws-commit-ask-rush-advisor",
  "ask-gain": "gws-commit-ask-gain", "ask-sacrifice": "gws-commit-ask-sacrifice", "ask-recruit": "gws-commit-ask-recruit",
  "ask-upgrade": "gws-commit-ask-upgrade", "ask-fulfil": "gws-commit-ask-fulfil",
}; // prettier-ignore

/** The message of a button for a choice without a place; undefined: its label says it. */
export const buttonWords = (place: string, asks: string): string | undefined => (place === "pass" ? PASS[asks] : place === "yes" ? YES[asks] : undefined);
export const commitWords = (asks: string): string | undefined => COMMIT[asks];
