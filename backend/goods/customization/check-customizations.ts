import { type CheckedFile, checkAnswers } from '#backend/content/forms/index.ts';
import type { RefusedField } from '#backend/platform/http/api-error.ts';
import { costOf, fieldsOf, isAnswered, isMadePersonal, partKey } from '#domain/customization.ts';
import type { ChosenCustomization, CustomizationAnswer, CustomizationCost, ProductCustomization } from '#schemas/customization.ts';
import type { Answers } from '#schemas/form.ts';

/** Valid answers to a step, in the form in which a shop reads them. `files` are under the keys of their fields. */
export type CheckedCustomization = CustomizationAnswer & {
  cost: CustomizationCost;
  told: { key: string; label: string; value: string }[];
  /** They make the piece personal, so that it is not withdrawn from. */
  isPersonal: boolean;
  files: CheckedFile[];
};
export type CheckedCustomizations = { refused: RefusedField[]; chosen: CheckedCustomization[] };

type Given = {
  customizations: readonly CustomizationAnswer[];
  /** By `c{id}-{key}`. */
  files: ReadonlyMap<string, File>;
  /** Country whose phone numbers need no prefix, ISO alpha-2. */
  market: string;
  /** Files are only named: they are there already, or come later. */
  isTrial: boolean;
  /** Required answers may still be missing, as while a shopper answers step by step. */
  isPartial?: boolean;
};

/** Holds answers to what a product can be made with. What was not answered, and need not be, is left out; an answer to nothing is refused. */
export async function checkCustomizations(steps: readonly ProductCustomization[], given: Given): Promise<CheckedCustomizations> {
  const found: CheckedCustomizations = { refused: [], chosen: [] };
  const ids = given.customizations.map(({ id }) => id);
  for (const [at, id] of ids.entries()) {
    const isKnown = steps.some((step) => step.id === id) && ids.indexOf(id) === at;
    if (!isKnown) found.refused.push({ key: `c${id}`, message: 'customization.not-found' });
  }
  for (const step of steps) {
    const answers = given.customizations.find(({ id }) => id === step.id)?.answers ?? {};
    await checkStep(step, answers, given, found);
  }
  return found;
}

async function checkStep(step: ProductCustomization, answers: Answers, given: Given, found: CheckedCustomizations): Promise<void> {
  const { id, customization } = step;
  const files = filesOf(id, given.files);
  const isEmpty = !isAnswered(answers) && files.size === 0;
  if (isEmpty && (!customization.required || given.isPartial)) return;
  const fields = fieldsOf(step);
  const { market, isTrial } = given;
  const checked = await checkAnswers(fields, { answers, files, market, isTrial });
  const refused = given.isPartial ? checked.refused.filter(({ message }) => message !== 'field.required') : checked.refused;
  // A form whose fields may all be left empty is answered nevertheless where it is required.
  if (isEmpty && checked.refused.length === 0) refused.push({ key: fields[0]?.key ?? 'value', message: 'field.required' });
  found.refused.push(...refused.map((fault) => ({ ...fault, key: partKey(id, fault.key) })));
  const named = isTrial
    ? fields.flatMap(({ key, type, label }) => (type === 'file' && answers[key] ? [{ key, label, value: String(answers[key]) }] : []))
    : [];
  const told = [...checked.answers, ...named];
  const isFile = (key: string) => fields.some((field) => field.key === key && field.type === 'file');
  const kept = Object.fromEntries(told.map(({ key, value }) => [key, isFile(key) ? value : (tidy(answers[key]) ?? value)]));
  if (told.length === 0) return;
  const [cost, isPersonal] = [costOf(customization, kept), isMadePersonal(customization, kept)];
  found.chosen.push({ id, answers: kept, cost, isPersonal, told, files: checked.files });
}

/** An answer as it is kept: without the spaces around it, several in one order. */
function tidy(answer: Answers[string] | undefined): Answers[string] | undefined {
  if (answer === undefined) return undefined;
  return Array.isArray(answer) ? answer.map((text) => text.trim()).sort() : answer.trim();
}

/** The files of one step, under the keys of their fields. */
function filesOf(id: number, files: ReadonlyMap<string, File>): ReadonlyMap<string, File> {
  const prefix = partKey(id, '');
  return new Map([...files].flatMap(([key, file]) => (key.startsWith(prefix) && file.size > 0 ? [[key.slice(prefix.length), file]] : [])));
}

/** Answers in words; `files` are the numbers of those kept, by the key of their field. */
export const chosenOf = (
  { told, isPersonal }: Pick<CheckedCustomization, 'told' | 'isPersonal'>,
  files: Readonly<Record<string, string>> = {},
): ChosenCustomization[] =>
  told.map(({ key, label, value }) => ({ label, value, file: files[key] ?? null, ...(isPersonal && { isPersonal }) }));
