import { transition } from 'xstate';
import { type PaymentEvent, paymentMachine } from '#machines/payment-machine.ts';
import { PaymentStatus } from '#schemas/order.ts';

/** The status an event leads an attempt to, by the payment's machine; null when it changes nothing. */
export function nextPaymentStatus(status: PaymentStatus, type: PaymentEvent['type']): PaymentStatus | null {
  const before = paymentMachine.resolveState({ value: status });
  const [after] = transition(paymentMachine, before, { type });
  return after.value === before.value ? null : PaymentStatus.parse(after.value);
}
