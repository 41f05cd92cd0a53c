import { messages } from '#messages/generated/domain/quantity.ts';
import type { CartProduct } from '#schemas/cart.ts';
import type { EventFacts } from '#schemas/element.ts';
import type { Lang } from '#schemas/site.ts';

/** Limits of the quantity of a declination; `stock` is null if stock is not tracked. */
export type QuantityRule = { sellByMultipleOf: number; stock: number | null; isWine: boolean };

export type QuantityRefusal =
  | { reason: 'NOT_POSITIVE' }
  | { reason: 'NOT_A_MULTIPLE'; multiple: number; isWine: boolean }
  | { reason: 'OUT_OF_STOCK'; stock: number };

/** The rule that a quantity breaks, in the specification's order; null when it can be added. */
export function quantityRefusal(quantity: number, { sellByMultipleOf, stock, isWine }: QuantityRule): QuantityRefusal | null {
  if (!(quantity > 0)) return { reason: 'NOT_POSITIVE' };
  if (quantity % sellByMultipleOf !== 0) return { reason: 'NOT_A_MULTIPLE', multiple: sellByMultipleOf, isWine };
  if (stock !== null && quantity > stock) return { reason: 'OUT_OF_STOCK', stock };
  return null;
}

/** The refusal in words; the English ones are the specification's. */
export function quantityMessage(refusal: QuantityRefusal, lang: Lang): string {
  const said = messages[lang];
  switch (refusal.reason) {
    case 'NOT_POSITIVE':
      return said.notPositive;
    case 'NOT_A_MULTIPLE':
      return refusal.isWine ? said.notMultipleOfBottles({ multiple: refusal.multiple }) : said.notMultiple({ multiple: refusal.multiple });
    case 'OUT_OF_STOCK':
      return said.outOfStock({ stock: refusal.stock });
  }
}

const highestListed = 1000;
const maxListLength = 20;

type Limits = Pick<QuantityRule, 'sellByMultipleOf' | 'stock'>;

/** Returns how many multiples up to 1000 the stock allows. */
const countMultiples = ({ sellByMultipleOf, stock }: Limits): number =>
  Math.floor(Math.min(highestListed, stock ?? highestListed) / sellByMultipleOf);

/** The quantities a selector offers: multiples up to 1000, at most 20 of them, none above the stock. */
export function quantityChoices(limits: Limits): number[] {
  const count = Math.min(maxListLength, countMultiples(limits));
  return Array.from({ length: count }, (_, index) => (index + 1) * limits.sellByMultipleOf);
}

/** Returns whether more can be bought than the selector lists. Then the quantity can be typed as well. */
export const isListCut = (limits: Limits): boolean => countMultiples(limits) > maxListLength;

/** Returns a typed quantity as an integer; anything else becomes the multiple. */
export function coerceQuantity(typed: string | number, sellByMultipleOf: number): number {
  const quantity = Number.parseInt(String(typed), 10);
  return Number.isNaN(quantity) ? sellByMultipleOf : quantity;
}

/** Returns whether a line cannot be ordered and must be removed first. */
export const isStopped = ({ issue }: Pick<CartProduct, 'issue'>): boolean =>
  issue === 'OUT_OF_STOCK' || issue === 'NOT_SOLD' || issue === 'DATES_TAKEN';

/** Places that are left; null where places are not counted. */
export const seatsLeft = ({ seats, booked }: Pick<EventFacts, 'seats' | 'booked'>): number | null =>
  seats === null ? null : Math.max(0, seats - booked);
