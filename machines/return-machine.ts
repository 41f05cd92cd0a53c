import { setup } from 'xstate';

/** What can happen to a return. */
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
