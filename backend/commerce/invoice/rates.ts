import { allocate } from '#domain/allocate.ts';
import { vatIncluded } from '#domain/vat.ts';
import type { RateTotal } from '#schemas/invoice.ts';

const keyOf = ({ vatRate, marginScheme }: RateTotal): string => `${marginScheme} ${vatRate}`;

/** Amounts of the same rate added up, the highest rate first, the margin scheme last. Nothing stands for a rate without an amount. */
export function addRates(parts: readonly RateTotal[]): RateTotal[] {
  const sums = new Map<string, RateTotal>();
  for (const part of parts) {
    const sum = sums.get(keyOf(part)) ?? { ...part, gross: 0, vat: 0 };
    sums.set(keyOf(part), { ...sum, gross: sum.gross + part.gross, vat: sum.vat + part.vat });
  }
  return [...sums.values()]
    .filter(({ gross }) => gross > 0)
    .sort((a, b) => Number(a.marginScheme) - Number(b.marginScheme) || b.vatRate - a.vatRate);
}

/** Returns the rest of an invoice after its credit notes. */
export const restOf = (invoice: readonly RateTotal[], credited: readonly RateTotal[]): RateTotal[] =>
  addRates([...invoice, ...credited.map((part) => ({ ...part, gross: -part.gross, vat: -part.vat }))]);

/**
 * The VAT of amounts that are given back: never more than is left, and all that is left with the last cent, so that credit notes
 * for a whole invoice give back its VAT exactly. An amount that its rate does not hold is shared out over what is left.
 * Throws RangeError when more is given back than is left.
 */
export function creditRates(wanted: readonly RateTotal[], left: readonly RateTotal[]): RateTotal[] {
  const total = sumOf(wanted);
  if (total > sumOf(left)) throw new RangeError(`${total} cents cannot be credited: ${sumOf(left)} are left`);
  const added = addRates(wanted);
  const fits = added.every((part) => part.gross <= (sameRate(left, part)?.gross ?? 0));
  const shares = allocate(
    total,
    left.map(({ gross }) => gross),
  );
  const parts = fits ? added : left.map((part, index) => ({ ...part, gross: shares[index] ?? 0 }));
  return addRates(
    parts.map((part) => {
      const rest = sameRate(left, part);
      return { ...part, vat: rest ? vatOfPart(part, rest) : 0 };
    }),
  );
}

/**
 * VAT of a part of what is left at its rate. The VAT of single cents is rounded to nothing: so much of it goes with each part that what
 * then stays never holds more VAT than cents.
 */
function vatOfPart({ gross, vatRate }: RateTotal, rest: RateTotal): number {
  const least = Math.max(0, rest.vat - (rest.gross - gross));
  return Math.max(least, Math.min(vatIncluded(gross, vatRate), rest.vat));
}

const sameRate = (parts: readonly RateTotal[], wanted: RateTotal) => parts.find((part) => keyOf(part) === keyOf(wanted));
/** Cents of all rates together. */
export const sumOf = (parts: readonly RateTotal[]): number => parts.reduce((sum, { gross }) => sum + gross, 0);
/** VAT of all rates together. */
export const vatSumOf = (parts: readonly RateTotal[]): number => parts.reduce((sum, { vat }) => sum + vat, 0);
