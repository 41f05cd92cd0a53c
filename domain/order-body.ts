import type { OrderDeliveryKind } from '#schemas/delivery.ts';
import type { OrderBody } from '#schemas/order.ts';
import { amountDueOf } from './amount-due.ts';
import { type CheckoutContext, canPlaceOrder } from './checkout-steps.ts';

/** Returns the price of the order, in cents, as its button shows it. */
export const amountDue = ({ cart: { total, applied, lines }, shipping: { price, vat, isExpress } }: CheckoutContext): number => {
  const counted = { total, discount: applied?.onProducts ?? 0, appliedDiscount: applied?.discount ?? null, lines };
  return amountDueOf(counted, { shipping: price, vat, isExpress }).total;
};

/**
 * Returns whether an order that was confirmed while the cart was loading may be placed. Its price must not exceed the one on its button,
 * and no code of the shopper's may have been refused meanwhile. Otherwise the shopper must confirm again.
 */
export const isAsPressed = (context: CheckoutContext): boolean =>
  context.pressed !== null && canPlaceOrder(context) && !context.cart.isCodeRefused && amountDue(context) <= context.pressed.total;

/** Body of POST /order/validate: the cart, and how and when the order would be received. */
export type OrderValidation = Pick<OrderBody, 'idCart'> & {
  delivery: OrderDeliveryKind;
  idCarrier: number | null;
  dateSchedule: string | null;
};

export function validationBody(context: CheckoutContext): OrderValidation {
  const { idCart, delivery, dateSchedule } = orderBody(context, '');
  return { idCart, delivery: delivery.type, idCarrier: delivery.idCarrier ?? null, dateSchedule: dateSchedule ?? null };
}

/** The body of POST /order. Cents; the total is what the shopper saw. */
export function orderBody(context: CheckoutContext, idempotencyKey: string): OrderBody {
  const { cart, shipping, contact, deliveryAddress, billingAddress, billingSame } = context;
  const { kind, carrier, accessPoint, slot, place } = shipping;
  const isCollected = kind === 'CLICK_AND_COLLECT';
  const isSent = kind === 'DELIVERY' || kind === 'PICKUP';
  return {
    idCart: cart.id ?? '',
    idempotencyKey,
    user: contact,
    address: { delivery: isSent ? deliveryAddress : null, billing: billingSame ? deliveryAddress : billingAddress },
    discountCode: cart.discountCode,
    message: context.message,
    dateSchedule: isCollected ? (slot?.date ?? null) : null,
    idSchedule: isCollected ? (slot?.idSchedule ?? null) : null,
    delivery: {
      type: kind,
      idCarrier: isSent ? (carrier?.id ?? null) : null,
      serviceName: isSent ? (carrier?.name ?? null) : null,
      serviceCode: isSent ? (carrier?.serviceCode ?? null) : null,
      servicePrice: isSent ? shipping.price : null,
      arrival: isSent ? (carrier?.arrival ?? null) : null,
      accessPoint: kind === 'PICKUP' ? accessPoint : null,
    },
    deliveryPostalCode: isSent ? (place?.postalCode ?? null) : null,
    deliveryIdCountry: isSent ? (place?.idCountry ?? null) : null,
    total: amountDue(context),
    acceptTerms: true,
    requestsEarlyStart: context.earlyStartRequested,
    majority: cart.hasAlcohol ? context.majority : null,
  };
}

/** Names an order by its content: the same text, the same order. It is kept in the browser, so it holds no date of birth. */
export const fingerprintOf = (context: CheckoutContext): string =>
  JSON.stringify([context.cart.contents, { ...orderBody(context, ''), majority: null }]);

/** The order as it is now can be placed, and is the one last attempted. */
export const isAttempted = (context: CheckoutContext): boolean =>
  canPlaceOrder(context) && context.attempt?.fingerprint === fingerprintOf(context);
