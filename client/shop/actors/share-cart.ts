import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '#machines/cart/cart-machine.ts';
import { randomId } from '../../random-id.ts';
import { cartMark, cartStamp, onCartElsewhere, rememberCart, storedCartId } from '../cart-memory.ts';

/** Joins a cart to the browser's storage, and by it to other tabs: what one changes the others read again. */
export function shareCart(actor: ActorRefFrom<typeof cartMachine>): void {
  let mark = cartMark();
  let seen = cartStamp();
  let known = actor.getSnapshot().context.cart;
  const remember = (stamp: string | null) => {
    const { id, cart } = actor.getSnapshot().context;
    rememberCart({ id, count: cart?.totalProduct ?? 0, stamp });
    mark = cartMark();
    seen = cartStamp();
  };
  actor.on('cart.changed', () => {
    const isOverwritten = cartStamp() !== seen;
    remember(randomId());
    // Another tab wrote a moment ago, and its event is still on its way: what it changed is read again.
    if (isOverwritten) queueMicrotask(() => actor.send({ type: 'cart.changed.elsewhere', id: storedCartId() }));
  });
  actor.subscribe(({ context: { cart } }) => {
    // Only what the API has just answered: a cart that is being read again may be older than what another tab wrote.
    if (cart === known) return;
    known = cart;
    // What another tab has just written is newer; its event will have this one read it.
    if (cartStamp() === seen) remember(null);
  });
  onCartElsewhere(() => {
    if (cartMark() === mark) return;
    mark = cartMark();
    seen = cartStamp();
    actor.send({ type: 'cart.changed.elsewhere', id: storedCartId() });
  });
}
