import { z } from 'zod';
import type { Database } from '#backend/platform/database/database.ts';
import { hmac, isSame, knownSecret, siteSecret } from '#backend/platform/secrets/secrets.ts';
import { sandboxName } from '#backend/tables/payment.ts';
import { NotificationRefused, type PaymentProvider } from '../provider.ts';
import { readSigned } from '../read-json.ts';

export const signatureHeader = 'x-sandbox-signature';
/** Header with the shop whose secret signed. It only selects the key: only messages whose signature it verifies are trusted. */
export const shopHeader = 'x-sandbox-shop';

/** A notification of the test bank. */
export const SandboxNotification = z.object({
  id: z.uuid(),
  shop: z.int(),
  attempt: z.uuid(),
  outcome: z.enum(['paid', 'failed', 'cancelled', 'pending', 'authorized']),
  amount: z.int(),
  currency: z.string().length(3),
});
export type SandboxNotification = z.infer<typeof SandboxNotification>;

/** The shop that a notification of the test bank names, before it is known to be true; null: none. */
export function namedShop(headers: Headers): number | null {
  const shop = Number(headers.get(shopHeader));
  return Number.isInteger(shop) && shop > 0 && shop < 2 ** 31 ? shop : null;
}

/** A test bank inside this API, in place of a payment provider: same signatures, same notifications, no money. */
export function sandboxProvider(db: Database, idSite: number): PaymentProvider {
  return {
    name: sandboxName,
    isTest: true,
    currencies: null,
    referenceOf: ({ idAttempt }) => idAttempt,
    start: async ({ idAttempt }) => ({ step: { kind: 'redirect', url: `/api/sandbox/bank/${idAttempt}` } }),
    readNotification: async ({ raw, headers }, now) => {
      const secret = namedShop(headers) === idSite ? await knownSecret(db, idSite, 'sandbox-bank') : undefined;
      if (!secret || !isSigned(secret, raw, headers.get(signatureHeader) ?? '', now)) throw new NotificationRefused('wrong signature');
      const { id, shop, attempt, outcome, amount, currency } = readSigned(SandboxNotification, raw);
      if (shop !== idSite) throw new NotificationRefused('another shop');
      const transaction = outcome === 'paid' ? id : null;
      return [{ kind: 'payment', providerReference: attempt, dedupeKey: id, event: `payment.${outcome}`, amount, currency, transaction }];
    },
    acknowledge: (outcome) => ({
      status: outcome === 'taken' ? 200 : outcome === 'refused' ? 400 : 404,
      type: 'application/json',
      body: JSON.stringify({ success: outcome === 'taken', data: null, message: '' }),
    }),
    read: null,
    // No money came, and none goes back: the books of the trial alone say so.
    refund: async ({ idRefund }) => ({ status: 'DONE', refund: idRefund, failure: null }),
    readRefund: null,
    cancel: null,
    expire: null,
    check: async () => ({ call: 'accepted', notifies: true, refused: [] }),
    payouts: null,
  };
}

/** Writes a notification as the test bank sends it: signed body and headers. */
export async function signedNotification(db: Database, notification: SandboxNotification, at: Date): Promise<RequestInit> {
  const body = Buffer.from(JSON.stringify(notification));
  const secret = await siteSecret(db, notification.shop, 'sandbox-bank');
  return {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', [shopHeader]: String(notification.shop), [signatureHeader]: sign(secret, body, at) },
  };
}

/** Seconds a signed notification is accepted for. */
export const tolerance = 300;

/** Signs a notification of the test bank: `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body", hexadecimal>`. */
export function sign(secret: string, raw: Uint8Array, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${hmac(secret, signedText(t, raw)).toString('hex')}`;
}

/** Returns whether a signature matches this body and is at most five minutes old. */
export function isSigned(secret: string, raw: Uint8Array, signature: string, now: Date): boolean {
  const [, t, v1] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!t || !v1) return false;
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(t)) > tolerance) return false;
  return isSame(hmac(secret, signedText(Number(t), raw)), Buffer.from(v1, 'hex'));
}

const signedText = (t: number, raw: Uint8Array): Buffer => Buffer.concat([Buffer.from(`${t}.`), raw]);
