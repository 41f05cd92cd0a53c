import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '#machines/cart/cart-machine.ts';
import { randomId } from '../../random-id.ts';
import { cartMark, onCartElsewhere, rememberCart, storedCartId } from '../cart-memory.ts';

/** Joins a cart to the browser's storage, and by it to other tabs: what one changes the others read again. */
export function shareCart(actor: ActorRefFrom<typeof cartMachine>): void {
  let mark = cartMark();
  let known = actor.getSnapshot().context.cart;
  const remember = (stamp: string | null) => {
    const { id, cart } = actor.getSnapshot().context;
    rememberCart({ id, count: cart?.totalProduct ?? 0, stamp });
    mark = cartMark();
  };
  actor.on('cart.changed', () => remember(randomId()));
  actor.subscribe(({ context: { cart } }) => {
    // Only what the API has just answered: a cart that is being read again may be older than what another tab wrote.
    if (cart === known) return;
    known = cart;
    remember(null);
  });
  onCartElsewhere(() => {
    if (cartMark() === mark) return;
    mark = cartMark();
    actor.send({ type: 'cart.changed.elsewhere', id: storedCartId() });
  });
}
