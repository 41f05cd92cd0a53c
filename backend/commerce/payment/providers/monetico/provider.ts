import { createHash } from 'node:crypto';
import { isReachable, NotificationRefused, type PaymentProvider, type PaymentUpdate, type Received } from '../provider.ts';
import { type MoneticoKeys, moneticoFields, moneticoPage } from './form.ts';
import { isSealed, readForm, sealedText } from './seal.ts';

/** Monetico Paiement 3.0 (Crédit Mutuel, CIC) with the key of a shop: a sealed form, a sealed notification. No other call. */
export function moneticoProvider(keys: MoneticoKeys): PaymentProvider {
  return {
    name: 'monetico',
    isTest: keys.mode === 'TEST',
    currencies: null,
    referenceOf: ({ idAttempt }) => shortName(idAttempt),
    start: async (request) => ({ step: { kind: 'form', action: moneticoPage(keys), fields: moneticoFields(keys, request) } }),
    readNotification: async (received) => readNotification(keys, received),
    acknowledge: (outcome) => ({ status: 200, type: 'text/plain', body: `version=2\ncdr=${outcome === 'refused' ? 1 : 0}\n` }),
    read: null,
    refund: null,
    readRefund: null,
    cancel: null,
    expire: null,
    check: async () => ({ call: (await isReachable(moneticoPage(keys))) ? 'reachable' : 'unreachable', notifies: null, refused: [] }),
    payouts: null,
  };
}

/** A name of 12 signs, which is all that the bank's services for refunds take. */
function shortName(idAttempt: string): string {
  const number = BigInt(`0x${createHash('sha256').update(idAttempt).digest('hex').slice(0, 24)}`);
  return number.toString(36).toUpperCase().padStart(12, '0').slice(-12);
}

/** Notifications come as a form; the bank also mails a link with the same as a question. */
function readNotification({ mode, values }: MoneticoKeys, { method, raw, query }: Received): PaymentUpdate[] {
  const fields = readForm(method === 'GET' ? Buffer.from(query, 'latin1') : raw);
  if (!fields) throw new NotificationRefused('not a form');
  const textOf = (name: string) => fields.find((field) => field.name === name)?.value.toString('latin1') ?? '';
  if (!isSealed(values.key, sealedText(fields), textOf('MAC'))) throw new NotificationRefused('wrong seal');
  if (textOf('TPE') !== values.terminal) throw new NotificationRefused('another terminal');
  const code = textOf('code-retour');
  const accepted = mode === 'LIVE' ? 'paiement' : 'payetest';
  if (code === 'payetest' && mode === 'LIVE') throw new NotificationRefused('a test notification');
  if (code === 'paiement' && mode === 'TEST') throw new NotificationRefused('a live notification');
  // Instalments are not asked for.
  if (code !== accepted && code !== 'Annulation') return [];
  const reference = textOf('reference');
  const [, euros, cents = '', currency] = /^(\d{1,7})(?:\.(\d{1,2}))?([A-Z]{3})$/.exec(textOf('montant')) ?? [];
  if (!reference || !euros || !currency) throw new NotificationRefused('no amount');
  const isPaid = code === accepted;
  const at = textOf('date');
  const authorisation = textOf('numauto');
  return [
    {
      kind: 'payment',
      providerReference: reference,
      dedupeKey: [reference, at, code, authorisation, textOf('montant')].join('|'),
      event: isPaid ? 'payment.paid' : 'payment.failed',
      amount: Number(euros) * 100 + Number(cents.padEnd(2, '0')),
      currency,
      transaction: isPaid ? [reference, authorisation || at].join('-') : null,
    },
  ];
}
