import type { AuthEvent } from '#machines/auth-machine.ts';
import type { CartEvent } from '#machines/cart-machine.ts';
import type { CheckoutEvent } from '#machines/checkout-machine.ts';
import type { DeliveryEvent } from '#machines/delivery-machine.ts';
import type { LazyStore } from './lazy-store.ts';
import type { AuthView, CartView, CheckoutView, DeliveryView } from './views.ts';

/** The shop's stores: the view that screens read from each, and the events that it takes. The machines of some know those of others. */
export type Stores = {
  cart: LazyStore<CartView, CartEvent>;
  delivery: LazyStore<DeliveryView, DeliveryEvent>;
  checkout: LazyStore<CheckoutView, CheckoutEvent>;
  auth: LazyStore<AuthView, AuthEvent>;
};
