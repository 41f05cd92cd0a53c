import type { CustomizationAnswer, CustomizedPrice, ProductCustomization } from '#schemas/customization.ts';
import type { FieldError } from '#schemas/envelope.ts';
import type { Answers } from '#schemas/form.ts';
import { askedFields } from './asked-fields.ts';
import type { CallFailure } from './call-failure.ts';
import { fieldsOf, isAnswered, partKey } from './customization.ts';

/** Answers of one step; files by the keys of their fields. */
export type StepAnswer = { answers: Answers; files: Readonly<Record<string, File>> };
/** Reasons why fields are refused: the server's message, or null if the field is empty. */
export type Faults = Readonly<Record<string, string | null>>;

export type CustomizationContext = {
  steps: readonly ProductCustomization[];
  /** The step that is asked. */
  index: number;
  /** By the step's id. */
  answers: Readonly<Record<number, StepAnswer>>;
  quantity: number;
  /** By `c{id}-{key}`. */
  faults: Faults;
  /** One step is corrected, and leads back to where all are read over. */
  isEditing: boolean;
  price: CustomizedPrice | null;
  /** Raised with every change; `askedVersion` is the one whose price was asked last. */
  version: number;
  askedVersion: number;
  /** Number of times that answers were restored, for fields that keep their initial value. */
  restored: number;
  /** Failure of the addition that concerns no field. */
  failure: CallFailure | null;
  /** Made at the first try to add these answers, and the same until they change. */
  attempt: string | null;
};

/** Request to the API: the answers in the order of the steps, and their files. */
export type CustomizationOrder = {
  quantity: number;
  customizations: CustomizationAnswer[];
  /** By `c{id}-{key}`. */
  files: Record<string, File>;
};

export function orderOf({ steps, answers, quantity }: CustomizationContext): CustomizationOrder {
  const order: CustomizationOrder = { quantity, customizations: [], files: {} };
  for (const { id } of steps) {
    const given = answers[id];
    if (!given || !isAnswered(given.answers)) continue;
    order.customizations.push({ id, answers: given.answers });
    for (const [key, file] of Object.entries(given.files)) order.files[partKey(id, key)] = file;
  }
  return order;
}

/** The fields of a step that have to be filled in and are not. */
export function missingIn(step: ProductCustomization, { answers }: StepAnswer): Faults {
  const fields = fieldsOf(step);
  const asked = askedFields(fields, answers);
  const isEmpty = (key: string) => !isAnswered({ [key]: answers[key] ?? '' });
  // A step that may be left out is only held to its fields once one of them is filled in.
  if (!step.customization.required && asked.every(({ key }) => isEmpty(key))) return {};
  const missing = asked.filter(({ key, required }) => required && isEmpty(key));
  const first = asked.every(({ key }) => isEmpty(key)) && missing.length === 0 ? asked.slice(0, 1) : missing;
  return Object.fromEntries(first.map(({ key }) => [partKey(step.id, key), null]));
}

export const faultsOf = (errors: readonly FieldError[]): Faults => Object.fromEntries(errors.map(({ key, error }) => [key, error]));

/** The first step with a refused field; -1: none of them. */
export const firstRefused = (steps: readonly ProductCustomization[], faults: Faults): number =>
  steps.findIndex(({ id }) => Object.keys(faults).some((key) => key.startsWith(partKey(id, ''))));

/** The first step that has to be answered and is not; -1: there is none. */
export const firstMissing = ({ steps, answers }: CustomizationContext): number =>
  steps.findIndex((step) => Object.keys(missingIn(step, answers[step.id] ?? { answers: {}, files: {} })).length > 0);
