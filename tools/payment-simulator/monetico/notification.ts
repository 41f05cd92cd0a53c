import { randomInt } from 'node:crypto';
import type { Notice } from '../core/desk.ts';
import type { Message } from '../core/notifier.ts';
import { bytesOf, encodeBytes, type RawField } from '../core/raw-form.ts';
import { Refusal } from '../core/refusal.ts';
import type { Account } from '../core/settings.ts';
import { moneticoSeal, moneticoText } from '../signatures/monetico-seal.ts';
import { formatAmount } from './fields.ts';
import type { Order } from './order.ts';

type Options = {
  outcome: 'success' | 'refusal';
  /** Time of the bank's decision, formatted in the time zone of Paris. */
  at: Date;
  amountCents?: number | undefined;
  currency?: string | undefined;
  reference?: string | undefined;
  authorization?: string | undefined;
  signedBy?: Account<'monetico'>;
  signature?: Notice['signature'];
  mode?: Notice['mode'];
  url?: string | undefined;
  /** The refusal was caused by 3-D Secure. */
  isChallengeFailed?: boolean;
};

/** `JJ/MM/AAAA_a_HH:MM:SS`. */
function formatDate(at: Date): string {
  const values = Object.fromEntries(
    new Intl.DateTimeFormat('fr-FR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZone: 'Europe/Paris',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${values.day}/${values.month}/${values.year}_a_${values.hour}:${values.minute}:${values.second}`;
}

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

function fieldsOf(order: Order, options: Options): RawField[] {
  const { payment, account } = order;
  const isTest = options.mode === undefined ? order.isTest : options.mode === 'test';
  const isAccepted = options.outcome === 'success';
  const authentication = {
    status: isAccepted ? 'authenticated' : 'not_authenticated',
    protocol: '3DSecure',
    version: '2.2.0',
    details: {},
  };
  return [
    ['TPE', account.tpe],
    ['date', formatDate(options.at)],
    ['montant', formatAmount(options.amountCents ?? payment.amountCents, options.currency ?? payment.currency)],
    ['reference', options.reference ?? payment.reference],
    ['texte-libre', order.freeText],
    ['code-retour', isAccepted ? (isTest ? 'payetest' : 'paiement') : 'Annulation'],
    ['cvx', 'oui'],
    ['vld', '1230'],
    ['brand', 'VI'],
    ...(isAccepted ? [['numauto', options.authorization ?? order.authorization ?? '000000'] as const] : []),
    ['authentification', base64(authentication)],
    ['usage', 'credit'],
    ['typecompte', 'particulier'],
    ['ecard', 'non'],
    ['originecb', 'FRA'],
    ['bincb', '42424242'],
    ['hpancb', '764AD24CFABBB818E8A7DC61D4D6B4B89EA837ED'],
    ['ipclient', '127.0.0.1'],
    ['originetr', 'FRA'],
    ['cbmasquee', '424242******4242'],
    ['modepaiement', 'CB'],
    ...(isAccepted
      ? []
      : ([
          ['motifrefus', options.isChallengeFailed ? '3DSecure' : 'Refus'],
          ['motifrefusautorisation', options.isChallengeFailed ? '-' : '05'],
        ] as const)),
  ];
}

/** The number that a bank gives an authorisation. */
export const newAuthorization = (): string => String(randomInt(100_000, 1_000_000));

/** Returns whether a shop's answer confirms the receipt: 200 and `version=2`, `cdr=0`, with or without a line break at the end. */
export const isAcknowledgement = (status: number, text: string): boolean => status === 200 && /^version=2\ncdr=0\n?$/.test(text);

/** The call of the return interface (CGI2): a form, sealed over the bytes of its values. */
export function returnMessage(order: Order, options: Options): Message {
  const { payment, account } = order;
  const url = options.url ?? account.notifyUrl;
  if (!url) throw new Refusal(`the TPE ${account.tpe} has no return interface`);
  if (options.signature === 'double-encoded') throw new Refusal('Monetico encodes no seal');
  const fields = fieldsOf(order, options);
  const seal = moneticoSeal((options.signedBy ?? account).key, moneticoText(fields));
  const broken = `${seal.slice(0, -1)}${seal.endsWith('0') ? '1' : '0'}`;
  const sealed: RawField[] =
    options.signature === 'missing' ? fields : [...fields, ['MAC', options.signature === 'broken' ? broken : seal]];
  return {
    provider: 'monetico',
    accountId: account.id,
    paymentId: payment.id,
    subject: fields.find(([name]) => name === 'code-retour')?.[1] ?? '',
    url,
    method: 'POST',
    body: sealed
      .map(([name, value]) => `${encodeBytes(bytesOf(name), '-_.')}=${encodeBytes(value, '-_.*').replaceAll('%20', '+')}`)
      .join('&'),
    headersAt: () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
    isAcknowledged: isAcknowledgement,
  };
}
