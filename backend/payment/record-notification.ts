import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { OrderAlert } from '#schemas/admin-order.ts';
import type { OrderRow, StatusContext } from '../order/events.ts';
import { type AttemptRow, lockAttempt, lockCart, lockOrder } from '../order/locks.ts';
import { payOrder, raiseAlert } from '../order/pay-order.ts';
import { orders } from '../order/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { extendHolds } from '../stock/holds.ts';
import { nextPaymentStatus } from './attempt.ts';
import type { PaymentFacts } from './provider.ts';
import { paymentAttempts, paymentEvents } from './tables.ts';

/** Hours an order keeps its pieces while the bank is deciding. */
const decisionHours = 24;

/** What a notification did. */
export type Outcome =
  | 'applied'
  | 'duplicate'
  | 'ignored'
  | 'unknown-attempt'
  | 'wrong-amount'
  | 'paid-without-stock'
  | 'paid-too-late'
  | 'paid-twice';

const outcomeOf = {
  PAID_WITHOUT_STOCK: 'paid-without-stock',
  PAID_TOO_LATE: 'paid-too-late',
  PAID_TWICE: 'paid-twice',
  WRONG_AMOUNT: 'wrong-amount',
} as const satisfies Record<OrderAlert, Outcome>;

type Notification = { provider: string; facts: PaymentFacts; raw: Uint8Array };

/**
 * Takes a verified notification in: keeps it, moves the attempt and the order, all in one transaction under their locks.
 * The same notification again changes nothing. What a person must look at is logged as an error and kept on the order.
 */
export async function recordNotification(
  db: Database,
  log: Logger,
  { provider, facts, raw }: Notification,
  at: StatusContext,
): Promise<Outcome> {
  const outcome = await db.transaction(async (tx): Promise<Outcome> => {
    const found = await findAttempt(tx, provider, facts);
    if (!found) return 'unknown-attempt';
    await lockCart(tx, found.idSite, found.idCart);
    const order = await lockOrder(tx, found.idSite, found.idOrder);
    const attempt = await lockAttempt(tx, found.idSite, found.idAttempt);
    if (!order || !attempt) return 'unknown-attempt';
    if (await isKnown(tx, provider, facts.dedupeKey)) return 'duplicate';
    const done = await apply(tx, order, attempt, facts, at);
    await tx.insert(paymentEvents).values({
      idSite: attempt.idSite,
      idAttempt: attempt.id,
      provider,
      dedupeKey: facts.dedupeKey,
      type: facts.event,
      raw: Buffer.from(raw).toString('utf8'),
      outcome: done,
      createdAt: at.now,
    });
    return done;
  });
  const line = { provider, attempt: facts.providerReference, event: facts.event, outcome };
  const needsPerson = !['applied', 'duplicate', 'ignored'].includes(outcome);
  if (needsPerson) log.error(line, 'payment needs a person');
  else log.info(line, 'payment notification');
  return outcome;
}

async function apply(tx: Database, order: OrderRow, attempt: AttemptRow, facts: PaymentFacts, at: StatusContext): Promise<Outcome> {
  const { now } = at;
  if (facts.amount !== attempt.amount || facts.currency !== attempt.currency) {
    await raiseAlert(tx, order, 'WRONG_AMOUNT', at);
    return 'wrong-amount';
  }
  const status = nextPaymentStatus(attempt.status, facts.event);
  if (!status) {
    const isSecondPayment = facts.event === 'payment.paid' && facts.transaction !== attempt.transaction;
    if (!isSecondPayment) return 'ignored';
    await raiseAlert(tx, order, 'PAID_TWICE', at);
    return 'paid-twice';
  }
  await tx
    .update(paymentAttempts)
    .set({ status, transaction: facts.transaction ?? attempt.transaction, updatedAt: now })
    .where(and(eq(paymentAttempts.idSite, attempt.idSite), eq(paymentAttempts.id, attempt.id)));
  if (status === 'pending' || status === 'authorized') await keepWhileDeciding(tx, order, now);
  if (status !== 'paid') return 'applied';
  const alert = await payOrder(tx, order, at);
  return alert === null ? 'applied' : outcomeOf[alert];
}

async function keepWhileDeciding(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const until = new Date(now.getTime() + decisionHours * 3_600_000);
  await extendHolds(tx, { idSite: order.idSite, idOrder: order.id }, until);
  await tx
    .update(orders)
    .set({ heldUntil: until })
    .where(and(eq(orders.idSite, order.idSite), eq(orders.id, order.id)));
}

async function findAttempt(tx: Database, provider: string, facts: PaymentFacts) {
  const [row] = await tx
    .select({ idSite: paymentAttempts.idSite, idAttempt: paymentAttempts.id, idOrder: orders.id, idCart: orders.idCart })
    .from(paymentAttempts)
    .innerJoin(orders, and(eq(orders.idSite, paymentAttempts.idSite), eq(orders.id, paymentAttempts.idOrder)))
    .where(
      and(
        eq(paymentAttempts.idSite, facts.idSite),
        eq(paymentAttempts.provider, provider),
        eq(paymentAttempts.providerReference, facts.providerReference),
      ),
    );
  return row;
}

async function isKnown(tx: Database, provider: string, dedupeKey: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.dedupeKey, dedupeKey)));
  return row !== undefined;
}
