import type { AddressInput } from '#schemas/address.ts';
import type { AccessPoint, ArrivalDays, OrderDeliveryKind, PickupSlot, VatOfPrices } from '#schemas/delivery.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import type { PaymentState } from '#schemas/payments.ts';
import type { Discount } from '#schemas/product.ts';
import type { CallFailure } from './call-failure.ts';
import type { MajorityProof } from './majority.ts';
import type { TaxedLine } from './vat.ts';

/** The steps in their order. A step is an address of the site. */
export const checkoutSteps = ['summary', 'address', 'shipping', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** `pending`: what decides it is on its way. */
export type Completeness = 'incomplete' | 'pending' | 'complete';

/** `latinName`: the name in Latin letters, where papers cannot print it as it is. */
export type Contact = { email: string; firstname: string; lastname: string; latinName?: string | undefined; phone: string };

/** Values of the address step's form. An order that is collected needs no delivery address. */
export type AddressStep = {
  contact: Contact;
  deliveryAddress: AddressInput | null;
  billingAddress: AddressInput | null;
  billingSame: boolean;
};

/** The cart as an order sees it. `contents` names lines, quantities and prices, to tell one order from another. */
export type CartFacts = {
  completeness: Completeness;
  id: string | null;
  total: number;
  discountCode: string;
  /** The code's discount, and the cents it takes off the products. */
  applied: { discount: Discount; onProducts: number } | null;
  contents: string;
  /** Its lines as VAT counts them. */
  lines: readonly TaxedLine[];
  /** Its order needs a proof of majority. */
  hasAlcohol: boolean;
  /** The last discount code was refused, and the shopper has not typed another yet. */
  isCodeRefused: boolean;
};

/** The delivery as an order sees it; `price` in cents. */
export type ShippingFacts = {
  completeness: Completeness;
  kind: OrderDeliveryKind;
  /** `arrival`: the days on which it comes, as the shopper sees them; null: they are not known. */
  carrier: { id: number; name: string; serviceCode: string | null; arrival: ArrivalDays | null } | null;
  price: number;
  vat: VatOfPrices;
  isExpress: boolean;
  accessPoint: AccessPoint | null;
  slot: PickupSlot | null;
  place: { postalCode: string; idCountry: number } | null;
};

/** Data stored in the browser between visits. */
export type CheckoutMemory = AddressStep & {
  message: string;
  /** The idempotency key of the last attempt to order, and the order it was made for. */
  attempt: { key: string; fingerprint: string } | null;
  placed: PlacedOrder | null;
};

/** Names an order; `key` reads it without an account. `cawl`: what Cawl adds to the address that it sends the shopper back to. */
export type OrderReference = {
  id: string;
  key?: string | undefined;
  cawl?: { RETURNMAC: string; hostedCheckoutId: string } | undefined;
};

/** States of the payment's return that are not a result. */
export const paymentWatches = ['reading', 'waiting', 'cancelling', 'opening', 'pendingLong', 'unreachable'] as const;
export type PaymentWatch = (typeof paymentWatches)[number];

export type CheckoutContext = CheckoutMemory & {
  cart: CartFacts;
  shipping: ShippingFacts;
  /** The step whose address is shown. */
  wanted: CheckoutStep | null;
  termsAccepted: boolean;
  /** A rental is to begin before its time of withdrawal is over (Code de la consommation, L221-25). */
  earlyStartRequested: boolean;
  /** Kept in this page alone: a date of birth does not stay behind in a browser. */
  majority: MajorityProof;
  /** An order that was pressed while the cart was on its way, and what its button said, in cents. */
  pressed: { key: string; total: number } | null;
  /** The order that the shopper came back with. */
  returned: OrderReference | null;
  /** State of the search for the payment; null while there is none. */
  watch: PaymentWatch | null;
  /** Latest state of the payment from the shop. */
  payment: PaymentState | null;
  /** The order, once it is paid. */
  order: Order | null;
  failure: CallFailure | null;
};

export const emptyMemory: CheckoutMemory = {
  contact: { email: '', firstname: '', lastname: '', phone: '' },
  deliveryAddress: null,
  billingAddress: null,
  billingSame: true,
  message: '',
  attempt: null,
  placed: null,
};

export const unknownCart: CartFacts = {
  completeness: 'pending',
  id: null,
  total: 0,
  discountCode: '',
  applied: null,
  contents: '',
  lines: [],
  hasAlcohol: false,
  isCodeRefused: false,
};
export const noMajority: MajorityProof = { birthdate: '', isDeclared: false };
export const unknownShipping: ShippingFacts = {
  completeness: 'pending',
  kind: 'PICKUP',
  carrier: null,
  price: 0,
  vat: 'INCLUDED',
  isExpress: false,
  accessPoint: null,
  slot: null,
  place: null,
};

const isFilled = (...values: string[]): boolean => values.every((value) => value.trim() !== '');
const isContactComplete = ({ email, firstname, lastname, phone }: Contact): boolean =>
  /^\S+@\S+$/.test(email.trim()) && isFilled(firstname, lastname) && phone.trim().length >= 6;
/** Some countries have no postal codes: the form and the API know which. */
const isAddressFilled = (a: AddressInput | null): boolean => a !== null && isFilled(a.firstname, a.lastname, a.address, a.city);

/** An order that is collected needs no address, unless another billing address was announced. */
function isAddressComplete({ contact, deliveryAddress, billingAddress, billingSame, shipping }: CheckoutContext): boolean {
  const needsAddress = shipping.kind !== 'CLICK_AND_COLLECT' && shipping.kind !== 'NO_DELIVERY';
  return (
    isContactComplete(contact) && (!needsAddress || isAddressFilled(deliveryAddress)) && (billingSame || isAddressFilled(billingAddress))
  );
}

/** The furthest step that can be visited. With `hopeful`, what is pending counts as complete. */
export function furthestStep(context: CheckoutContext, hopeful = false): CheckoutStep {
  const passes = (completeness: Completeness) => completeness === 'complete' || (hopeful && completeness === 'pending');
  if (!passes(context.cart.completeness)) return 'summary';
  if (!isAddressComplete(context)) return 'address';
  if (!passes(context.shipping.completeness)) return 'shipping';
  return 'payment';
}

export const isBefore = (step: CheckoutStep, other: CheckoutStep): boolean => checkoutSteps.indexOf(step) < checkoutSteps.indexOf(other);
const earlier = (step: CheckoutStep, other: CheckoutStep): CheckoutStep => (isBefore(step, other) ? step : other);

/** The step to show for the wanted one; null while it is not decided. */
export function allowedStep(context: CheckoutContext): CheckoutStep | null {
  const { wanted } = context;
  if (!wanted) return null;
  const certain = earlier(wanted, furthestStep(context));
  return certain === earlier(wanted, furthestStep(context, true)) ? certain : null;
}

/** Returns whether the order can be placed. With `hopeful`, pending parts count as complete. */
export const canPlaceOrder = (context: CheckoutContext, hopeful = false): boolean =>
  context.termsAccepted && hasProof(context) && context.cart.id !== null && furthestStep(context, hopeful) === 'payment';

/** Returns whether a proof of majority was given if one is needed; the server checks the date. */
const hasProof = ({ cart, majority }: CheckoutContext): boolean => !cart.hasAlcohol || (majority.birthdate !== '' && majority.isDeclared);

/** True when an order was placed and can be paid again. */
export const hasUnpaidOrder = ({ returned, placed }: CheckoutContext): boolean => returned !== null || placed !== null;

/** The order in hand: the one the shopper came back with, else the one just placed. */
export const orderInHand = ({ returned, placed }: CheckoutContext): OrderReference =>
  returned ?? { id: placed?.id ?? '', key: placed?.key };
