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

/** What is left of an invoice after its credit notes. */
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
      const vat = part.gross === rest?.gross ? rest.vat : Math.min(vatIncluded(part.gross, part.vatRate), rest?.vat ?? 0);
      return { ...part, vat };
    }),
  );
}

const sameRate = (parts: readonly RateTotal[], wanted: RateTotal) => parts.find((part) => keyOf(part) === keyOf(wanted));
/** Cents of all rates together. */
export const sumOf = (parts: readonly RateTotal[]): number => parts.reduce((sum, { gross }) => sum + gross, 0);
/** VAT of all rates together. */
export const vatSumOf = (parts: readonly RateTotal[]): number => parts.reduce((sum, { vat }) => sum + vat, 0);
