import { randomUUID } from 'node:crypto';
import type { Message } from '../core/notifier.ts';
import { Refusal } from '../core/refusal.ts';
import type { Account } from '../core/settings.ts';
import { gcsMac } from '../signatures/hmac-signatures.ts';
import type { Checkout } from './checkout.ts';

type Options = {
  signedBy?: Account<'cawl'>;
  signature?: 'valid' | 'broken' | 'missing' | 'double-encoded';
  url?: string | undefined;
  at: Date;
};

/** The addresses of a payment's webhooks: those of its request, else the merchant's. */
export const webhookUrls = (account: Account<'cawl'>, { request: { feedbacks } }: Checkout): string[] =>
  feedbacks?.webhooksUrls ?? [feedbacks?.webhookUrl ?? account.notifyUrl].filter((url) => url !== undefined);

/**
 * A webhook: the body's MAC in `X-GCS-Signature`, under the secret that `X-GCS-KeyId` names. Nothing of it says when it was sent.
 * @param about `payment` or `refund`, with its object
 */
export function webhookMessage(
  account: Account<'cawl'>,
  checkout: Checkout,
  type: string,
  about: Record<string, unknown>,
  { signedBy = account, signature = 'valid', url, at }: Options,
): Message {
  if (signature === 'double-encoded') throw new Refusal('Cawl encodes no signature');
  const target = url ?? webhookUrls(account, checkout)[0];
  if (!target) throw new Refusal(`the Cawl merchant ${account.id} has no webhook address`);
  const body = JSON.stringify({ apiVersion: 'v1', created: at.toISOString(), id: randomUUID(), merchantId: account.pspid, ...about, type });
  const secret = signature === 'broken' ? `${signedBy.webhookSecret}x` : signedBy.webhookSecret;
  return {
    provider: 'cawl',
    accountId: account.id,
    paymentId: checkout.payment.id,
    subject: type,
    url: target,
    method: 'POST',
    body,
    headersAt: () => ({
      'content-type': 'application/json',
      ...(signature !== 'missing' && { 'x-hmac-signatures': gcsMac(secret, body), 'x-gcs-keyid': signedBy.webhookKeyId }),
    }),
  };
}
