import { currenciesOfMethod } from '#schemas/payments.ts';
import { NotificationRefused, type PaymentProvider, type PaymentUpdate, type Received } from '../provider.ts';
import { type ETransactionKeys, eTransactionFields, eTransactionPage, euro, isBankUp } from './form.ts';
import { bankKey, cutSignature, isSignedByBank } from './signature.ts';

/** e-Transactions (Crédit Agricole, Paybox System) with the key of a shop: a signed form, a notification that the bank signs. No other call. */
export function eTransactionsProvider(keys: ETransactionKeys): PaymentProvider {
  return {
    name: 'e-transactions',
    isTest: keys.mode === 'TEST',
    currencies: currenciesOfMethod.E_TRANSACTION ?? null,
    referenceOf: ({ reference, number }) => `${reference}-${number}`,
    start: async (request) => ({
      step: { kind: 'form', action: await eTransactionPage(keys), fields: eTransactionFields(keys, request) },
    }),
    readNotification: async (received) => readNotification(keys, received),
    acknowledge: (outcome) => ({ status: outcome === 'taken' ? 200 : outcome === 'refused' ? 400 : 404, type: 'text/plain', body: '' }),
    read: null,
    refund: null,
    readRefund: null,
    cancel: null,
    expire: null,
    check: async () => ({ call: (await isBankUp(keys)) ? 'reachable' : 'unreachable', notifies: null, refused: [] }),
    payouts: null,
  };
}

/** Signs of an authorisation on the bank's test platform. */
const testAuthorisation = 'XXXXXX';

function readNotification({ mode, simulator }: ETransactionKeys, { method, raw, query }: Received): PaymentUpdate[] {
  const text = method === 'GET' ? query : Buffer.from(raw).toString('latin1');
  const cut = cutSignature(text);
  if (!cut) throw new NotificationRefused('no signature');
  const publicKey = simulator?.publicKey ?? bankKey;
  if (!isSignedByBank(publicKey, Buffer.from(cut.signed, 'latin1'), cut.signature)) throw new NotificationRefused('wrong signature');
  const values = readValues(cut.signed);
  if (!values) throw new NotificationRefused('not a notification');
  const { Mt = '', Ref = '', Auto = '', Erreur = '', Appel = '', Trans = '' } = values;
  if (!/^\d{1,9}$/.test(Mt) || Ref === '' || !/^\d{5}$/.test(Erreur)) throw new NotificationRefused('not a notification');
  if (mode === 'LIVE' && Auto === testAuthorisation) throw new NotificationRefused('a test notification');
  const event = eventOf(Erreur, Auto);
  const transaction = Trans || Appel;
  if (event === 'payment.paid' && transaction === '') throw new NotificationRefused('a payment without a number');
  return [
    {
      kind: 'payment',
      providerReference: Ref,
      dedupeKey: [Ref, transaction, Erreur, Mt].join('|'),
      event,
      amount: Number(Mt),
      currency: euro,
      transaction: event === 'payment.paid' ? transaction : null,
    },
  ];
}

/** 00000 without an authorisation is no payment; 001xx is the bank's refusal, of which 17 is the customer who gives up; 99999 is not decided. */
function eventOf(code: string, authorisation: string): PaymentUpdate['event'] {
  if (code === '00000' && authorisation !== '') return 'payment.paid';
  if (code === '99999') return 'payment.pending';
  return code === '00117' ? 'payment.cancelled' : 'payment.failed';
}

/** The signed values by name, decoded once. Null: one comes twice, or what is escaped is not. */
function readValues(signed: string): Readonly<Record<string, string>> | null {
  const values = new Map<string, string>();
  for (const pair of signed.split('&')) {
    const at = pair.indexOf('=');
    const name = at < 0 ? pair : pair.slice(0, at);
    if (values.has(name) || /%(?![0-9A-Fa-f]{2})/.test(pair)) return null;
    values.set(name, decode(pair.slice(at + 1)));
  }
  return Object.fromEntries(values);
}

const decode = (text: string): string =>
  Buffer.from(
    text.replaceAll('+', ' ').replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
