import type { PaymentMode } from '#schemas/payments.ts';

/** The environment that a key of Stripe belongs to, by its own beginning; null: it does not say. */
export function modeOfKey(key: string): PaymentMode | null {
  const [, mode] = /^[prs]k_(test|live)_/.exec(key) ?? [];
  return mode === 'test' ? 'TEST' : mode === 'live' ? 'LIVE' : null;
}
