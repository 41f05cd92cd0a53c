import type { Context } from 'hono';
import { rawTarget } from '../core/receive.ts';
import { Refusal } from '../core/refusal.ts';
import type { Account } from '../core/settings.ts';
import type { Simulator, SimulatorEnv } from '../core/simulator.ts';
import { gcsMac, gcsText, isSameText } from '../signatures/hmac-signatures.ts';

const refuse = (reason: string): Refusal => new Refusal(reason, { status: 403, code: '9007' });

/**
 * Verifies `Authorization: GCS v1HMAC:<key id>:<MAC>` over what was received: method, content type, date, `X-GCS-*` headers and target.
 * Throws Refusal 403 for an unknown key, a wrong MAC, a date too far from now, or a key of another merchant than the address names.
 */
export function authenticate(c: Context<SimulatorEnv>, { settings, clock }: Simulator, merchantId: string): Account<'cawl'> {
  const [, keyId = '', mac = ''] = /^GCS v1HMAC:([^:]+):(.+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  if (!keyId) throw refuse('the header Authorization is not of the form GCS v1HMAC:<key id>:<signature>');
  const account = settings.accounts.cawl.find(({ apiKeyId }) => apiKeyId === keyId);
  if (!account) throw refuse(`unknown API key ${keyId}`);
  const date = c.req.header('date') ?? '';
  const sentAt = Date.parse(date);
  if (!/ GMT$/.test(date) || Number.isNaN(sentAt)) throw refuse('the header Date is missing or no date of HTTP');
  if (Math.abs(clock.now().getTime() - sentAt) > settings.clockSkewMs) throw refuse(`the header Date is too far from now: ${date}`);
  const text = gcsText({
    method: c.req.method,
    contentType: c.req.header('content-type') ?? '',
    date,
    headers: c.req.header(),
    target: rawTarget(c),
  });
  if (!isSameText(gcsMac(account.apiSecret, text), mac)) throw refuse('the signature is not of this request');
  if (account.pspid !== merchantId) throw refuse(`the key ${keyId} is not of the merchant ${merchantId}`);
  return account;
}
