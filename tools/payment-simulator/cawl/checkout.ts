import type { Operation, Payment } from '../core/books.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import { cawlStatus } from './status.ts';

export type CawlRefund = { id: string; operation: Operation; merchantReference: string | undefined };

/** Cawl's data of a payment, beside the books. */
export type Checkout = {
  payment: Payment;
  request: CheckoutRequest;
  returnMac: string;
  expiresAt: number;
  /** Number of requests to the bank. */
  attempts: number;
  /** The stable left part of the payment's id; undefined: the bank was not asked yet. */
  transaction: string | undefined;
  /** The right part, which grows with each operation. */
  operationNumber: number;
  statusCode: number;
  changedAt: Date;
  isCancelled: boolean;
  refunds: CawlRefund[];
};

export const stamp = (at: Date): string => at.toISOString().replace(/\D/g, '').slice(0, 14);

/** `<payment>_<operation>`. */
export const paymentId = ({ transaction, operationNumber }: Checkout): string => `${transaction}_${operationNumber}`;

const money = ({ amountCents, currency }: { amountCents: number; currency: string }) => ({ amount: amountCents, currencyCode: currency });

export const statusOutput = (code: number, changedAt: Date) => {
  const { category, isAuthorized } = cawlStatus(code);
  return {
    isAuthorized,
    isCancellable: code === 5,
    isRefundable: code === 9,
    statusCategory: category,
    statusCode: code,
    statusCodeChangeDateTime: stamp(changedAt),
  };
};

/** The payment as calls and webhooks give it. `changes` are what a test wants to be wrong. */
export function paymentObject(
  checkout: Checkout,
  changes: {
    amountCents?: number | undefined;
    currency?: string | undefined;
    reference?: string | undefined;
    statusCode?: number;
    id?: string;
  } = {},
): Record<string, unknown> {
  const { payment } = checkout;
  const amountOfMoney = money({ amountCents: changes.amountCents ?? payment.amountCents, currency: changes.currency ?? payment.currency });
  const code = changes.statusCode ?? checkout.statusCode;
  const acquired = code === 9 || code === 8 ? amountOfMoney.amount : 0;
  return {
    id: changes.id ?? paymentId(checkout),
    hostedCheckoutSpecificOutput: { hostedCheckoutId: payment.id },
    paymentOutput: {
      amountOfMoney,
      acquiredAmount: { ...amountOfMoney, amount: acquired },
      paymentMethod: 'card',
      references: { merchantReference: changes.reference ?? payment.reference },
      cardPaymentMethodSpecificOutput: {
        paymentProductId: 1,
        card: { cardNumber: '************4675', expiryDate: '1230' },
        authorisationCode: 'test123',
      },
    },
    status: cawlStatus(code).status,
    statusOutput: statusOutput(code, checkout.changedAt),
  };
}

/** A refund as calls and webhooks give it. */
export function refundObject({ payment, changedAt }: Checkout, { id, operation, merchantReference }: CawlRefund): Record<string, unknown> {
  const code = operation.state === 'done' ? 8 : operation.state === 'pending' ? 81 : 83;
  const { isAuthorized: _, ...output } = statusOutput(code, changedAt);
  return {
    id,
    refundOutput: {
      amountOfMoney: money({ amountCents: operation.amountCents, currency: payment.currency }),
      paymentMethod: 'card',
      references: { merchantReference: merchantReference ?? payment.reference },
      operationReferences: { merchantReference: merchantReference ?? payment.reference },
    },
    status: cawlStatus(code).status,
    statusOutput: output,
  };
}
