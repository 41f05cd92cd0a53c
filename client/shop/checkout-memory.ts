import type { Cart } from '#schemas/cart.ts';
import { readData, readText } from '../storage.ts';
import { storedCartId, storedCount } from './cart-memory.ts';

/** Data of cart and checkout in this browser. A page rendered with the cart starts its code if they may differ from it. */

/** A cart and how many pieces it holds, as one text: what a page says of the cart that it was made with. */
export const cartSeen = ({ id, totalProduct }: Pick<Cart, 'id' | 'totalProduct'>): string => `${id} ${totalProduct}`;

/** The same of the cart that this browser has. */
export const storedSeen = (): string => cartSeen({ id: storedCartId() ?? '', totalProduct: storedCount() });

/** Returns whether a way of delivery was chosen; only the delivery machine knows its price. */
export function isWayChosen(): boolean {
  const { type } = readData('delivery', (data) => Object(data) as { type?: unknown }) ?? {};
  return type === 'delivery' || type === 'clickAndCollect';
}

/** Returns whether the address step has data: typed and not sent, or of an earlier order. */
export function isAddressBegun(): boolean {
  const { contact } = readData('checkout', (data) => Object(data) as { contact?: { email?: unknown } }) ?? {};
  return readText('addressDraft') !== null || Boolean(contact?.email);
}
