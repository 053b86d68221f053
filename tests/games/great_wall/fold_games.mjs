// Folds the changes of games over their first views, as the page does, and says where the outcome is not the view that followed.
// Reads lines of JSON: {"first": view} begins a game, {"step": n, "changes": [...], "view": view} is a step of it.
import { deepStrictEqual } from "node:assert";
import { createInterface } from "node:readline";
import { fold } from "../../../web/src/lib/fold.ts";

let seen = null;
let steps = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (said.first) {
    seen = said.first;
    continue;
  }
  const before = JSON.stringify(seen);
  let folded = seen;
  for (const { patch } of said.changes) folded = fold(folded, patch);
  if (JSON.stringify(seen) !== before) throw new Error(`step ${said.step}: the view before was changed in place`);
  deepStrictEqual(folded, said.view, `step ${said.step}`);
  seen = folded;
  steps += 1;
}
console.log(steps);
