import { z } from 'zod';
import { Price } from './money.ts';
import { Order, OrderStatus, OrderStep, OrderSummary, Tracking } from './order.ts';
import { OrderBack, OrderBackStatus, OrderBackStepName } from './order-back.ts';
import { AdminWithdrawal } from './withdrawal.ts';

/**
 * Problem of an order that a person must check, e.g. a payment that came after the pieces were sold. `DISPUTED`: the customer contests the
 * payment at the bank; `REFUND_FAILED`: the provider refused a refund.
 */
export const OrderAlert = z.enum(['PAID_WITHOUT_STOCK', 'PAID_TOO_LATE', 'PAID_TWICE', 'WRONG_AMOUNT', 'DISPUTED', 'REFUND_FAILED']);
/** Alerts that end with the refund of the order, not by saying that they were looked after. */
export const refundAlerts: readonly OrderAlert[] = ['PAID_WITHOUT_STOCK', 'PAID_TOO_LATE'];
export type OrderAlert = z.infer<typeof OrderAlert>;

/** A line of the shop's order list. */
export const AdminOrder = OrderSummary.extend({
  email: z.string(),
  customer: z.string(),
  alert: OrderAlert.nullable(),
  /** Paid by a message that does not name the shop, and not confirmed by the bank's list. */
  isPaymentUnconfirmed: z.boolean(),
  /** No real money moved for it. */
  isTest: z.boolean(),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

/** Author and time of a step. `by`: the administrator's e-mail; null: the customer, the bank or a job. */
const Passed = z.object({ by: z.string().nullable(), createdAt: z.iso.datetime() });

/** A return as the shop works on it. */
export const AdminReturn = OrderBack.extend({
  orderReference: z.string(),
  customer: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  /** Next steps that are possible. */
  steps: z.array(OrderBackStepName),
  /** Cents that may be given back at most: what was paid for the lines, and for the way to the customer (L221-24). */
  mostRefund: Price,
  history: z.array(Passed.extend({ status: OrderBackStatus })),
});
export type AdminReturn = z.infer<typeof AdminReturn>;

/**
 * Event of an order. `type` is the event of its machine, `order.placed` the first; `alert.settled`: an administrator handled its alert;
 * `payment.confirmed`: its payment is on the bank's list.
 */
export const OrderPassed = Passed.extend({ type: z.string(), status: OrderStatus });
export type OrderPassed = z.infer<typeof OrderPassed>;

/** An order as the shop works on it. */
export const OrderSheet = z.object({
  order: Order,
  customer: z.string(),
  /** Date of birth that a buyer of alcohol declared, with the declaration to be of age; null: no alcohol, or erased. */
  birthdate: z.iso.date().nullable(),
  alert: OrderAlert.nullable(),
  /** Paid by a message that does not name the shop, and not confirmed by the bank's list. */
  isPaymentUnconfirmed: z.boolean(),
  /** Next statuses that its machine allows, the usual one first. */
  steps: z.array(OrderStep),
  history: z.array(OrderPassed),
  returns: z.array(AdminReturn),
  withdrawals: z.array(AdminWithdrawal),
});
export type OrderSheet = z.infer<typeof OrderSheet>;

/** Body of PUT /admin/order/{id}/status. */
export const OrderStepBody = z.object({
  step: OrderStep,
  /** With SHIPPED: where the parcel is followed. */
  tracking: Tracking.optional(),
  /** With REFUNDED: its pieces are back in the shop and for sale again. */
  restock: z.boolean().default(false),
  /** The goods go on although the bank has not confirmed the payment. */
  despiteUnconfirmed: z.boolean().default(false),
});
export type OrderStepBody = z.input<typeof OrderStepBody>;
