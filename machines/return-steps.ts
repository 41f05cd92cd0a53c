import { transition } from 'xstate';
import { type OrderBackStatus, OrderBackStepName } from '#schemas/order-back.ts';
import { type ReturnEvent, returnMachine } from './return-machine.ts';

/** What a shopkeeper tells a return, by the status it leads to. */
export const returnSteps = {
  LABEL_SENT: { type: 'return.label-sent' },
  RECEIVED: { type: 'return.received' },
  REFUNDED: { type: 'return.refunded' },
  REFUSED: { type: 'return.refused' },
} as const satisfies Record<OrderBackStepName, ReturnEvent>;

/** What a shopkeeper can do next with a return, the usual way first. */
export const returnStepsFrom = (status: OrderBackStatus): OrderBackStepName[] =>
  OrderBackStepName.options.filter((step) => {
    const [after] = transition(returnMachine, returnMachine.resolveState({ value: status }), returnSteps[step]);
    return after.value !== status;
  });
