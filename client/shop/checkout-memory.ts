import type { Cart } from '#schemas/cart.ts';
import { readData, readText } from '../storage.ts';
import { storedCartId, storedCount } from './cart-memory.ts';

/** What this browser keeps of cart and checkout, beside a page that was made with the cart: where it may have changed, the code starts. */

/** A cart and how many pieces it holds, as one text: what a page says of the cart that it was made with. */
export const cartSeen = ({ id, totalProduct }: Pick<Cart, 'id' | 'totalProduct'>): string => `${id} ${totalProduct}`;

/** The same of the cart that this browser has. */
export const storedSeen = (): string => cartSeen({ id: storedCartId() ?? '', totalProduct: storedCount() });

/** Whether a way of delivery was chosen: what it costs is known to the machine of the delivery. */
export function isWayChosen(): boolean {
  const { type } = readData('delivery', (data) => Object(data) as { type?: unknown }) ?? {};
  return type === 'delivery' || type === 'clickAndCollect';
}

/** Whether something stands in the address step: typed and not sent, or of an earlier order. */
export function isAddressBegun(): boolean {
  const { contact } = readData('checkout', (data) => Object(data) as { contact?: { email?: unknown } }) ?? {};
  return readText('addressDraft') !== null || Boolean(contact?.email);
}
