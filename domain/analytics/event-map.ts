import type { Cart } from '#schemas/cart.ts';
import type { Order } from '#schemas/order.ts';
import { cartEvents, cartGoods, type ShopEvent, toPurchase } from './shop-events.ts';

/** State of the cart's machine, as far as events need it. */
export type CartMoment = { state: string; cart: Cart | null };
/** State of the checkout's machine, with the cart and the chosen carrier beside it. */
export type CheckoutMoment = { state: string; cart: Cart | null; carrier: string; method: string; order: Order | null };

type Transition = { from?: string; to: string; event: (moment: CheckoutMoment) => ShopEvent | null };

/** The one map of the checkout's transitions to events; every other transition has none. */
export const checkoutTransitions: readonly Transition[] = [
  { to: 'address', event: ({ cart }) => ({ type: 'checkout', coupon: cart?.discountCode ?? '', ...cartGoods(cart) }) },
  { from: 'shipping', to: 'payment', event: ({ cart, carrier }) => ({ type: 'shipping', tier: carrier, ...cartGoods(cart) }) },
  { to: 'placing', event: ({ cart, method }) => ({ type: 'payment', method, ...cartGoods(cart) }) },
  { to: 'success', event: ({ order }) => order && toPurchase(order) },
];

/** Lists the events of the checkout's machine between two of its states. */
export function checkoutEvents(before: CheckoutMoment, after: CheckoutMoment): ShopEvent[] {
  if (before.state === after.state) return [];
  const matching = checkoutTransitions.filter(({ from, to }) => to === after.state && (from === undefined || from === before.state));
  return matching.flatMap(({ event }) => event(after) ?? []);
}

/** Lists the events of the cart's machine between two of its states: writes alone change what the shopper chose. */
export const cartMachineEvents = (before: CartMoment, after: CartMoment): ShopEvent[] =>
  before.state === 'writing' && before.cart !== after.cart ? cartEvents(before.cart, after.cart) : [];
