/** Returns the sentence for a refusal over HTTP. */
import type { ApiError } from "./api";
import { COMMON, Speaker, t, words } from "./words.svelte";

const plain = new Speaker(COMMON, { vocabulary: {}, seat_args: [], counted_from_one: [], first_neutral: null }, String);

export function sayProblem(error: ApiError): string {
  if (error.status === 0) return t("page-error-offline");
  if (error.say && words.has(error.say.id)) return plain.say(error.say);
  return t("page-error-server");
}
