import type { Payment } from '../core/books.ts';
import { findRepeated, type RawField, textOf } from '../core/raw-form.ts';
import { Refusal } from '../core/refusal.ts';
import type { Account } from '../core/settings.ts';
import type { Simulator } from '../core/simulator.ts';
import { isSameText } from '../signatures/hmac-signatures.ts';
import { moneticoSeal, moneticoText } from '../signatures/monetico-seal.ts';
import { checkFields, parseAmount } from './fields.ts';
import { checkOrderContext } from './order-context.ts';

/** Monetico's data of a payment, beside the books. */
export type Order = {
  payment: Payment;
  account: Account<'monetico'>;
  /** Of the test address or of the production one: only the address differs. */
  isTest: boolean;
  language: string;
  /** Given back as it was received: bytes, a character each. */
  freeText: string;
  returnOk: string | undefined;
  returnError: string | undefined;
  /** Until when the page is open: 45 minutes. */
  expiresAt: number;
  /** The number of the bank's authorisation; undefined: none. */
  authorization: string | undefined;
};

const pageMs = 45 * 60_000;

/** Finds the merchant of a message and verifies its seal. Throws Refusal. */
export function verifySeal(fields: readonly RawField[], accounts: readonly Account<'monetico'>[]): Account<'monetico'> {
  const repeated = findRepeated(fields);
  if (repeated) throw new Refusal(`the field ${repeated} was sent twice`, { field: repeated });
  const value = (name: string) => fields.find(([each]) => each === name)?.[1] ?? '';
  const account = accounts.find(({ tpe }) => tpe === value('TPE'));
  if (!account) throw new Refusal(`unknown TPE ${value('TPE')}`, { field: 'TPE' });
  if (account.societe !== value('societe')) throw new Refusal('societe is not of this TPE', { field: 'societe' });
  if (!isSameText(moneticoSeal(account.key, moneticoText(fields)), value('MAC').toUpperCase()))
    throw new Refusal('the seal (MAC) is not of these fields', { field: 'MAC' });
  return account;
}

/** A TPE takes those of its contract. */
const currencies = ['EUR', 'USD', 'GBP', 'CHF'];

/** Reads the form of a payment, and opens it. Throws Refusal for whatever the bank would not take. */
export function openOrder({ settings, books, clock }: Simulator, fields: readonly RawField[], isTest: boolean): Order {
  checkFields(fields);
  const account = verifySeal(fields, settings.accounts.monetico);
  const value = (name: string) => textOf(fields.find(([each]) => each === name)?.[1] ?? '');
  checkOrderContext(value('contexte_commande'));
  const { amountCents, currency } = parseAmount(value('montant'), 'montant');
  if (!currencies.includes(currency)) throw new Refusal(`this TPE takes no ${currency}`, { field: 'montant' });
  if (amountCents === 0) throw new Refusal('montant is 0', { field: 'montant' });
  const reference = value('reference');
  const before = [...books.payments.values()].find(
    (each) => each.provider === 'monetico' && each.accountId === account.id && each.reference === reference && each.state === 'paid',
  );
  if (before) throw new Refusal(`the reference ${reference} is already paid`, { field: 'reference' });
  const payment = books.open({ provider: 'monetico', accountId: account.id, reference, amountCents, currency });
  return {
    payment,
    account,
    isTest,
    language: value('lgue'),
    freeText: fields.find(([name]) => name === 'texte-libre')?.[1] ?? '',
    returnOk: value('url_retour_ok') || undefined,
    returnError: value('url_retour_err') || undefined,
    expiresAt: clock.now().getTime() + pageMs,
    authorization: undefined,
  };
}
