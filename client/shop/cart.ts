import type { QuantityRule } from '#domain/quantity.ts';
import type { PendingAddition } from '#machines/cart-machine.ts';
import type { Cart, CartProduct } from '#schemas/cart.ts';
import type { RentalDates } from '#schemas/rental.ts';
import { randomId } from '../random-id.ts';
import { useSite } from '../site.tsx';
import { storeAddition, storedCartId } from './cart-memory.ts';
import { useLateActor, whole } from './late-actor.ts';
import { stores } from './stores.ts';
import { type CartView, idleCart } from './views.ts';

/** Stores the addition with its key, and has the machine send it: one that is not started yet finds it in the stored queue. */
function add(item: Omit<PendingAddition, 'key'>): void {
  const addition = { key: randomId(), ...item };
  storeAddition(addition);
  stores.cart.sendStored({ type: 'cart.add', ...addition });
}

export const cart = {
  /** Adds a declination. Quantity rules are checked before anything is sent; see `domain/quantity.ts`. */
  add: (item: { idDeclination: number; quantity: number; rule: QuantityRule }): void => add(item),
  /** Adds a declination for rent, on dates; the server knows whether they are free. */
  rent: (item: { idDeclination: number; quantity: number; rental: RentalDates }): void =>
    add({ ...item, rule: { sellByMultipleOf: 1, stock: null, isWine: false } }),
  setQuantity: (line: CartProduct, quantity: number): void =>
    stores.cart.send({ type: 'cart.quantity.set', key: randomId(), line, quantity }),
  remove: (line: CartProduct): void => stores.cart.send({ type: 'cart.remove', key: randomId(), line }),
  applyDiscount: (code: string): void => stores.cart.send({ type: 'cart.discount.apply', key: randomId(), code }),
  /** Takes the discount code off; nothing else does. */
  removeDiscount: (): void => stores.cart.send({ type: 'cart.discount.remove', key: randomId() }),
  /** Sends again what got no answer (`interrupted`, `unreachable`). */
  retry: (): void => stores.cart.send({ type: 'cart.retry' }),
  dismissError: (): void => stores.cart.send({ type: 'cart.error.dismiss' }),
  /** Loads the cart now, e.g. when the pointer nears the cart icon. */
  start: (): void => void stores.cart.start(),
};

let made = idleCart;

/** The view of the cart that the page was made with, until the machine has started: the same object for the same cart. */
function madeView(cart: Cart | undefined): CartView {
  if (cart && made.cart !== cart) made = { ...idleCart, status: 'created', cart, count: cart.totalProduct };
  return cart ? made : idleCart;
}

/** The cart. Loads no machine before a cart exists: a badge with `cart.count` costs nothing on a first visit. */
export function useCart(): CartView;
export function useCart<Value>(select: (cart: CartView) => Value): Value;
export function useCart(select: (cart: CartView) => unknown = whole): unknown {
  const first = madeView(useSite().cart);
  const isFirst = ({ status }: CartView) => status === 'idle' && first.cart !== null && first.cart.id === storedCartId();
  return useLateActor(stores.cart, first, (view) => select(isFirst(view) ? first : view));
}
