import type { OrderDeliveryKind } from '#schemas/delivery.ts';
import type { OrderBody } from '#schemas/order.ts';
import { amountDueOf } from './amount-due.ts';
import { type CheckoutContext, canPlaceOrder } from './checkout-steps.ts';

/** What the order costs, in cents, as its button says. */
export const amountDue = ({ cart: { total, applied, lines }, shipping: { price, vat, isExpress } }: CheckoutContext): number => {
  const counted = { total, discount: applied?.onProducts ?? 0, appliedDiscount: applied?.discount ?? null, lines };
  return amountDueOf(counted, { shipping: price, vat, isExpress }).total;
};

/**
 * Whether an order that was pressed while the cart was on its way may be placed: it costs what its button said or less, and no code of the
 * shopper's was refused meanwhile. Else she agreed to something else, and presses again.
 */
export const isAsPressed = (context: CheckoutContext): boolean =>
  context.pressed !== null && canPlaceOrder(context) && !context.cart.isCodeRefused && amountDue(context) <= context.pressed.total;

/** What POST /order/validate is asked: the cart, and how and when it would be received. */
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
    majority: cart.hasAlcohol ? context.majority : null,
  };
}

/** Names an order by its content: the same text, the same order. It is kept in the browser, so it holds no date of birth. */
export const fingerprintOf = (context: CheckoutContext): string =>
  JSON.stringify([context.cart.contents, { ...orderBody(context, ''), majority: null }]);

/** The order as it is now can be placed, and is the one last attempted. */
export const isAttempted = (context: CheckoutContext): boolean =>
  canPlaceOrder(context) && context.attempt?.fingerprint === fingerprintOf(context);
