import type { CheckoutEvent } from '#domain/checkout-events.ts';
import type { AuthEvent } from '#machines/auth-machine.ts';
import type { CartEvent } from '#machines/cart-machine.ts';
import type { DeliveryEvent } from '#machines/delivery-machine.ts';
import { messages as shopMessages } from '#messages/generated/client/shop.ts';
import { pageLang } from '../page-lang.ts';
import { announcePersonChange, onSessionEnd } from '../person.ts';
import { writeText } from '../storage.ts';
import { notify } from '../toasts.ts';
import { hasPendingAdditions, onCartElsewhere, storedCartId, storedCount } from './cart-memory.ts';
import { createLateActor } from './late-actor.ts';
import type { Stores } from './views.ts';
import {
  type AuthView,
  type CartView,
  type CheckoutView,
  type DeliveryView,
  idleAuth,
  idleCart,
  idleCheckout,
  idleDelivery,
} from './views.ts';

const onLoadFailure = () => notify({ kind: 'error', text: shopMessages[pageLang()].notLoaded });
const always = () => true;

function createStores(): Stores {
  const cart = createLateActor<CartView, CartEvent>({
    idle: storedCartView(),
    load: async () => (await import('./actors/cart.ts')).startCart(),
    startWhenWatched: () => storedCartId() !== null || hasPendingAdditions(),
    onLoadFailure,
  });
  const delivery = createLateActor<DeliveryView, DeliveryEvent>({
    idle: () => idleDelivery,
    load: async () => (await import('./actors/delivery.ts')).startDelivery(cart),
    startWhenWatched: always,
    onLoadFailure,
  });
  const auth = createLateActor<AuthView, AuthEvent>({
    idle: () => idleAuth,
    load: async () => (await import('./actors/auth.ts')).startAuth({ loggedIn, loggedOut, claim }),
    startWhenWatched: always,
    onLoadFailure,
  });
  const checkout = createLateActor<CheckoutView, CheckoutEvent>({
    idle: () => idleCheckout,
    load: async () => (await import('./actors/checkout.ts')).startCheckout({ cart, delivery, auth }),
    startWhenWatched: always,
    onLoadFailure,
  });
  const claim = () => cart.send({ type: 'cart.claim' });
  const loggedIn = () => {
    claim();
    announcePersonChange();
  };
  const loggedOut = () => {
    cart.send({ type: 'cart.clear' });
    // The address first: a delivery without a place would ask the checkout for it.
    checkout.send({ type: 'checkout.clear' });
    delivery.send({ type: 'delivery.clear' });
    for (const own of ['addressDraft', 'wishlist', 'wishlistChanges', 'seen'] as const) writeText(own, null);
    announcePersonChange();
  };
  if (typeof window !== 'undefined') {
    onCartElsewhere(cart.refresh);
    onSessionEnd(() => auth.send({ type: 'auth.check' }));
  }
  return { cart, delivery, checkout, auth };
}

/** The view of a cart whose machine has not started: the same object while the stored count is the same. */
function storedCartView(): () => CartView {
  let view = idleCart;
  return () => {
    const count = storedCount();
    if (view.count !== count) view = { ...idleCart, count };
    return view;
  };
}

declare global {
  var shopStores: Stores | undefined;
}

function browserStores(): Stores {
  globalThis.shopStores ??= createStores();
  return globalThis.shopStores;
}

/** The shop's machines of this page, each started at its first touch. On the server they are never started. */
export const stores: Stores = typeof window === 'undefined' ? createStores() : browserStores();
