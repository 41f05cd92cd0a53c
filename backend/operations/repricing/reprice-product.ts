import { reducedPrice } from '#backend/goods/catalogue/index.ts';
import type { RepricedDeclination } from '#backend/tables/repricing.ts';
import { repricedCents } from '#domain/repricing.ts';
import { Price } from '#schemas/money.ts';
import type { RepricingRule, SkipReason } from '#schemas/repricing.ts';
import type { PricedProduct } from './steps/read-priced-products.ts';

/** The new full prices of a product's declinations, or why all of them stay: a product is changed as a whole or not at all. */
export type Repriced = { prices: RepricedDeclination[]; reason?: never } | { prices?: never; reason: SkipReason };

/** Applies a rule to a product. What is to be paid, its reduction taken off, has to be a cent at least too. */
export function repriceProduct({ offer, discount, declinations }: PricedProduct, rule: RepricingRule): Repriced {
  if (declinations.length === 0) return { reason: 'GONE' };
  if (offer === 'RENTAL') return { reason: 'RENTAL' };
  if (declinations.some(({ fixedPrice }) => fixedPrice === 0)) return { reason: 'FREE' };
  const prices = declinations.map(({ id, fixedPrice }) => ({
    ...{ idDeclination: id, before: fixedPrice, after: repricedCents(fixedPrice, rule) },
  }));
  if (prices.every(({ before, after }) => before === after)) return { reason: 'UNCHANGED' };
  if (prices.some(({ after }) => reducedPrice(after, discount) < 1)) return { reason: 'TOO_LOW' };
  return prices.every(({ after }) => Price.safeParse(after).success) ? { prices } : { reason: 'TOO_HIGH' };
}
