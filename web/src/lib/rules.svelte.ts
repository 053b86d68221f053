/** The rules by game and language, and the rules that are open at the moment. */
import { api, type Rule } from "./api";

const kept = new Map<string, Promise<Rule[]>>();

export function rulesOf(game: string, language: string): Promise<Rule[]> {
  const key = `${game} ${language}`;
  let found = kept.get(key);
  if (!found) {
    found = api.rules(game, language);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

class Peek {
  rules = $state.raw<{ game: string; ids: string[] } | null>(null);
}

export const peek = new Peek();
