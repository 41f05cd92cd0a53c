import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { knownSecret, siteSecret } from '../../platform/secrets/secrets.ts';
import { NotificationRefused, type PaymentProvider } from '../provider.ts';
import { sandboxName } from '../tables.ts';
import { isSigned, sign } from './signature.ts';

export const signatureHeader = 'x-sandbox-signature';
/** Which shop's secret signed; it only chooses the key, what is believed is what verifies under it. */
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

/** A test bank inside this API, in place of a payment provider: same signatures, same notifications, no money. */
export function sandboxProvider(db: Database): PaymentProvider {
  return {
    name: sandboxName,
    start: async ({ idAttempt }) => ({ providerReference: idAttempt, url: `/api/sandbox/bank/${idAttempt}` }),
    readNotification: async (raw, headers, now) => {
      const shop = Number(headers.get(shopHeader));
      if (!Number.isInteger(shop) || shop <= 0 || shop >= 2 ** 31) throw new NotificationRefused('no shop named');
      const secret = await knownSecret(db, shop, 'sandbox-bank');
      if (!secret || !isSigned(secret, raw, headers.get(signatureHeader) ?? '', now)) throw new NotificationRefused('wrong signature');
      const facts = SandboxNotification.safeParse(parseJson(raw));
      if (!facts.success || facts.data.shop !== shop) throw new NotificationRefused('not a notification');
      const { id, attempt, outcome, amount, currency } = facts.data;
      return {
        idSite: shop,
        providerReference: attempt,
        dedupeKey: id,
        event: `payment.${outcome}`,
        amount,
        currency,
        transaction: outcome === 'paid' ? id : null,
      };
    },
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

function parseJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8')) as unknown;
  } catch (cause) {
    throw new NotificationRefused('not JSON', { cause });
  }
}
