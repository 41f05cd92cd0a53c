import { z } from 'zod';
import type { PaymentUpdate, ProviderUpdate, RefundResult, RefundUpdate } from '../provider.ts';

const Text = z.string().max(200);
const Money = z.object({ amount: z.int().min(0).max(2_147_483_647), currencyCode: z.string().length(3) });
const References = z.object({ merchantReference: Text.nullish() }).nullish();

/** Fields of a payment that are read. */
export const CawlPayment = z.object({
  id: Text,
  status: Text.nullish(),
  statusOutput: z.object({ statusCode: z.int() }),
  paymentOutput: z.object({ amountOfMoney: Money, acquiredAmount: Money.nullish(), references: References }),
  hostedCheckoutSpecificOutput: z.object({ hostedCheckoutId: Text.nullish() }).nullish(),
});
export type CawlPayment = z.infer<typeof CawlPayment>;

/** Fields of a refund that are read. */
export const CawlRefund = z.object({
  id: Text,
  status: Text.nullish(),
  statusOutput: z.object({ statusCode: z.int() }),
  refundOutput: z.object({ amountOfMoney: Money, references: References, operationReferences: References }),
});
export type CawlRefund = z.infer<typeof CawlRefund>;

/** A notification. */
export const CawlEvent = z.object({
  apiVersion: z.literal('v1'),
  id: Text,
  type: Text,
  merchantId: Text,
  payment: CawlPayment.nullish(),
  refund: CawlRefund.nullish(),
});

/** Status codes of Worldline Direct, which Cawl is. What is not here changes nothing. */
const eventOfCode: Readonly<Record<number, PaymentUpdate['event'] | undefined>> = {
  ...{ 1: 'payment.cancelled', 6: 'payment.cancelled', 61: 'payment.cancelled', 62: 'payment.cancelled', 75: 'payment.cancelled' },
  ...{ 96: 'payment.cancelled', 2: 'payment.failed', 57: 'payment.failed', 59: 'payment.failed', 93: 'payment.failed' },
  ...{ 4: 'payment.pending', 46: 'payment.pending', 51: 'payment.pending', 52: 'payment.pending', 91: 'payment.pending' },
  ...{ 92: 'payment.pending', 99: 'payment.pending', 5: 'payment.authorized', 56: 'payment.authorized', 9: 'payment.paid' },
};
const doneCodes: readonly number[] = [7, 8, 85];
const failedCodes: readonly number[] = [73, 83];
const refundCodes: readonly number[] = [...doneCodes, ...failedCodes, 71, 72, 81, 82];

export const isAboutRefund = ({ statusOutput }: CawlPayment): boolean => refundCodes.includes(statusOutput.statusCode);

/** The left part of an id stays the same while captures and refunds make the right part grow. */
export const transactionOf = (id: string): string => id.split('_')[0] ?? id;

/** Returns the update from a payment; null: its code does not say whether it was paid. */
export function updateOfPayment(payment: CawlPayment, merchantReference?: string): PaymentUpdate | null {
  const { id, statusOutput, paymentOutput, hostedCheckoutSpecificOutput: checkout } = payment;
  const event = eventOfCode[statusOutput.statusCode];
  const providerReference = paymentOutput.references?.merchantReference ?? merchantReference;
  if (!event || !providerReference) return null;
  // A voucher may acquire less than was asked: what came counts.
  const { amount, currencyCode } = (event === 'payment.paid' ? paymentOutput.acquiredAmount : null) ?? paymentOutput.amountOfMoney;
  return {
    kind: 'payment',
    providerReference,
    ...(checkout?.hostedCheckoutId ? { session: checkout.hostedCheckoutId } : {}),
    dedupeKey: [id, statusOutput.statusCode, providerReference, amount, currencyCode].join(':'),
    event,
    amount,
    currency: currencyCode,
    transaction: event === 'payment.paid' ? transactionOf(id) : null,
  };
}

/** Returns the update from a refund. */
export function updateOfRefund(refund: CawlRefund): RefundUpdate {
  const { amount, currencyCode } = refund.refundOutput.amountOfMoney;
  const { status, failure } = resultOf(refund);
  return {
    kind: 'refund',
    dedupeKey: `${refund.id}:${refund.statusOutput.statusCode}`,
    refund: refund.id,
    idRefund: idOf(refund),
    status,
    amount,
    currency: currencyCode,
    transaction: transactionOf(refund.id),
    failure,
  };
}

/** Returns the state of a refund. */
export function resultOf({ id, statusOutput: { statusCode } }: CawlRefund): RefundResult {
  if (doneCodes.includes(statusCode)) return { status: 'DONE', refund: id, failure: null };
  if (failedCodes.includes(statusCode)) return { status: 'FAILED', refund: id, failure: `status ${statusCode}` };
  return { status: 'PENDING', refund: id, failure: null };
}

/** Our id of a refund as Cawl keeps it: without dashes, for it takes 40 signs at most. */
export const referenceOfRefund = (idRefund: string): string => idRefund.replaceAll('-', '');

function idOf({ refundOutput }: CawlRefund): string | null {
  const kept = refundOutput.operationReferences?.merchantReference ?? refundOutput.references?.merchantReference ?? '';
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(kept);
  return parts ? parts.slice(1).join('-') : null;
}

export const listOf = (update: ProviderUpdate | null): ProviderUpdate[] => (update ? [update] : []);
