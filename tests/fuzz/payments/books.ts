import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { findProblems } from '#backend/commerce/payment/book-problems.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { mails } from '#backend/tables/mail.ts';
import { paymentCaptures } from '#backend/tables/payment.ts';
import { stockMoves } from '#backend/tables/stock.ts';
import type { Success } from './bank.ts';
import { deliver, giveBackByHand, type Play } from './play.ts';
import { pieces } from './world.ts';

type Row = { amount: number };
const sum = (rows: readonly Row[]): number => rows.reduce((total, { amount }) => total + amount, 0);
const keyOf = ({ idAttempt, transaction, amount, currency }: Success): string =>
  [idAttempt, transaction.split('#')[0], amount, currency].join(' ');
const isPaid = ({ order }: Play, { amount, currency }: Pick<Success, 'amount' | 'currency'>) =>
  amount === order.total && currency === 'EUR';

/** Checks the rules that hold after every step. */
export async function expectSound(play: Play): Promise<void> {
  const { shop, order, world, taken } = play;
  const [row, captures, refunds] = [await shop.orderRow(order), await shop.captures(order), await shop.refunds(order)];
  const paying = captures.filter(({ isExtra }) => !isExtra);
  // No order is paid without a payment of its exact amount that the bank's books hold.
  if (row.paidAt === null) expect(paying).toEqual([]);
  else {
    expect(paying).toMatchObject([{ amount: order.total, currency: 'EUR' }]);
    const atBank = world.bank.opened.filter(({ idAttempt }) => idAttempt === paying[0]?.idAttempt);
    expect(atBank.some(({ payment }) => world.bank.books.capturedCents(payment) === order.total)).toBe(true);
  }
  // None is unpaid with one: it is known, and where it came too late a person is told, or it went back.
  const exact = taken.filter((each) => isPaid(play, each));
  for (const each of exact) expect(captures.map((capture) => keyOf(capture))).toContain(keyOf(each));
  if (exact.length > 0 && row.paidAt === null) expect(row.alert !== null || row.status === 'REFUNDED').toBe(true);
  for (const { id, amount } of captures) expect(sum(refunds.filter(({ idCapture }) => idCapture === id))).toBeLessThanOrEqual(amount);
}

/** Minutes between the rounds in which all ends: soon, after what waits for an answer is asked again, and days later. */
const rounds = [16, 70, 25 * 60, 25 * 60];

/** The end of all that was begun: letters arrive, the jobs find what never came, a person gives back what waits for one. */
export async function settle(play: Play): Promise<void> {
  const { world, shop, order } = play;
  world.bank.simulator.faults.length = 0;
  for (const minutes of rounds) {
    for (const letter of [...play.waiting]) await deliver(play, letter, 1, 'none');
    await world.wait(minutes);
    for (const { status } of await shop.refunds(order)) if (status === 'TO_CONFIRM') await giveBackByHand(play);
    play.waiting.push(...(await world.bank.newLetters()));
  }
}

/** The shop's books of an order against those of its bank, its invoices, its stock and its e-mails. */
export async function expectEqualBooks(play: Play): Promise<void> {
  const { shop, order, world, idDeclination } = play;
  const { bank, db } = world;
  const row = await shop.orderRow(order);
  const [captures, refunds, attempts] = [await shop.captures(order), await shop.refunds(order), await shop.attemptsOf(order.id)];
  // Messages of the bank about money that came, except those lost on the way to a shop that cannot ask the bank.
  const truths = [...play.delivered, ...play.waiting, ...play.lost].flatMap(({ success }) => success ?? []);
  const captured = bank.opened.reduce((total, { payment }) => total + bank.books.capturedCents(payment), 0);
  expect(sum(truths)).toBe(captured);
  const canAsk = shop.providers && shop.method !== 'MONETICO' && shop.method !== 'E_TRANSACTION';
  const known = canAsk ? [...truths, ...play.taken] : play.taken;
  expect([...new Set(captures.map((each) => keyOf(each)))].sort()).toEqual([...new Set(known.map((each) => keyOf(each)))].sort());
  expect(captures).toHaveLength(new Set(known.map((each) => keyOf(each))).size);
  for (const { id } of attempts) {
    const atBank = bank.opened.filter(({ idAttempt }) => idAttempt === id);
    const ids = captures.filter(({ idAttempt }) => idAttempt === id).map((capture) => capture.id);
    const back = refunds.filter(({ idCapture, status }) => ids.includes(idCapture) && (status === 'DONE' || status === 'PENDING'));
    expect(sum(back)).toBe(atBank.reduce((total, { payment }) => total + bank.books.refundedCents(payment), 0));
  }
  expect(refunds.filter(({ status }) => status === 'REQUESTED' || status === 'PENDING')).toEqual([]);

  const documents = await db.select().from(invoices).where(eq(invoices.idOrder, order.id));
  const books = { orders: [row], captures, refunds, invoices: documents, attempts };
  const problems = findProblems(books, world.now()).map(({ kind }) => kind);
  for (const kind of problems) expect(['EXTRA_PAYMENT', 'REFUND_FAILED', 'REFUND_OPEN', 'UNDECIDED', 'UNCONFIRMED']).toContain(kind);

  const moves = await db.select().from(stockMoves).where(eq(stockMoves.idDeclination, idDeclination));
  const movedBy = (reason: string) => moves.filter((move) => move.reason === reason).reduce((total, { quantity }) => total + quantity, 0);
  const [shelf] = await db.select().from(declinations).where(eq(declinations.id, idDeclination));
  expect(movedBy('SOLD')).toBe(row.paidAt === null ? 0 : -pieces);
  expect(movedBy('RETURNED')).toBeLessThanOrEqual(-movedBy('SOLD'));
  expect(shelf).toMatchObject({ held: 0, stock: play.stock + movedBy('SOLD') + movedBy('RETURNED') });
  const told = await db.select({ kind: mails.kind }).from(mails).where(eq(mails.idOrder, order.id));
  expect(told.filter(({ kind }) => kind === 'ORDER_CONFIRMED')).toHaveLength(row.paidAt === null ? 0 : 1);

  // A forged payment in the bystander's name paid nothing.
  expect((await shop.orderRow(shop.bystander)).paidAt).toBeNull();
  const foreign = await db.select().from(paymentCaptures).where(eq(paymentCaptures.idOrder, shop.bystander.id));
  expect(foreign.every(({ isExtra }) => isExtra)).toBe(true);
}
