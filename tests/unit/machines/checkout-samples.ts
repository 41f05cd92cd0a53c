import type { CheckoutEvent } from '#domain/checkout-events.ts';
import type { AddressStep, CartFacts, CheckoutStep, ShippingFacts } from '#domain/checkout-steps.ts';
import type { AddressInput } from '#schemas/address.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import type { PaymentState } from '#schemas/payments.ts';
import { cartId } from './cart-samples.ts';

export const address: AddressInput = {
  firstname: 'Camille',
  lastname: 'Roy',
  address: '3 rue des Lilas',
  addressPart2: '',
  postalCode: '85190',
  city: 'Aizenay',
  idCountry: 75,
};

export const addressStep: AddressStep = {
  contact: { email: 'camille@example.org', firstname: 'Camille', lastname: 'Roy', phone: '0600000000' },
  deliveryAddress: address,
  billingAddress: null,
  billingSame: true,
};

export const cartFacts: CartFacts = {
  completeness: 'complete',
  id: cartId,
  total: 2400,
  discountCode: '',
  applied: null,
  contents: '1x400@2400',
  lines: [{ total: 2400, vatRate: 0, marginScheme: false, hasShippingFees: true }],
  hasAlcohol: false,
  isCodeRefused: false,
};

export const homeDelivery: ShippingFacts = {
  completeness: 'complete',
  kind: 'DELIVERY',
  carrier: { id: 1, name: 'Colissimo', serviceCode: null, arrival: { from: '2026-11-26', to: '2026-11-27' } },
  price: 650,
  vat: 'INCLUDED',
  isExpress: false,
  accessPoint: null,
  slot: null,
  place: { postalCode: '85190', idCountry: 75 },
};

export const collected: ShippingFacts = {
  completeness: 'complete',
  kind: 'CLICK_AND_COLLECT',
  carrier: null,
  price: 0,
  vat: 'INCLUDED',
  isExpress: false,
  accessPoint: null,
  slot: { idSchedule: 3, date: '2026-11-24', from: '10:00', to: '12:00', remaining: 2 },
  place: null,
};

export const orderId = '0b9f6e0e-8a5e-4f6d-9f53-3f1f7a1f4a10';

export const placed: PlacedOrder = {
  id: orderId,
  reference: '89-26-000042',
  key: 'reading-key',
  total: 3050,
  payment: { kind: 'redirect', url: 'https://bank.example/pay' },
  isTest: false,
};

export const paymentWith = (over: Partial<PaymentState> = {}): PaymentState => ({
  id: orderId,
  reference: '89-26-000042',
  status: 'PENDING_PAYMENT',
  paymentStatus: 'redirected',
  method: 'CUSTOM',
  isTest: true,
  total: 3050,
  currency: 'EUR',
  outcome: 'waiting',
  canPay: true,
  heldUntil: '2026-11-20T11:00:00.000Z',
  retryAfterMs: 1000,
  ...over,
});

export const orderWith = (over: Partial<Order>): Order => ({
  id: orderId,
  reference: '89-26-000042',
  status: 'PENDING_PAYMENT',
  paymentStatus: 'redirected',
  payment: { method: 'CUSTOM', isTest: true },
  createdAt: '2026-11-20T10:00:00.000Z',
  email: 'camille@example.org',
  phone: '0600000000',
  lines: [],
  currency: 'EUR',
  subtotal: 2400,
  discount: 0,
  shipping: 650,
  total: 3050,
  vat: 0,
  message: '',
  delivery: { type: 'DELIVERY', carrierName: 'Colissimo', address: null, pickup: null, accessPoint: null, tracking: null },
  billing: null,
  cancellation: null,
  ...over,
});

export const visit = (step: CheckoutStep): CheckoutEvent => ({ type: 'step.visit', step });
export const cartIs = (over: Partial<typeof cartFacts> = {}): CheckoutEvent => ({ type: 'cart.changed', cart: { ...cartFacts, ...over } });
export const shippingIs = (shipping = homeDelivery): CheckoutEvent => ({ type: 'shipping.changed', shipping });
export const addressGiven: CheckoutEvent = { type: 'address.complete', ...addressStep };
export const accept: CheckoutEvent = { type: 'terms.change', accepted: true };
export const placeWith = (key: string): CheckoutEvent => ({ type: 'order.place', key });
export const back: CheckoutEvent = { type: 'payment.return', id: orderId, key: 'reading-key' };
export const atPayment = [cartIs(), shippingIs(), visit('address'), addressGiven, { type: 'shipping.complete' } as const, accept];
