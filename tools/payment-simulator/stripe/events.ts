import { randomBytes } from 'node:crypto';
import type { Message } from '../core/notifier.ts';
import { Refusal } from '../core/refusal.ts';
import type { Account } from '../core/settings.ts';
import { stripeSignatureHeader } from '../signatures/hmac-signatures.ts';
import { apiVersion } from './authenticate.ts';
import type { Intent } from './intent.ts';

export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export const isLive = ({ secretKey }: Account<'stripe'>): boolean => /^(sk|rk)_live_/.test(secretKey);

/** A new event about an object, `created` in unix seconds. */
export const stripeEvent = (type: string, object: unknown, created: number, livemode: boolean): StripeEvent => ({
  id: newId('evt'),
  object: 'event',
  api_version: apiVersion,
  created,
  data: { object },
  livemode,
  pending_webhooks: 1,
  request: { id: newId('req'), idempotency_key: null },
  type,
});

type Options = {
  signedBy?: Account<'stripe'>;
  signature?: 'valid' | 'broken' | 'missing' | 'double-encoded';
  ageSeconds?: number;
  url?: string | undefined;
};

/** The webhook of an event to a merchant's address. Each delivery is signed anew, with its own time. */
export function eventMessage(account: Account<'stripe'>, { payment }: Intent, event: StripeEvent, options: Options = {}): Message {
  const { signedBy = account, signature = 'valid', ageSeconds = 0, url = account.notifyUrl } = options;
  if (signature === 'double-encoded') throw new Refusal('Stripe encodes no signature');
  if (!url) throw new Refusal(`the Stripe account ${account.id} has no webhook address`);
  const body = JSON.stringify(event, undefined, 2);
  const secret = signature === 'broken' ? `${signedBy.webhookSecret}x` : signedBy.webhookSecret;
  return {
    provider: 'stripe',
    accountId: account.id,
    paymentId: payment.id,
    subject: event.type,
    url,
    method: 'POST',
    body,
    headersAt: (at) => ({
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      ...(signature !== 'missing' && {
        'stripe-signature': stripeSignatureHeader([secret], body, Math.floor(at.getTime() / 1000) - ageSeconds),
      }),
    }),
  };
}
