import type { Environment } from '#config/environment.ts';

/**
 * Formats the start's notice about payments, so that nobody opens by mistake a shop whose orders are not really paid, or cannot be paid.
 */
export function paymentNotice({ paymentSandbox, paymentSimulator }: Pick<Environment, 'paymentSandbox' | 'paymentSimulator'>): string {
  const lines = [
    paymentSandbox
      ? 'The TEST BANK is on: where no provider is set up, orders count as paid and nobody pays real money. PAYMENT_SANDBOX=off turns it off.'
      : 'The test bank is off: orders are paid through the provider set up in the panel, or not at all. PAYMENT_SANDBOX=on turns it on, for tests.',
    ...(paymentSimulator ? [`All providers are the SIMULATOR at ${paymentSimulator.origin}: nobody pays real money.`] : []),
  ];
  return lines.map((line) => `\n  Payment  ${line}`).join('');
}
