import { randomInt } from 'node:crypto';
import type { Payment } from '../core/books.ts';
import { type RawField, textOf } from '../core/raw-form.ts';
import { Refusal } from '../core/refusal.ts';
import type { Account } from '../core/settings.ts';
import type { Simulator } from '../core/simulator.ts';
import { isSameText } from '../signatures/hmac-signatures.ts';
import { payboxHmac, payboxText } from '../signatures/paybox-signatures.ts';
import { checkFields } from './fields.ts';
import { parseReturnVariables, type ReturnVariable } from './return-variables.ts';

/** Data of e-Transactions about a payment, beside the books. */
export type Order = {
  payment: Payment;
  account: Account<'e-transactions'>;
  variables: ReturnVariable[];
  language: string;
  addresses: Partial<Record<'PBX_EFFECTUE' | 'PBX_REFUSE' | 'PBX_ANNULE' | 'PBX_ATTENTE' | 'PBX_REPONDRE_A', string>>;
  notifiesByPost: boolean;
  authorizesOnly: boolean;
  expiresAt: number;
  /** T and S of the last answer of the bank, 10 digits at most. */
  callNumber: string;
  transactionNumber: string;
  result: string;
};

const defaultPageSeconds = 900;

export const newNumber = (): string => String(randomInt(10_000_000, 999_999_999));

/** Finds the merchant of a message by its identity, and verifies the HMAC over the fields in the order they were received. Throws Refusal. */
export function verifyIdentity(
  fields: readonly RawField[],
  accounts: readonly Account<'e-transactions'>[],
  names: { site: string; rang: string; identifiant: string; hmac: string },
): Account<'e-transactions'> {
  const value = (name: string) => fields.find(([each]) => each === name)?.[1] ?? '';
  const account = accounts.find(
    ({ site, rang, identifiant }) =>
      site === value(names.site) && Number(rang) === Number(value(names.rang)) && identifiant === value(names.identifiant),
  );
  if (!account) throw new Refusal('unknown site, rank or identifier', { code: '00006' });
  const signed = payboxText(fields.filter(([name]) => name !== names.hmac));
  if (!isSameText(payboxHmac(account.hmacKey, signed), value(names.hmac).toUpperCase()))
    throw new Refusal('the HMAC is not of these fields in this order', { code: '00006', field: names.hmac });
  return account;
}

/** Reads the form of a payment, and opens it. Throws Refusal for whatever Paybox would not take. */
export function openOrder({ settings, books, clock }: Simulator, fields: readonly RawField[]): Order {
  checkFields(fields);
  const account = verifyIdentity(fields, settings.accounts['e-transactions'], {
    site: 'PBX_SITE',
    rang: 'PBX_RANG',
    identifiant: 'PBX_IDENTIFIANT',
    hmac: 'PBX_HMAC',
  });
  const value = (name: string) => textOf(fields.find(([each]) => each === name)?.[1] ?? '');
  if (value('PBX_DEVISE') !== '978')
    throw new Refusal(`the currency ${value('PBX_DEVISE')} is not taken`, { code: '00010', field: 'PBX_DEVISE' });
  const amountCents = Number(value('PBX_TOTAL'));
  if (amountCents === 0) throw new Refusal('PBX_TOTAL is 0', { code: '00011', field: 'PBX_TOTAL' });
  const time = Date.parse(value('PBX_TIME'));
  if (Number.isNaN(time) || Math.abs(time - clock.now().getTime()) > settings.clockSkewMs)
    throw new Refusal(`PBX_TIME is too far from now: ${value('PBX_TIME')}`, { field: 'PBX_TIME' });
  const payment = books.open({
    provider: 'e-transactions',
    accountId: account.id,
    reference: value('PBX_CMD'),
    amountCents,
    currency: 'EUR',
  });
  const names = ['PBX_EFFECTUE', 'PBX_REFUSE', 'PBX_ANNULE', 'PBX_ATTENTE', 'PBX_REPONDRE_A'] as const;
  return {
    payment,
    account,
    variables: parseReturnVariables(value('PBX_RETOUR')),
    language: value('PBX_LANGUE') || 'FRA',
    addresses: Object.fromEntries(names.filter((name) => value(name) !== '').map((name) => [name, value(name)])),
    notifiesByPost: value('PBX_RUF1') === 'POST',
    authorizesOnly: value('PBX_AUTOSEULE') === 'O',
    expiresAt: clock.now().getTime() + Number(value('PBX_DISPLAY') || defaultPageSeconds) * 1000,
    callNumber: newNumber(),
    transactionNumber: newNumber(),
    result: '',
  };
}
