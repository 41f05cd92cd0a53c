import type { CallFailure } from '#domain/call-failure.ts';
import type { CheckoutEvent } from '#domain/checkout-events.ts';
import type { AddressStep, CheckoutStep, Completeness, Contact, PaymentWatch } from '#domain/checkout-steps.ts';
import type { MajorityProof } from '#domain/majority.ts';
import type { AuthEvent } from '#machines/auth-machine.ts';
import type { CartEvent } from '#machines/cart-machine.ts';
import type { DeliveryEvent } from '#machines/delivery-machine.ts';
import type { AddressInput } from '#schemas/address.ts';
import type { Cart } from '#schemas/cart.ts';
import type { AccessPoint, Carrier, DeliveryType, OrderDeliveryKind, PickupSlot, VatOfPrices } from '#schemas/delivery.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import type { PaymentState } from '#schemas/payments.ts';
import type { City } from '#schemas/site.ts';
import type { User } from '#schemas/user.ts';
import type { LateActor } from './late-actor.ts';

/**
 * Views of the shop's machines for screens: flat and readable, each made from a snapshot by one pure function. On the server, at hydration
 * and until a machine is started, its view is the `idle…` constant at the end of this file.
 */

export type { AddressStep, CheckoutStep, Completeness, Contact, PaymentWatch };

/** `idle`: not started. `interrupted`: a write got no answer and waits for `retry`; `unreachable`: the same for the restore. */
export type CartStatus = 'idle' | 'none' | 'restoring' | 'created' | 'writing' | 'refreshing' | 'interrupted' | 'unreachable';

export type CartView = {
  status: CartStatus;
  cart: Cart | null;
  /** Pieces in the cart; before the machine has started, the number last known in this browser. */
  count: number;
  /** True while a write is on its way or waits its turn. */
  busy: boolean;
  /** Message of the last refused write, in the page's language. */
  error: string | null;
  /** Reason why the last discount code was refused; `isCodeBusy` while a code is being sent. */
  discountError: string | null;
  isCodeBusy: boolean;
};

export type DeliveryView = {
  type: DeliveryType;
  kind: OrderDeliveryKind;
  city: City | null;
  /** Id of GET /countries. */
  idCountry: number | null;
  /** Shipping options for the city, country and cart as they are now; empty until they are known. */
  carriers: readonly Carrier[];
  carrier: Carrier | null;
  accessPoint: AccessPoint | null;
  slot: PickupSlot | null;
  /** Fee to pay in cents; null while it is not known. */
  price: number | null;
  /** VAT in prices at the destination: included, or deducted from them. */
  vat: VatOfPrices;
  /** The chosen carrier is express: no code lowers its fee. */
  isExpress: boolean;
  /** First days of the rentals in the cart: a slot or a carrier must bring them in time (domain/rental-in-time.ts). */
  rentals: readonly string[];
  /** `pending` while fees are calculated; `incomplete` also when what is chosen comes too late for a rental. */
  completeness: Completeness;
  error: string | null;
  /** The shop refused to deliver this cart to this place. False with an error: it did not answer. */
  isRefused: boolean;
};

/** The steps of the checkout; each is an address: `/cart`, `/cart/address`, `/cart/shipping`, `/cart/payment`. */
export const stepPath: Readonly<Record<CheckoutStep, string>> = {
  summary: '/cart',
  address: '/cart/address',
  shipping: '/cart/shipping',
  payment: '/cart/payment',
};

export type CheckoutView = {
  /**
   * `idle`: not started; `arriving`: the cart is not known yet, show a skeleton; a step; `settling`: an order waits for its cart; `validating` and
   * `placing`: the order is on its way; `repaying`: another payment is prepared; `entering`: a card is asked for, away from the payment step;
   * `charging`: it is charged; `redirected`: leaving for the payment page; `confirming`: what became of the payment is looked for, as far as
   * `watch` says; `success`, `cancelled`, `failed`.
   */
  status:
    | 'idle'
    | 'arriving'
    | CheckoutStep
    | 'settling'
    | 'validating'
    | 'placing'
    | 'repaying'
    | 'paying'
    | 'entering'
    | 'charging'
    | 'redirected'
    | 'confirming'
    | 'success'
    | 'cancelled'
    | 'failed';
  /** The step whose screen is to be shown; null outside the four steps. While an order is placed it stays `payment`. */
  step: CheckoutStep | null;
  /** The furthest step that can be visited now: for the progress bar. */
  furthest: CheckoutStep;
  contact: Contact;
  deliveryAddress: AddressInput | null;
  billingAddress: AddressInput | null;
  billingSame: boolean;
  message: string;
  termsAccepted: boolean;
  earlyStartRequested: boolean;
  majority: MajorityProof;
  /** Ordered while the cart was on its way, and not placed: it would cost more, or a code was refused. */
  isHeldBack: boolean;
  /** True when a failed or cancelled payment can be made again for the same order. */
  canPayAgain: boolean;
  placed: PlacedOrder | null;
  /** While `confirming`: being read, waiting for the next read, given up for now, or without an answer of the shop. */
  watch: PaymentWatch | null;
  /** Latest state of the payment from the shop. */
  payment: PaymentState | null;
  /** The order, once it is paid. */
  order: Order | null;
  /** Failure of the last attempt; field errors of POST /order are by key (`user.email`, `address.delivery.city`). */
  failure: CallFailure | null;
};

export type AuthView = {
  /** `idle`: not started; `unknown`: the API did not answer, `auth.check()` asks again. */
  status: 'idle' | 'checking' | 'unknown' | 'loggedOut' | 'signingIn' | 'registering' | 'loggedIn' | 'signingOut';
  user: User | null;
  /** Failure of the last sign-in, registration or sign-out; field errors by key. */
  failure: CallFailure | null;
};

export const idleCart: CartView = {
  status: 'idle',
  cart: null,
  count: 0,
  busy: false,
  error: null,
  discountError: null,
  isCodeBusy: false,
};
export const idleDelivery: DeliveryView = {
  type: 'empty',
  kind: 'PICKUP',
  city: null,
  idCountry: null,
  carriers: [],
  carrier: null,
  accessPoint: null,
  slot: null,
  price: null,
  vat: 'INCLUDED',
  isExpress: false,
  rentals: [],
  completeness: 'pending',
  error: null,
  isRefused: false,
};
export const idleCheckout: CheckoutView = {
  status: 'idle',
  step: null,
  furthest: 'summary',
  contact: { email: '', firstname: '', lastname: '', phone: '' },
  deliveryAddress: null,
  billingAddress: null,
  billingSame: true,
  message: '',
  termsAccepted: false,
  earlyStartRequested: false,
  majority: { birthdate: '', isDeclared: false },
  isHeldBack: false,
  canPayAgain: false,
  placed: null,
  watch: null,
  payment: null,
  order: null,
  failure: null,
};
export const idleAuth: AuthView = { status: 'idle', user: null, failure: null };

/** The shop's stores: the view that screens read from each, and the events that it takes. The machines of some know those of others. */
export type Stores = {
  cart: LateActor<CartView, CartEvent>;
  delivery: LateActor<DeliveryView, DeliveryEvent>;
  checkout: LateActor<CheckoutView, CheckoutEvent>;
  auth: LateActor<AuthView, AuthEvent>;
};
