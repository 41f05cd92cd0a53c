import { z } from 'zod';
import { Address, AddressInput } from './address.ts';
import { DiscountCode } from './cart.ts';
import { ChosenCustomization } from './customization.ts';
import { AccessPoint, ArrivalDays, DeliveryPromise, OrderDeliveryKind } from './delivery.ts';
import { RowId } from './id.ts';
import { BasisPoints, Price } from './money.ts';
import { ProducerGuarantee } from './producer-guarantee.ts';
import { RentedLine } from './rental.ts';
import { Image } from './site.ts';
import { typedCode, typedLine } from './typed-text.ts';
import { Email, Phone } from './user.ts';

/** The life of an order. */
export const OrderStatus = z.enum([
  'PENDING_PAYMENT',
  'PAID',
  'PREPARING',
  'SHIPPED',
  'READY_FOR_PICKUP',
  'DELIVERED',
  'COLLECTED',
  'CANCELLED',
  'REFUNDED',
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** Statuses that a shopkeeper can set. The order's machine decides from which ones. */
export const OrderStep = OrderStatus.exclude(['PENDING_PAYMENT', 'PAID']);
export type OrderStep = z.infer<typeof OrderStep>;

/** The life of one payment attempt; `paid` never returns to failed or cancelled. */
export const PaymentStatus = z.enum([
  'created',
  'redirected',
  'pending',
  'authorized',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'partially_refunded',
  'refunded',
]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** Payment method, as in PAYMENT_METHOD. */
export const PaymentMethod = z.enum(['CUSTOM', 'CAWL', 'STRIPE', 'MONETICO', 'E_TRANSACTION']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** A line as it was when the order was placed. */
export const OrderLine = z.object({
  id: z.int(),
  idProduct: z.int().nullable(),
  idDeclination: z.int().nullable(),
  name: z.string(),
  declinationLabel: z.string(),
  reference: z.string(),
  image: Image.nullable(),
  url: z.string(),
  quantity: z.int().min(1),
  /** Of a line for rent: its dates, and the deposit, which is no part of the total. */
  rental: RentedLine.optional(),
  price: Price,
  /** Discount on the line by the decreasing price. */
  quantityDiscount: Price,
  /** Chosen customizations, and their price for the line. */
  customizations: z.array(ChosenCustomization),
  customizationTotal: Price,
  total: Price,
  /** VAT included in the total; 0 under the margin scheme. */
  vatRate: BasisPoints,
  vat: Price,
  /** Margin scheme for used goods (CGI 297 A). */
  marginScheme: z.boolean(),
  /** Spoils or expires rapidly, so it goes back for `conformityReasons` alone. */
  isPerishable: z.boolean(),
  /** Sealed for hygiene: it can be withdrawn from while its seal is unbroken. */
  isSealed: z.boolean(),
  /** As it was told when it was ordered. */
  producerGuarantee: ProducerGuarantee.optional(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** Tracking of a parcel: the carrier's page (https) and the parcel's number there; either may be unknown. */
export const Tracking = z.object({
  link: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
  number: z.string().trim().min(1).max(80).nullable(),
});
export type Tracking = z.infer<typeof Tracking>;

/** Body of PUT /admin/order/{id}/tracking-link. */
export const TrackingBody = Tracking.extend({
  /** The customer is told by e-mail, although she was told before. */
  tell: z.boolean().default(false),
});
export type TrackingBody = z.input<typeof TrackingBody>;

export const Order = z.object({
  id: z.uuid(),
  /** The number people use, e.g. `89-26-000042`. */
  reference: z.string(),
  status: OrderStatus,
  paymentStatus: PaymentStatus.nullable(),
  /** Payment method; `isTest`: no real money moves (test bank or test environment). Null: nothing had to be paid yet. */
  payment: z.object({ method: PaymentMethod, isTest: z.boolean() }).nullable(),
  createdAt: z.iso.datetime(),
  email: z.string(),
  phone: z.string(),
  lines: z.array(OrderLine),
  /** In which it was placed, as ISO 4217 names it: of all amounts here, of its payments, refunds and invoices. */
  currency: z.string(),
  subtotal: Price,
  discount: Price,
  /** The code that the discount is of. */
  discountCode: z.string().optional(),
  shipping: Price,
  total: Price,
  vat: Price,
  /** Of an export, which bears no VAT: what of it was taken off prices that include it; 0: they stayed as they are. */
  exported: z.object({ deducted: Price }).optional(),
  message: z.string(),
  delivery: z.object({
    type: OrderDeliveryKind,
    carrierName: z.string().nullable(),
    address: Address.nullable(),
    pickup: z.object({ date: z.iso.date(), from: z.string(), to: z.string(), place: z.string() }).nullable(),
    /** The relay point the parcel is sent to. */
    accessPoint: AccessPoint.pick({ id: true, name: true, addLine1: true, zipCode: true, city: true, country: true }).nullable(),
    tracking: Tracking.nullable(),
    /** Expected arrival, as shown before payment. Missing for an order that is not sent, and for orders placed before it was stored. */
    promise: DeliveryPromise.optional(),
  }),
  billing: Address.nullable(),
  /** Refund if the customer cancels it now; null: she can no longer cancel. */
  cancellation: z.object({ refund: Price }).nullable(),
});
export type Order = z.infer<typeof Order>;

export const OrderSummary = Order.pick({ id: true, reference: true, status: true, createdAt: true, total: true, currency: true }).extend({
  totalProduct: z.int(),
  image: Image.nullable(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** Body of POST /order/lookup: the number as people write it, and the e-mail address of the order. */
export const OrderLookup = z.object({
  reference: z
    .string()
    .max(40)
    // `N° 89-26-000042`: only digits and hyphens are of the number.
    .transform((text) =>
      typedCode(text)
        .replace(/[^\d-]/g, '')
        .replace(/^-+/, ''),
    )
    .pipe(z.string().min(1)),
  email: Email,
});
export type OrderLookup = z.input<typeof OrderLookup>;

const OrderName = z.string().overwrite(typedLine).min(1).max(80);

/** Body of POST /order. */
export const OrderBody = z.object({
  idCart: z.uuid(),
  /** Made once by the checkout and sent again on a retry: two calls with one key place one order. */
  idempotencyKey: z.uuid(),
  user: z.object({
    ...{ email: Email, firstname: OrderName, lastname: OrderName, phone: Phone },
    /** The whole name in Latin letters, where papers cannot print it and no address is billed. */
    latinName: z.string().overwrite(typedLine).max(120).optional(),
  }),
  address: z.object({ delivery: AddressInput.nullable(), billing: AddressInput.nullable() }),
  discountCode: DiscountCode.default(''),
  message: z.string().max(1000).default(''),
  dateSchedule: z.iso.date().nullable().default(null),
  idSchedule: RowId.nullable().default(null),
  delivery: z.object({
    type: OrderDeliveryKind,
    idCarrier: RowId.nullable().default(null),
    serviceName: z.string().nullable().default(null),
    serviceCode: z.string().nullable().default(null),
    /** The fee the shopper saw; an order at another fee is refused. */
    servicePrice: Price.nullable().default(null),
    /** The days of arrival the shopper saw; an order that would arrive later is refused. */
    arrival: ArrivalDays.nullable().default(null),
    accessPoint: z
      .object({ id: z.string(), name: z.string(), addLine1: z.string(), zipCode: z.string(), city: z.string(), country: z.string() })
      .nullable()
      .default(null),
  }),
  deliveryPostalCode: z.string().nullable().default(null),
  deliveryIdCountry: RowId.nullable().default(null),
  /** The total the shopper saw; an order at another total is refused. */
  total: Price,
  acceptTerms: z.literal(true),
  /** The shopper asks that a rental begins before its time of withdrawal is over, and acknowledges what that means. */
  requestsEarlyStart: z.boolean().default(false),
  /** Asked of who buys alcohol, and kept of no other order. */
  majority: z
    .object({ birthdate: z.string().max(10), isDeclared: z.boolean() })
    .nullable()
    .default(null),
});
export type OrderBody = z.input<typeof OrderBody>;

/** Step by which the browser pays. */
export const PaymentStep = z.discriminatedUnion('kind', [
  /** Go to an address: a page of the provider, or of the test bank. */
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  /** Send a form there, the fields in this order: a signature counts on it. */
  z.object({ kind: z.literal('form'), action: z.url(), fields: z.array(z.object({ name: z.string(), value: z.string() })) }),
  /** Show the Payment Element of Stripe, then confirm with this `returnUrl`. */
  z.object({ kind: z.literal('element'), publishableKey: z.string(), clientSecret: z.string(), returnUrl: z.url() }),
  /** Nothing is left to pay. */
  z.object({ kind: z.literal('none') }),
]);
export type PaymentStep = z.infer<typeof PaymentStep>;

/** Answer of POST /order: where the shopper goes next. `key` reads the order without an account. `isTest`: no real money moves. */
export const PlacedOrder = z.object({
  id: z.uuid(),
  reference: z.string(),
  key: z.string(),
  total: Price,
  payment: PaymentStep,
  isTest: z.boolean(),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;
