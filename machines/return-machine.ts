import { setup, transition } from 'xstate';
import { type OrderBackStatus, OrderBackStepName } from '#schemas/order-back.ts';

/** Events of a return. */
export type ReturnEvent =
  | { type: 'return.label-sent' }
  | { type: 'return.received' }
  | { type: 'return.refunded' }
  | { type: 'return.refused' };

/**
 * The life of a return; the names of the states are the statuses that are stored.
 * It is asked for by the customer, then the shop leads it on: a label is sent unless the pieces are brought back by hand, they are
 * received and looked at, and paid back. What was received cannot be forgotten: it is refunded, or refused with a reason.
 */
export const returnMachine = setup({ types: { events: {} as ReturnEvent } }).createMachine({
  id: 'return',
  initial: 'ASKED',
  states: {
    ASKED: {
      on: { 'return.label-sent': 'LABEL_SENT', 'return.received': 'RECEIVED', 'return.refused': 'REFUSED' },
    },
    LABEL_SENT: { on: { 'return.received': 'RECEIVED', 'return.refused': 'REFUSED' } },
    RECEIVED: { on: { 'return.refunded': 'REFUNDED', 'return.refused': 'REFUSED' } },
    REFUNDED: { type: 'final' },
    REFUSED: { type: 'final' },
  },
});

/** Event that the shopkeeper sends to a return, by the status it leads to. */
export const returnSteps = {
  LABEL_SENT: { type: 'return.label-sent' },
  RECEIVED: { type: 'return.received' },
  REFUNDED: { type: 'return.refunded' },
  REFUSED: { type: 'return.refused' },
} as const satisfies Record<OrderBackStepName, ReturnEvent>;

/** Lists the next statuses that a shopkeeper can choose for a return, the usual one first. */
export const returnStepsFrom = (status: OrderBackStatus): OrderBackStepName[] =>
  OrderBackStepName.options.filter((step) => {
    const [after] = transition(returnMachine, returnMachine.resolveState({ value: status }), returnSteps[step]);
    return after.value !== status;
  });
