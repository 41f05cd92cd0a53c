import type { OrderStatus, OrderStep } from '#schemas/order.ts';
import type { ListingDoubt } from '#schemas/payment-books.ts';
import type { ProviderName } from '#schemas/payments.ts';

/**
 * Whether a provider's signed message leaves open which shop was paid. e-Transactions (Paybox) signs for all shops with one key, and no
 * signed value names site, rank or identifier: the message of a payment to another shop verifies as well
 * (docs/decisions/money-and-payments.md#paid-to-be-confirmed).
 */
export const leavesShopOpen = (provider: ProviderName): boolean => provider === 'e-transactions';

/** The statuses in which what was ordered is still in the shop. */
const inTheShop: readonly OrderStatus[] = ['PAID', 'PREPARING', 'READY_FOR_PICKUP'];

/** Whether a step of an order brings its goods nearer to the customer: work that an unconfirmed payment is not worth yet. */
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
  /** What kind of row it is and how far it is, in the bank's words. */
  status: string;
  /** Code of the refusal; empty or noughts: none. */
  error: string;
};

/** Why a payment on the list confirms nothing, the nearest to a confirmation first. */
const doubts = ['OTHER_NUMBER', 'OTHER_AMOUNT', 'NOT_ACCEPTED', 'OTHER_SHOP'] as const satisfies readonly ListingDoubt[];

type Shop = Readonly<{ site: string; rank: string }>;

/** Numbers are written with and without noughts before them. */
const isSameNumber = (a: string, b: string): boolean => /^\d+$/.test(a) && a.replace(/^0+/, '') === b.replace(/^0+/, '');

/** What the bank calls a row that brings no money; accents may be lost on the way. */
const bringsNothing = /refus|annul|abandon|impay|rembours|cr.{1,2}dit/i;

/**
 * What the bank's list says of an awaited payment; null: nothing. A row of its reference confirms it when all of it agrees: the shop, an
 * accepted payment, the amount, the number.
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
