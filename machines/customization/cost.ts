import type { Customization, CustomizationCost } from '#schemas/customization.ts';
import type { Answers } from '#schemas/form.ts';
import { simpleKey } from './fields.ts';

const nothing: CustomizationCost = { costType: 'NONE', amount: 0 };

/** Whether anything was answered. */
export const isAnswered = (answers: Answers): boolean =>
  Object.values(answers).some((answer) => [answer].flat().some((text) => text.trim()));

/**
 * What an answer costs. The customization's own cost is that of any answer; a choice that names its own, and the highest length
 * that a text reaches, take its place. What was not answered costs nothing.
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

/** What answers cost on a line, in cents: an amount for each piece, a part of the piece's price; rounded once, half a cent up. */
export function customizationTotal(costs: readonly CustomizationCost[], { price, quantity }: { price: number; quantity: number }): number {
  const parts = costs.reduce(
    (sum, { costType, amount }) => sum + (costType === 'EURO' ? amount * 10_000 : costType === 'PERCENT' ? amount * price : 0),
    0,
  );
  return Math.round((parts * quantity) / 10_000);
}
