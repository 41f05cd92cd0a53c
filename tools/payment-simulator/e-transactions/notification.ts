import type { KeyObject } from 'node:crypto';
import type { Notice } from '../core/desk.ts';
import type { Message } from '../core/notifier.ts';
import { bytesOf, encodeBytes } from '../core/raw-form.ts';
import { Refusal } from '../core/refusal.ts';
import { payboxSignature } from '../signatures/paybox-signatures.ts';
import { newNumber, type Order } from './order.ts';

/** Result codes (letter E). 00105 is the bank's refusal 05, 00117 its code for a shopper who cancelled, 00040 a payment without 3-D Secure. */
export const results = { success: '00000', pending: '99999', refusal: '00105', cancellation: '00117', challenge: '00040' } as const;

export type Result = keyof typeof results;

type Options = {
  result: Result;
  amountCents?: number | undefined;
  reference?: string | undefined;
  transaction?: 'same' | 'new';
  at: Date;
};

/** Characters that Paybox does not encode; a space becomes `%20`. */
const safe = ',@:;-_.~*/';

/** The data of a letter; undefined: there is none, and the variable is left out. */
function dataOf(order: Order, letter: string, { result, amountCents, reference, transaction, at }: Options): string | undefined {
  const { payment } = order;
  const isAccepted = result === 'success';
  const data: Readonly<Record<string, string | undefined>> = {
    M: String(amountCents ?? payment.amountCents),
    R: reference ?? payment.reference,
    T: transaction === 'new' ? newNumber() : order.callNumber,
    S: transaction === 'new' ? newNumber() : order.transactionNumber,
    // The test platform sends this instead of a number.
    A: isAccepted ? 'XXXXXX' : undefined,
    E: results[result],
    C: 'CB',
    P: 'CARTE',
    D: '3012',
    J: '44',
    N: '111122',
    I: 'FRA',
    Y: 'FRA',
    F: isAccepted ? 'Y' : 'N',
    G: isAccepted ? 'O' : 'N',
    O: isAccepted ? 'Y' : 'N',
    v: '2.2.0',
    o: '05',
    Q: at.toISOString().slice(11, 19),
    W: at.toISOString().slice(0, 10).split('-').reverse().join(''),
    H: 'F8E9D5A0C6B741238899AABBCCDDEEFF00112233',
  };
  return data[letter];
}

/** The variables of PBX_RETOUR but the signature, as Paybox writes them: a raw text that nobody may build again. */
const rawVariables = (order: Order, options: Options): string =>
  order.variables
    .filter(({ letter }) => letter !== 'K')
    .map(({ name, letter }) => [name, dataOf(order, letter, options)] as const)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeBytes(bytesOf(value ?? ''), safe)}`)
    .join('&');

const signatureName = ({ variables }: Order): string => variables.at(-1)?.name ?? 'Sign';

/** The address for the browser: everything after `?` is signed, the shop's own parameters too. */
export function signedReturn(order: Order, address: string, privateKey: KeyObject, options: Options): string {
  const own = address.includes('?') ? address.slice(address.indexOf('?') + 1) : '';
  const base = own ? address.slice(0, address.indexOf('?')) : address.replace(/\?$/, '');
  const signed = [own, rawVariables(order, options)].filter((part) => part !== '').join('&');
  return `${base}?${signed}&${signatureName(order)}=${encodeURIComponent(payboxSignature(privateKey, signed))}`;
}

/**
 * The notification (IPN): the raw text of the variables, and the percent-encoded signature over its bytes. The shop's own parameters on
 * PBX_REPONDRE_A are not signed; those on an address of the back office are.
 */
export function notification(
  order: Order,
  privateKey: KeyObject,
  options: Options & { signature?: Notice['signature']; url?: string | undefined },
): Message {
  const { payment, account, addresses } = order;
  const asked = options.url ?? addresses.PBX_REPONDRE_A;
  const url = asked ?? account.notifyUrl;
  if (!url) throw new Refusal(`no address to notify: the request has no PBX_REPONDRE_A`);
  const own = asked === undefined ? new URL(url).search.slice(1) : '';
  const raw = rawVariables(order, options);
  const signed = [own, raw].filter((part) => part !== '').join('&');
  const signature = payboxSignature(privateKey, options.signature === 'broken' ? `${signed}&` : signed);
  const once = encodeURIComponent(signature);
  const encoded = options.signature === 'double-encoded' ? encodeURIComponent(once) : once;
  const body = options.signature === 'missing' ? raw : `${raw}&${signatureName(order)}=${encoded}`;
  return {
    provider: 'e-transactions',
    accountId: account.id,
    paymentId: payment.id,
    subject: results[options.result],
    url,
    method: order.notifiesByPost ? 'POST' : 'GET',
    body,
    headersAt: (): Record<string, string> => (order.notifiesByPost ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    isAcknowledged: (status) => status === 200,
  };
}
