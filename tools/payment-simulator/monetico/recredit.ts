import { findRepeated, parseRawForm, textOf } from '../core/raw-form.ts';
import { Refusal } from '../core/refusal.ts';
import type { Simulator } from '../core/simulator.ts';
import { formatAmount, parseAmount } from './fields.ts';
import { newAuthorization } from './notification.ts';
import { type Order, verifySeal } from './order.ts';

const required = [
  'TPE',
  'date',
  'date_commande',
  'date_remise',
  'num_autorisation',
  'montant',
  'montant_recredit',
  'montant_possible',
  'reference',
  'lgue',
  'societe',
  'version',
  'MAC',
];
const optional = ['numero_dossier', 'facture'];

const lines = (reference: string, cdr: number, text: string, authorization = ''): string =>
  `version=1.0\nreference=${reference}\ncdr=${cdr}\nlib=${text}\naut=${authorization}\n`;

/**
 * Carries out a refund (`recredit_paiement.cgi`) and answers its lines. `cdr=0` is success, as a public module reads it; the codes of
 * refusals are assumed.
 */
export function recredit({ settings, books }: Simulator, body: Buffer, orders: Iterable<Order>, isTest: boolean): string {
  const fields = parseRawForm(body);
  const value = (name: string) => textOf(fields.find(([each]) => each === name)?.[1] ?? '');
  const repeated = findRepeated(fields);
  if (repeated) throw new Refusal(`the field ${repeated} was sent twice`);
  const missing = required.find((name) => !fields.some(([each]) => each === name));
  if (missing) throw new Refusal(`the field ${missing} is missing`);
  const unknown = fields.find(([name]) => !required.includes(name) && !optional.includes(name));
  if (unknown) throw new Refusal(`the field ${unknown[0]} is not part of the protocol`);
  const account = verifySeal(fields, settings.accounts.monetico);
  if (value('version') !== '3.0') throw new Refusal('version is not 3.0');
  if (!/^\d{2}\/\d{2}\/\d{4}:\d{2}:\d{2}:\d{2}$/.test(value('date'))) throw new Refusal('date has a wrong form');
  for (const name of ['date_commande', 'date_remise']) {
    if (!/^\d{2}\/\d{2}\/\d{4}$/.test(value(name))) throw new Refusal(`${name} has a wrong form`);
  }
  const order = [...orders].find(
    (each) =>
      each.account === account && each.payment.reference === value('reference') && each.payment.state === 'paid' && each.isTest === isTest,
  );
  if (!order) throw new Refusal(`no paid order ${value('reference')}`);
  if (order.authorization !== value('num_autorisation')) throw new Refusal('num_autorisation is not of this order');
  const { payment } = order;
  const [whole, wanted, possible] = ['montant', 'montant_recredit', 'montant_possible'].map((name) => parseAmount(value(name), name));
  if (!whole || !wanted || !possible) throw new Refusal('an amount is missing');
  if ([whole, wanted, possible].some(({ currency }) => currency !== payment.currency)) throw new Refusal('another currency than the order');
  if (whole.amountCents !== payment.amountCents) throw new Refusal('montant is not the amount of the order');
  const left = books.capturedCents(payment) - books.refundedCents(payment);
  if (possible.amountCents > left) throw new Refusal(`montant_possible is at most ${formatAmount(left, payment.currency)}`);
  if (wanted.amountCents > possible.amountCents) throw new Refusal('montant_recredit is more than montant_possible');
  books.requireRefundable(payment, wanted.amountCents);
  const authorization = newAuthorization();
  books.record(payment, 'refund', wanted.amountCents, { id: authorization });
  return lines(payment.reference, 0, 'recredit effectue', authorization);
}

/** The lines of a refused refund. */
export const recreditRefusal = (body: Buffer, reason: string): string =>
  lines(textOf(parseRawForm(body).find(([name]) => name === 'reference')?.[1] ?? ''), -1, reason);
