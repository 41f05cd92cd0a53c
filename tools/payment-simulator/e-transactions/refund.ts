import { encodeBytes, findRepeated, parseRawForm, textOf } from '../core/raw-form.ts';
import { Refusal } from '../core/refusal.ts';
import type { Simulator } from '../core/simulator.ts';
import { newNumber, type Order, verifyIdentity } from './order.ts';

const formats: Readonly<Record<string, RegExp>> = {
  VERSION: /^0010[34]$/,
  TYPE: /^000(05|14|17)$/,
  SITE: /^\d{7}$/,
  RANG: /^\d{2,3}$/,
  NUMQUESTION: /^\d{10}$/,
  MONTANT: /^\d{10}$/,
  DEVISE: /^978$/,
  REFERENCE: /^.{1,250}$/,
  NUMAPPEL: /^\d{10}$/,
  NUMTRANS: /^\d{10}$/,
  DATEQ: /^\d{14}$/,
  ACTIVITE: /^0\d{2}$/,
  IDENTIFIANT: /^\d{1,9}$/,
  HASH: /^SHA512$/,
  HMAC: /^[0-9A-Fa-f]{128}$/,
};

const codes = { invalid: '00001', field: '00007', amount: '00011', transaction: '00015', repeated: '00016' };

const statuses: Readonly<Record<string, string>> = { paid: 'Capturé', authorized: 'Autorisé', refused: 'Refusé', cancelled: 'Annulé' };

type Answer = Readonly<Record<string, string>>;

/** The text of an answer: a form in ISO-8859-1. */
const write = (answer: Answer): string =>
  Object.entries(answer)
    .map(([name, value]) => `${name}=${encodeBytes(Buffer.from(value, 'latin1').toString('latin1'), '-_. ').replaceAll(' ', '+')}`)
    .join('&');

/** The calls of `PPPS.php`: refund (00014), cancellation (00005) and reading (00017) of a payment. */
export class Ppps {
  readonly #simulator: Simulator;
  readonly #orders: ReadonlyMap<string, Order>;
  readonly #questions = new Set<string>();

  constructor(simulator: Simulator, orders: ReadonlyMap<string, Order>) {
    this.#simulator = simulator;
    this.#orders = orders;
  }

  /** Carries out a call and answers its text. Throws Refusal with the result code. */
  run(body: Buffer): string {
    const fields = parseRawForm(body);
    const value = (name: string) => textOf(fields.find(([each]) => each === name)?.[1] ?? '');
    const repeated = findRepeated(fields);
    if (repeated) throw new Refusal(`${repeated} was sent twice`, { code: codes.field });
    const unknown = fields.find(([name]) => !formats[name]);
    if (unknown) throw new Refusal(`${unknown[0]} is not part of the protocol`, { code: codes.field });
    const wrong = Object.entries(formats).find(([name, format]) => !format.test(value(name)));
    if (wrong) throw new Refusal(`${wrong[0]} is missing or has a wrong form`, { code: codes.field });
    if (fields.at(-1)?.[0] !== 'HMAC') throw new Refusal('HMAC is not the last field', { code: codes.field });
    const account = verifyIdentity(fields, this.#simulator.settings.accounts['e-transactions'], {
      site: 'SITE',
      rang: 'RANG',
      identifiant: 'IDENTIFIANT',
      hmac: 'HMAC',
    });
    const question = `${account.site} ${value('DATEQ').slice(0, 8)} ${value('NUMQUESTION')}`;
    if (this.#questions.has(question)) throw new Refusal('NUMQUESTION was used before', { code: codes.repeated });
    this.#questions.add(question);
    const order = [...this.#orders.values()].find(
      (each) =>
        each.account === account &&
        Number(each.callNumber) === Number(value('NUMAPPEL')) &&
        Number(each.transactionNumber) === Number(value('NUMTRANS')),
    );
    if (!order) throw new Refusal('no such transaction', { code: codes.transaction });
    const more = this.#carryOut(order, value('TYPE'), Number(value('MONTANT')));
    return write({
      NUMTRANS: newNumber().padStart(10, '0'),
      NUMAPPEL: value('NUMAPPEL'),
      NUMQUESTION: value('NUMQUESTION'),
      SITE: value('SITE'),
      RANG: value('RANG'),
      AUTORISATION: 'XXXXXX',
      CODEREPONSE: '00000',
      COMMENTAIRE: 'Demande traitée avec succès',
      ...more,
    });
  }

  #carryOut({ payment }: Order, type: string, amountCents: number): Answer {
    const { books } = this.#simulator;
    if (type === '00017') {
      const isRefunded = books.refundedCents(payment) > 0 && books.refundedCents(payment) === books.capturedCents(payment);
      return { STATUS: isRefunded ? 'Remboursé' : (statuses[payment.state] ?? 'Demande de solde') };
    }
    if (type === '00005') {
      if (payment.state !== 'authorized') throw new Refusal('only what is authorised can be cancelled', { code: codes.transaction });
      payment.state = 'cancelled';
      books.record(payment, 'cancellation', payment.amountCents);
      return {};
    }
    const left = books.capturedCents(payment) - books.refundedCents(payment);
    if (amountCents < 1 || amountCents > left) throw new Refusal(`the amount is 1 to ${left}`, { code: codes.amount });
    books.record(payment, 'refund', amountCents);
    return {};
  }
}

/** The text of a refused call. */
export const pppsRefusal = (reason: string, code: string): string =>
  write({ CODEREPONSE: code || codes.invalid, COMMENTAIRE: `PAYBOX : ${reason}` });
