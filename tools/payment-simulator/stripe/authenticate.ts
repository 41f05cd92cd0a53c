import type { Context } from 'hono';
import type { Account, Accounts } from '../core/settings.ts';
import type { SimulatorEnv } from '../core/simulator.ts';
import { findByText } from '../signatures/hmac-signatures.ts';
import { StripeError } from './error.ts';

/** The release train the shop's library is pinned to. */
export const apiVersion = '2026-10-28.endive';

export type Caller = { account: Account<'stripe'>; isPublishable: boolean };

/** Returns the caller, by the Bearer key (or the user name of Basic). Throws StripeError 401 for a key that is not one of `accounts`. */
export function authenticate(c: Context<SimulatorEnv>, accounts: Accounts['stripe']): Caller {
  const header = c.req.header('authorization') ?? '';
  const basic = /^Basic (.+)$/i.exec(header)?.[1];
  const key = /^Bearer (.+)$/i.exec(header)?.[1] ?? (basic ? Buffer.from(basic, 'base64').toString().split(':')[0] : undefined);
  if (!key)
    throw new StripeError('You did not provide an API key. Use the Authorization header: Authorization: Bearer YOUR_SECRET_KEY.', {
      status: 401,
    });
  const bySecret = findByText(accounts, ({ secretKey }) => secretKey, key);
  const account = bySecret ?? findByText(accounts, ({ publishableKey }) => publishableKey, key);
  if (!account) throw new StripeError(`Invalid API Key provided: ${key.slice(0, 8)}****`, { status: 401 });
  const version = c.req.header('stripe-version');
  if (version !== undefined && version !== apiVersion)
    throw new StripeError(`Invalid Stripe API version: ${version}`, { code: 'invalid_stripe_version' });
  return { account, isPublishable: !bySecret };
}

/** Throws StripeError 403 for calls that need the secret key. */
export function requireSecret({ isPublishable }: Caller): void {
  if (isPublishable)
    throw new StripeError('This API call cannot be made with a publishable API key. Please use a secret API key.', {
      status: 403,
      code: 'secret_key_required',
    });
}
