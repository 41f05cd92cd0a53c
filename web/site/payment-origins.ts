import { defaultLocale } from '#schemas/site.ts';
import { logFailure, serverCall } from '../api/server-api.ts';
import type { PaymentOrigins } from '../security/security-headers.ts';

/** Pages that a shopper pays on, or tries again: the step of the checkout and what she comes back to. `path` without its language. */
export const isPaymentPath = (path: string): boolean => /^\/(cart\/payment|cart\/success|order)(\/|$)/.test(path);

/** Returns the origins that the content policy of a payment page allows for the current provider. Undefined if they cannot be read. */
export async function paymentOrigins(): Promise<PaymentOrigins | undefined> {
  try {
    return (await serverCall(defaultLocale)('GET /payment/method', {})).origins;
  } catch (error) {
    logFailure(error, 'the method of payment cannot be read');
    return undefined;
  }
}
