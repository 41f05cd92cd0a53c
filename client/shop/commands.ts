import type { QuantityRule } from '#machines/cart/quantity.ts';
import type { CartProduct } from '#schemas/cart.ts';
import type { AccessPoint, DeliveryType, PickupSlot } from '#schemas/delivery.ts';
import type { RentalDates } from '#schemas/rental.ts';
import type { City } from '#schemas/site.ts';
import type { LoginBody, RegisterBody } from '#schemas/user.ts';
import { randomId } from '../random-id.ts';
import { keepAddition } from './additions-memory.ts';
import { stores } from './stores.ts';
import type { AddressStep, CheckoutStep } from './views.ts';

/**
 * What a shopper can do, as plain functions for event handlers. Each tells its machine what happened and returns at once;
 * the outcome shows in the view, in a toast, or as an error of the view. The machine's code is loaded at the first call.
 */

export const cart = {
  /** Adds a declination. Quantity rules are checked before anything is sent; see `machines/cart/quantity.ts`. */
  add: ({ idDeclination, quantity, rule }: { idDeclination: number; quantity: number; rule: QuantityRule }): void => {
    const addition = { key: randomId(), idDeclination, quantity, rule };
    keepAddition(addition);
    stores.cart.send({ type: 'cart.add', ...addition });
  },
  /** Adds a declination for rent, on dates; the server knows whether they are free. */
  rent: (item: { idDeclination: number; quantity: number; rental: RentalDates }): void =>
    stores.cart.send({ type: 'cart.add', key: randomId(), ...item, rule: { sellByMultipleOf: 1, stock: null, isWine: false } }),
  setQuantity: (line: CartProduct, quantity: number): void =>
    stores.cart.send({ type: 'cart.quantity.set', key: randomId(), line, quantity }),
  remove: (line: CartProduct): void => stores.cart.send({ type: 'cart.remove', key: randomId(), line }),
  /** Applies a discount code; an empty one takes it off. */
  applyDiscount: (code: string): void => stores.cart.send({ type: 'cart.discount.apply', key: randomId(), code }),
  /** Sends again what got no answer (`interrupted`, `unreachable`). */
  retry: (): void => stores.cart.send({ type: 'cart.retry' }),
  dismissError: (): void => stores.cart.send({ type: 'cart.error.dismiss' }),
  /** Loads the cart now, e.g. when the pointer nears the cart icon. */
  start: (): void => void stores.cart.start(),
};

export const delivery = {
  /** `clickAndCollect` resets carrier, city, shipping prices and access point. */
  chooseType: (deliveryType: DeliveryType): void => stores.delivery.send({ type: 'delivery.choose', deliveryType }),
  /** Where parcels go; fees are calculated anew. */
  choosePlace: (city: City, idCountry: number): void => stores.delivery.send({ type: 'delivery.place.choose', city, idCountry }),
  /** One of the view's `carriers`. */
  chooseCarrier: (idCarrier: number): void => stores.delivery.send({ type: 'delivery.carrier.choose', idCarrier }),
  /** What a search says of a point besides, its distance or its hours, is not kept. */
  chooseAccessPoint: ({ id, name, addLine1, zipCode, city, country, position, icon }: AccessPoint): void =>
    stores.delivery.send({
      type: 'delivery.access-point.choose',
      accessPoint: { id, name, addLine1, zipCode, city, country, position, icon },
    }),
  chooseSlot: (slot: PickupSlot): void => stores.delivery.send({ type: 'delivery.slot.choose', slot }),
  /** Asks for the fees again after an error; ignored while they are calculated. */
  calculateFees: (): void => stores.delivery.send({ type: 'delivery.fees.request' }),
};

export const checkout = {
  /** Tells which step's address is shown; `useCheckoutStep` does it. */
  visit: (step: CheckoutStep): void => stores.checkout.send({ type: 'step.visit', step }),
  /** From the summary to the address step. */
  begin: (): void => stores.checkout.send({ type: 'summary.complete' }),
  /** Contact and addresses as the form holds them; moves on to the shipping step. */
  submitAddress: (step: AddressStep): void => stores.checkout.send({ type: 'address.complete', ...step }),
  /** From the shipping to the payment step, when shipping is complete. */
  submitShipping: (): void => stores.checkout.send({ type: 'shipping.complete' }),
  setMessage: (message: string): void => stores.checkout.send({ type: 'message.change', message }),
  acceptTerms: (accepted: boolean): void => stores.checkout.send({ type: 'terms.change', accepted }),
  /** "Commander avec obligation de paiement": places one order however often it is called. */
  place: (): void => stores.checkout.send({ type: 'order.place', key: randomId() }),
  /** Back from the payment page, or an order's page opened by its address: reads what became of the payment. */
  paymentReturned: (returned: { id: string; key?: string | undefined; outcome: 'success' | 'cancel' | 'error' }): void =>
    stores.checkout.send({ type: 'payment.return', ...returned }),
  /** Pays the same order again after a failed or cancelled payment. */
  retryPayment: (): void => stores.checkout.send({ type: 'payment.retry' }),
  /** Back to the living cart after a failed or cancelled payment. */
  backToCart: (): void => stores.checkout.send({ type: 'cart.return' }),
};

export const auth = {
  /** The guest's cart goes along and is merged by the server. */
  login: (body: LoginBody): void => stores.auth.send({ type: 'auth.login', body }),
  register: (body: RegisterBody): void => stores.auth.send({ type: 'auth.register', body }),
  /** Also clears the cart and what checkout knows of the person, in this browser. */
  logout: (): void => stores.auth.send({ type: 'auth.logout' }),
  /** Asks the API again who is signed in. */
  check: (): void => stores.auth.send({ type: 'auth.check' }),
};
