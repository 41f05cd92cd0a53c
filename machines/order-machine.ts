import { setup, transition } from 'xstate';
import type { OrderDeliveryKind } from '#schemas/delivery.ts';
import { type OrderStatus, OrderStep } from '#schemas/order.ts';

/**
 * Events of an order. `isFree`: its pieces, rental days, pickup slot and discount code are held for it, or can be held again for a late
 * payment.
 */
export type OrderEvent =
  | { type: 'payment.paid'; isFree: boolean }
  | { type: 'holds.expired' }
  | { type: 'order.cancelled' }
  | { type: 'order.replaced' }
  | { type: 'order.withdrawn' }
  | { type: 'order.preparing' }
  | { type: 'order.shipped' }
  | { type: 'order.ready' }
  | { type: 'order.delivered' }
  | { type: 'order.collected' }
  | { type: 'order.refunded' };

/** Details of an order that decide its transitions. `moneyCame`: money arrived for it, even if its status does not say so. */
export type OrderFacts = { delivery: OrderDeliveryKind; moneyCame?: boolean };

/**
 * The life of an order; the names of the states are the statuses that are stored.
 * An order is placed before it is paid. A paid order never goes back to pending: it is delivered, collected or refunded.
 */
export const orderMachine = setup({
  types: {
    context: {} as OrderFacts,
    input: {} as OrderFacts,
    events: {} as OrderEvent,
  },
  guards: {
    isSent: ({ context }) => context.delivery === 'DELIVERY' || context.delivery === 'PICKUP',
    isCollected: ({ context }) => context.delivery === 'CLICK_AND_COLLECT',
    needsNoDelivery: ({ context }) => context.delivery === 'NO_DELIVERY',
    moneyCame: ({ context }) => context.moneyCame === true,
    isStillFree: ({ event }) => event.type === 'payment.paid' && event.isFree,
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => input,
  initial: 'PENDING_PAYMENT',
  states: {
    PENDING_PAYMENT: {
      on: {
        'payment.paid': { guard: 'isStillFree', target: 'PAID' },
        'holds.expired': 'CANCELLED',
        'order.cancelled': 'CANCELLED',
        /** The shopper came back from the bank and ordered the same cart again. */
        'order.replaced': 'CANCELLED',
        /** By its customer. */
        'order.withdrawn': 'CANCELLED',
      },
    },
    PAID: {
      on: {
        'order.preparing': 'PREPARING',
        'order.delivered': { guard: 'needsNoDelivery', target: 'DELIVERED' },
        'order.refunded': 'REFUNDED',
        /** By its customer, as long as nobody works on it. */
        'order.withdrawn': 'REFUNDED',
      },
    },
    PREPARING: {
      on: {
        'order.shipped': { guard: 'isSent', target: 'SHIPPED' },
        'order.ready': { guard: 'isCollected', target: 'READY_FOR_PICKUP' },
        'order.delivered': { guard: 'needsNoDelivery', target: 'DELIVERED' },
        'order.refunded': 'REFUNDED',
      },
    },
    SHIPPED: { on: { 'order.delivered': 'DELIVERED', 'order.refunded': 'REFUNDED' } },
    READY_FOR_PICKUP: { on: { 'order.collected': 'COLLECTED', 'order.refunded': 'REFUNDED' } },
    DELIVERED: { on: { 'order.refunded': 'REFUNDED' } },
    COLLECTED: { on: { 'order.refunded': 'REFUNDED' } },
    /** A payment that arrives after the holds expired revives the order only while all that it held is still free; else it is paid back. */
    CANCELLED: {
      on: {
        'payment.paid': { guard: 'isStillFree', target: 'PAID' },
        'order.refunded': { guard: 'moneyCame', target: 'REFUNDED' },
      },
    },
    REFUNDED: { type: 'final' },
  },
});

/** Event that the shopkeeper sends to an order, by the status it leads to. */
export const orderSteps = {
  PREPARING: { type: 'order.preparing' },
  SHIPPED: { type: 'order.shipped' },
  READY_FOR_PICKUP: { type: 'order.ready' },
  DELIVERED: { type: 'order.delivered' },
  COLLECTED: { type: 'order.collected' },
  CANCELLED: { type: 'order.cancelled' },
  REFUNDED: { type: 'order.refunded' },
} as const satisfies Record<OrderStep, OrderEvent>;

/** The status an event leads an order to; null when the order does not take that event. */
export function statusAfter(status: OrderStatus, facts: OrderFacts, event: OrderEvent): OrderStatus | null {
  const [after] = transition(orderMachine, orderMachine.resolveState({ value: status, context: facts }), event);
  return after.value === status ? null : (String(after.value) as OrderStatus);
}

/** Lists the next statuses that a shopkeeper can choose for an order, the usual one first. */
export const stepsFrom = (status: OrderStatus, facts: OrderFacts): OrderStep[] =>
  OrderStep.options.filter((step) => statusAfter(status, facts, orderSteps[step]) === step);
