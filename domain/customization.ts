import type { Customization, CustomizationCost, CustomizationInput, ProductCustomization } from '#schemas/customization.ts';
import type { Answers, FieldType, FormField } from '#schemas/form.ts';

/** Under which a SIMPLE customization's only answer stands. */
export const simpleKey = 'value';

/** Megabytes of a customization's file at most. */
export const fileMegabytes = 8;

/** Under which a field of a customization stands beside those of others: its file in a multipart body, its error in a refusal. */
export const partKey = (id: number, key: string): string => `c${id}-${key}`;

const types: Record<CustomizationInput, FieldType> = { TEXT: 'text', SELECT: 'radio', CHECKBOX: 'consent', FILE: 'file' };

/** Returns the questions of a customization as fields of a form, so that page and API check its answers by the same rules. */
export function fieldsOf({ customization }: Pick<ProductCustomization, 'customization'>): FormField[] {
  return customization.type === 'DYNAMIC_FORM' ? customization.fields : [simpleField(customization)];
}

function simpleField({ inputType, label, help, required, maxLength, customizationValues }: Customization): FormField {
  const max = { TEXT: maxLength, SELECT: null, CHECKBOX: null, FILE: fileMegabytes }[inputType];
  const options = customizationValues.flatMap((value) =>
    inputType === 'SELECT' && value.selectKey !== null ? [{ value: value.selectKey, label: value.label }] : [],
  );
  return {
    ...{ key: simpleKey, type: types[inputType], label, hint: help, required, options, min: null, max },
    ...{ pattern: null, files: ['jpg', 'png', 'webp', 'pdf'], autocomplete: inputType === 'TEXT' ? 'off' : '', showIf: null },
  };
}

const nothing: CustomizationCost = { costType: 'NONE', amount: 0 };

/** Returns whether any answer was given. */
export const isAnswered = (answers: Answers): boolean =>
  Object.values(answers).some((answer) => [answer].flat().some((text) => text.trim()));

/**
 * Returns the price of an answer. The customization's own price applies to any answer. A choice with a price of its own, or the highest
 * length that a text reaches, replaces it. An unanswered customization costs nothing.
 */
export function costOf(customization: Customization, answers: Answers): CustomizationCost {
  if (!isAnswered(answers)) return nothing;
  const { costType, amount, type, inputType, customizationValues: values } = customization;
  const own = { costType, amount };
  if (type === 'DYNAMIC_FORM') return own;
  const answer = String([answers[simpleKey] ?? ''].flat()[0] ?? '').trim();
  if (inputType === 'SELECT') return values.find(({ selectKey }) => selectKey === answer) ?? own;
  if (inputType !== 'TEXT') return own;
  const length = [...answer].length;
  const reached = values.filter(({ textNumberOfChar: from }) => from !== null && from <= length);
  return reached.sort((one, other) => (other.textNumberOfChar ?? 0) - (one.textNumberOfChar ?? 0))[0] ?? own;
}

/**
 * Returns the price of answers on a line, in cents: an amount for each piece, or a percentage of the piece's price. It is rounded once,
 * half a cent up.
 */
export function customizationTotal(costs: readonly CustomizationCost[], { price, quantity }: { price: number; quantity: number }): number {
  const parts = costs.reduce(
    (sum, { costType, amount }) => sum + (costType === 'EURO' ? amount * 10_000 : costType === 'PERCENT' ? amount * price : 0),
    0,
  );
  return Math.round((parts * quantity) / 10_000);
}

/** Fields whose answer a shopper makes up; what is chosen among options, or says who asks, is none of them. */
const ownTypes: ReadonlySet<FieldType> = new Set(['text', 'textarea', 'number', 'date', 'file']);

type CustomizationKind = Pick<Customization, 'type' | 'inputType' | 'fields'>;

/**
 * Returns whether a customization requests content of the shopper’s own: a text, a file. Ordinary options, such as one of three lengths or
 * a gift wrap, make no piece personal (Code de la consommation, L221-28 3°).
 */
export const asksForOwn = ({ type, inputType, fields }: CustomizationKind): boolean =>
  type === 'SIMPLE' ? inputType === 'TEXT' || inputType === 'FILE' : fields.some((field) => ownTypes.has(field.type));

/** Returns whether answers make the piece personal. In a form, only fields with content of the shopper’s own count, if there are any. */
export function isMadePersonal(customization: Pick<Customization, 'isPersonal'> & CustomizationKind, answers: Answers): boolean {
  if (!customization.isPersonal || !isAnswered(answers)) return false;
  const own = customization.type === 'SIMPLE' ? [] : customization.fields.filter(({ type }) => ownTypes.has(type));
  return own.length === 0 || own.some(({ key }) => isAnswered({ [key]: answers[key] ?? '' }));
}
