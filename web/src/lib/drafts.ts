/** What is begun at a table and not given yet. It is kept on this device, one for each table, so that it survives a reload. */
import { recallAs, remember } from "./settings.svelte";
import type { Message } from "./wire";

/** A form that is half filled in: the picks, which of them are the person's, and what those said. */
export interface KeptForm {
  version: number;
  so_far: number[];
  mine: number[];
  said: { label: Message; amount: number | null }[];
}

/** Picks that are chosen on the board but not given. `key` says for which question. */
export interface KeptDraft {
  picks: number[];
  key: string;
}

const formKey = (table: string, seat: number) => `muraglia-form-${table}-${seat}`;
const draftKey = (table: string) => `muraglia-draft-${table}`;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const areNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every((each) => Number.isInteger(each));
const isSaid = (value: unknown): boolean => isObject(value) && isObject(value["label"]) && typeof value["label"]["id"] === "string" && isObject(value["label"]["args"]);

const isForm = (value: unknown): value is KeptForm =>
  isObject(value) && Number.isInteger(value["version"]) && areNumbers(value["so_far"]) && areNumbers(value["mine"]) && Array.isArray(value["said"]) && value["said"].length === value["mine"].length && value["said"].every(isSaid);
const isDraft = (value: unknown): value is KeptDraft => isObject(value) && areNumbers(value["picks"]) && typeof value["key"] === "string";

export const formOf = (table: string, seat: number): KeptForm | null => recallAs(formKey(table, seat), isForm);
export const keepForm = (table: string, seat: number, form: KeptForm | null): void => remember(formKey(table, seat), form && JSON.stringify(form));

export const draftOf = (table: string): KeptDraft | null => recallAs(draftKey(table), isDraft);
export const keepDraft = (table: string, draft: KeptDraft | null): void => remember(draftKey(table), draft && JSON.stringify(draft));
