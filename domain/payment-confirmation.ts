import type { OrderStatus, OrderStep } from '#schemas/order.ts';
import type { ListingDoubt } from '#schemas/payment-books.ts';
import type { ProviderName } from '#schemas/payments.ts';

/**
 * Returns whether a provider's signed message does not prove which shop was paid. e-Transactions (Paybox) signs for all shops with one key,
 * and no signed value contains site, rank or identifier. So the message of a payment to another shop is valid as well
 * (docs/decisions/money-and-payments.md#paid-to-be-confirmed).
 */
export const leavesShopOpen = (provider: ProviderName): boolean => provider === 'e-transactions';

/** The statuses in which what was ordered is still in the shop. */
const inTheShop: readonly OrderStatus[] = ['PAID', 'PREPARING', 'READY_FOR_PICKUP'];

/** Returns whether a step of an order brings its goods nearer to the customer. An unconfirmed payment does not justify such work yet. */
export const handsGoodsOn = (status: OrderStatus, step: OrderStep): boolean =>
  inTheShop.includes(status) && step !== 'REFUNDED' && step !== 'CANCELLED';

/** A payment that waits for the bank's confirmation, as the notification named it. Cents. */
export type AwaitedPayment = { transaction: string; reference: string; amount: number };

/** A payment on the bank's list. `amount` in cents; null: the cell holds none. */
export type ListedPayment = {
  site: string;
  rank: string;
  transaction: string;
  call: string;
  reference: string;
  authorisation: string;
  amount: number | null;
  /** Type and status of the row, in the bank's words. */
  status: string;
  /** Code of the refusal; empty or noughts: none. */
  error: string;
};

/** Reasons why a payment on the list confirms nothing, the nearest to a confirmation first. */
const doubts = ['OTHER_NUMBER', 'OTHER_AMOUNT', 'NOT_ACCEPTED', 'OTHER_SHOP'] as const satisfies readonly ListingDoubt[];

type Shop = Readonly<{ site: string; rank: string }>;

/** Numbers are written with and without noughts before them. */
const isSameNumber = (a: string, b: string): boolean => /^\d+$/.test(a) && a.replace(/^0+/, '') === b.replace(/^0+/, '');

/** Words of the bank for a row without money; accents may be lost on the way. */
const bringsNothing = /refus|annul|abandon|impay|rembours|cr.{1,2}dit/i;

/**
 * Compares an awaited payment with the bank's list; null: it is not on it. A row with its reference confirms it if all of it matches: the
 * shop, an accepted payment, the amount, the number.
 */
export function judgeListing(awaited: AwaitedPayment, list: readonly ListedPayment[], shop: Shop): 'CONFIRMED' | ListingDoubt | null {
  const found = list.filter(({ reference }) => reference === awaited.reference).map((listed) => doubtOf(awaited, listed, shop));
  if (found.includes(null)) return 'CONFIRMED';
  return doubts.find((doubt) => found.includes(doubt)) ?? null;
}

function doubtOf(awaited: AwaitedPayment, listed: ListedPayment, shop: Shop): ListingDoubt | null {
  if (!isSameNumber(listed.site, shop.site) || !isSameNumber(listed.rank, shop.rank)) return 'OTHER_SHOP';
  const isAccepted = listed.authorisation !== '' && /^0*$/.test(listed.error) && !bringsNothing.test(listed.status);
  if (!isAccepted) return 'NOT_ACCEPTED';
  if (listed.amount !== awaited.amount) return 'OTHER_AMOUNT';
  return [listed.transaction, listed.call].some((number) => isSameNumber(number, awaited.transaction)) ? null : 'OTHER_NUMBER';
}
