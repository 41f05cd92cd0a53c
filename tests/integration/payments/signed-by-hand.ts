import { createHmac, generateKeyPairSync, randomBytes, randomInt, sign } from 'node:crypto';
import type { AttemptRow } from '#backend/tables/payment.ts';
import type { PaymentMethod } from '#schemas/order.ts';
import type { PaymentMode } from '#schemas/payments.ts';

/** Content of a provider's notification of a payment. */
export type Told = 'paid' | 'refused' | 'pending' | 'cancelled';

/** Something about a message that is not as it should be, or of another payment. */
export type Changed = {
  amount?: number;
  currency?: string;
  reference?: string;
  transaction?: string;
  mode?: PaymentMode;
  keys?: Record<string, string>;
  at?: Date;
  session?: string;
};

type Written = { attempt: AttemptRow; keys: Record<string, string>; mode: PaymentMode; now: Date };

/** The pair that signs in place of the bank of e-Transactions: RSA of 1024 bits, as it has. */
export const bankPair = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** Returns whether a provider sends such a notification at all. */
export const tells = (method: PaymentMethod, told: Told): boolean => method !== 'MONETICO' || told === 'paid' || told === 'refused';

/** A notification as a provider sends it, signed here by node:crypto as the descriptions of the protocols say. */
export function signedMessage(method: PaymentMethod, told: Told, written: Written, changed: Changed = {}): RequestInit {
  if (method === 'CAWL') return cawl(told, written, changed);
  if (method === 'MONETICO') return monetico(told, written, changed);
  if (method === 'E_TRANSACTION') return eTransactions(told, written, changed);
  return stripe(told, written, changed);
}

function stripe(told: Told, { attempt, keys, mode, now }: Written, changed: Changed): RequestInit {
  const type = { paid: 'succeeded', refused: 'payment_failed', pending: 'processing', cancelled: 'canceled' }[told];
  const status = { paid: 'succeeded', refused: 'requires_payment_method', pending: 'processing', cancelled: 'canceled' }[told];
  const amount = changed.amount ?? attempt.amount;
  const intent = {
    id: changed.transaction ?? changed.session ?? attempt.session,
    object: 'payment_intent',
    amount: attempt.amount,
    amount_received: told === 'paid' ? amount : 0,
    client_secret: `pi_x_secret_${hex(8)}`,
    currency: (changed.currency ?? attempt.currency).toLowerCase(),
    livemode: (changed.mode ?? mode) === 'LIVE',
    metadata: { providerReference: changed.reference ?? attempt.providerReference },
    status,
  };
  const event = { id: `evt_${hex(12)}`, object: 'event', api_version: '2026-10-28.endive', created: 1, type: `payment_intent.${type}` };
  const body = JSON.stringify({ ...event, livemode: intent.livemode, data: { object: intent } });
  const t = Math.floor((changed.at ?? now).getTime() / 1000);
  const mac = createHmac('sha256', (changed.keys ?? keys).webhookSecret ?? '')
    .update(`${t}.${body}`)
    .digest('hex');
  return { method: 'POST', body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${mac}` } };
}

function cawl(told: Told, { attempt, keys }: Written, changed: Changed): RequestInit {
  const own = changed.keys ?? keys;
  const code = { paid: 9, refused: 2, pending: 51, cancelled: 1 }[told];
  const number = changed.transaction ?? attempt.providerReference.replace(/\D/g, '');
  const amountOfMoney = { amount: changed.amount ?? attempt.amount, currencyCode: changed.currency ?? attempt.currency };
  const payment = {
    id: `${number}_0`,
    status: { paid: 'CAPTURED', refused: 'REJECTED', pending: 'AUTHORIZATION_REQUESTED', cancelled: 'CANCELLED' }[told],
    statusOutput: { statusCode: code },
    paymentOutput: { amountOfMoney, references: { merchantReference: changed.reference ?? attempt.providerReference } },
    ...(changed.session ? { hostedCheckoutSpecificOutput: { hostedCheckoutId: changed.session } } : {}),
  };
  const event = { apiVersion: 'v1', id: hex(16), created: '2026-11-24T09:00:00.000+0000', merchantId: own.merchantId };
  const body = JSON.stringify({ ...event, type: `payment.${payment.status.toLowerCase()}`, payment });
  const mac = createHmac('sha256', own.webhookSecret ?? '')
    .update(body)
    .digest('base64');
  return {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-gcs-keyid': own.webhookKeyId ?? '', 'x-hmac-signatures': mac },
  };
}

function monetico(told: Told, { attempt, keys, mode, now }: Written, changed: Changed): RequestInit {
  const own = changed.keys ?? keys;
  const code = told === 'paid' ? ((changed.mode ?? mode) === 'LIVE' ? 'paiement' : 'payetest') : 'Annulation';
  const amount = ((changed.amount ?? attempt.amount) / 100).toFixed(2);
  const at = changed.at ?? now;
  const fields: Record<string, string> = {
    TPE: own.terminal ?? '',
    date: `24/11/2026_a_${at.toISOString().slice(11, 19)}`,
    montant: `${amount}${changed.currency ?? attempt.currency}`,
    reference: changed.reference ?? attempt.providerReference,
    'texte-libre': 'é * ~',
    'code-retour': code,
    cvx: 'oui',
    vld: '1229',
    brand: 'VI',
    ...(told === 'paid' ? { numauto: changed.transaction ?? '123456' } : { motifrefus: 'Refus' }),
    authentification: 'bnVsbAo=',
    cbmasquee: '123456******1234',
    modepaiement: 'CB',
    nouveau: '',
  };
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('*');
  const mac = createHmac('sha1', Buffer.from(own.key ?? '', 'hex'))
    .update(text)
    .digest('hex');
  const body = [...Object.entries(fields), ['MAC', told === 'paid' ? mac.toUpperCase() : mac]]
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '').replaceAll('%20', '+')}`)
    .join('&');
  return { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

function eTransactions(told: Told, { attempt, mode }: Written, changed: Changed): RequestInit {
  const code = { paid: '00000', refused: '00105', pending: '99999', cancelled: '00117' }[told];
  const authorisation = (changed.mode ?? mode) === 'LIVE' ? '123456' : 'XXXXXX';
  const number = changed.transaction ?? String(Number.parseInt(attempt.id.slice(0, 7), 16));
  const signed = [
    `Mt=${changed.amount ?? attempt.amount}`,
    `Ref=${changed.reference ?? attempt.providerReference}`,
    ...(told === 'paid' ? [`Auto=${authorisation}`] : []),
    ...[`Erreur=${code}`, `Appel=${number}`, `Trans=${number}`],
  ].join('&');
  // Another shop's own key signs no notification: the bank has one for all. Here another pair takes its place.
  const key = changed.keys ? otherPair().privateKey : bankPair.privateKey;
  const mac = encodeURIComponent(sign('sha1', Buffer.from(signed), key).toString('base64'));
  const body = `${signed}&Sign=${randomInt(2) === 0 ? mac : encodeURIComponent(mac)}`;
  return { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

const otherPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 1024,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
