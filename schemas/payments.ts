import { z } from 'zod';
import { Price } from './money.ts';
import { OrderStatus, PaymentMethod, PaymentStatus } from './order.ts';

/** Payment provider, as in addresses of notifications and stored attempts. `sandbox`: the test bank. */
export const ProviderName = z.enum(['stripe', 'custom-stripe', 'cawl', 'monetico', 'e-transactions', 'sandbox']);
export type ProviderName = z.infer<typeof ProviderName>;

/** The provider that each method of PAYMENT_METHOD goes through. */
export const providerOfMethod = {
  CUSTOM: 'custom-stripe',
  STRIPE: 'stripe',
  CAWL: 'cawl',
  MONETICO: 'monetico',
  E_TRANSACTION: 'e-transactions',
} as const satisfies Record<PaymentMethod, ProviderName>;

/** Methods that take some currencies only (ISO 4217); the others take what the shop's contract allows. */
export const currenciesOfMethod: Readonly<Partial<Record<PaymentMethod, readonly string[]>>> = { E_TRANSACTION: ['EUR'] };

/** `TEST`: the provider's test environment, where no real money moves. */
export const PaymentMode = z.enum(['TEST', 'LIVE']);
export type PaymentMode = z.infer<typeof PaymentMode>;

/** Way to pay by a method: on a page that a link opens, on a page that receives a form, or in fields of the provider on our page. */
export const PaymentKind = z.enum(['redirect', 'form', 'element']);
export type PaymentKind = z.infer<typeof PaymentKind>;

/** GET /payment/method: what the shop's payments go through now, and what a payment page may load for it. */
export const ShownMethod = z.object({
  method: PaymentMethod,
  /** Null: nobody collects payments here, so nothing that costs something can be ordered. */
  kind: PaymentKind.nullable(),
  /** No real money moves: the test bank, or the test environment of a provider. */
  isTest: z.boolean(),
  /** Publishable key with which Stripe.js starts, if `kind` is `element`; else null. */
  publicKey: z.string().nullable(),
  /** Origins that the content policy of payment pages opens for this method alone. */
  origins: z.object({
    script: z.array(z.string()),
    frame: z.array(z.string()),
    connect: z.array(z.string()),
    image: z.array(z.string()),
    formAction: z.array(z.string()),
  }),
});
export type ShownMethod = z.infer<typeof ShownMethod>;

/** GET /custom-stripe/public-key. */
export const PublicKey = z.object({ publicKey: z.string(), mode: PaymentMode });
export type PublicKey = z.infer<typeof PublicKey>;

/** State of the payment of an order, for a screen that waits for it. */
export const PaymentState = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: OrderStatus,
  paymentStatus: PaymentStatus.nullable(),
  method: PaymentMethod.nullable(),
  isTest: z.boolean(),
  total: Price,
  currency: z.string(),
  /**
   * Result to show: `paid`; `waiting` (the provider has not decided, or not notified yet: call again); `refused` and `cancelled` (another
   * attempt is possible if `canPay`); `over` (the order is cancelled); `refund` (the money came too late and is refunded).
   */
  outcome: z.enum(['paid', 'waiting', 'refused', 'cancelled', 'over', 'refund']),
  /** POST /order/{id}/payment would open a payment. */
  canPay: z.boolean(),
  /** Until when the pieces are kept. */
  heldUntil: z.iso.datetime(),
  /** Milliseconds to wait before asking again; null: nothing more will change by itself. */
  retryAfterMs: z.int().nullable(),
});
export type PaymentState = z.infer<typeof PaymentState>;

/** Query of the calls that read a payment's state. */
export const PaymentStateQuery = z.object({
  /** The key of a guest's order. */
  key: z.string().max(100).optional(),
  /** Value that Cawl adds to the address to which the shopper returns; a wrong one is refused. */
  RETURNMAC: z.string().max(200).optional(),
  hostedCheckoutId: z.string().max(200).optional(),
});
