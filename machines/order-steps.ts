import { transition } from 'xstate';
import { type OrderStatus, OrderStep } from '#schemas/order.ts';
import { type OrderEvent, type OrderFacts, orderMachine } from './order-machine.ts';

/** What a shopkeeper tells an order, by the status it leads to. */
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

/** What a shopkeeper can do next with an order, the usual way first. */
export const stepsFrom = (status: OrderStatus, facts: OrderFacts): OrderStep[] =>
  OrderStep.options.filter((step) => statusAfter(status, facts, orderSteps[step]) === step);
