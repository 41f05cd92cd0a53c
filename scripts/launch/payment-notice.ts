import type { Environment } from '#config/environment.ts';

/** What the start says of payments, so that nobody opens a shop by mistake whose orders are paid by nobody, or cannot be paid. */
export function paymentNotice({ paymentSandbox }: Pick<Environment, 'paymentSandbox'>): string {
  return paymentSandbox
    ? '\n  Payment  The TEST BANK is on: orders count as paid and nobody pays real money. PAYMENT_SANDBOX=off turns it off.'
    : '\n  Payment  No payment is possible: there is no provider, and the test bank is off. PAYMENT_SANDBOX=on turns it on, for tests.';
}
