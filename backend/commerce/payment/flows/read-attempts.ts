import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { StatusContext } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { loggable } from '#backend/platform/database/loggable.ts';
import { orders } from '#backend/tables/order.ts';
import { type AttemptRow, paymentAttempts } from '#backend/tables/payment.ts';
import { type AttemptName, ProviderAway, type ProviderUpdate } from '../providers/provider.ts';
import type { PaymentProviders } from '../providers/providers.ts';
import { recordUpdate } from './record-update.ts';

export type ReadingParts = { db: Database; providers: PaymentProviders; logger: Logger };

/** Attempts taken in one run; the next run takes the rest. */
const batch = 50;
/** Milliseconds after it was opened that an attempt is read first, between two readings at least and at most, and for how long. */
export const firstReadMs = 2 * 60_000;
const leastMs = 60_000;
const maxMs = 6 * 3_600_000;
const readForMs = 3 * 86_400_000;

/** Reads from providers the attempts whose notification has not come. Returns how many changed. */
export async function readAttempts(parts: ReadingParts, at: StatusContext): Promise<number> {
  const due = await parts.db
    .select()
    .from(paymentAttempts)
    .where(lte(paymentAttempts.nextReadAt, at.now))
    .orderBy(asc(paymentAttempts.nextReadAt))
    .limit(batch);
  let changed = 0;
  for (const attempt of due) {
    const age = at.now.getTime() - attempt.createdAt.getTime();
    const next = age > readForMs ? null : new Date(at.now.getTime() + Math.min(maxMs, Math.max(leastMs, age)));
    await parts.db
      .update(paymentAttempts)
      .set({ nextReadAt: next })
      .where(and(eq(paymentAttempts.idSite, attempt.idSite), eq(paymentAttempts.id, attempt.id), isNotNull(paymentAttempts.nextReadAt)));
    if ((await learn(parts, attempt, 'read', at)) === 'changed') changed += 1;
  }
  return changed;
}

/** Reads one attempt from the provider, or cancels it there, and applies the answer. `away`: it does not answer. */
export async function learn(
  { db, providers, logger }: ReadingParts,
  attempt: AttemptRow,
  how: 'read' | 'cancel' | 'expire',
  at: StatusContext,
): Promise<'changed' | 'unchanged' | 'away'> {
  const { idSite, provider: name } = attempt;
  const provider = await providers.named(db, idSite, name);
  const call = provider?.isTest === attempt.isTest ? provider?.[how] : null;
  if (!call) return 'unchanged';
  try {
    const update = await call(nameOf(attempt), at.now);
    if (!update) return 'unchanged';
    const raw = Buffer.from(JSON.stringify(update));
    const known =
      update.kind === 'payment' ? { ...update, amount: amountOf(update, attempt), currency: update.currency || attempt.currency } : update;
    return (await recordUpdate(db, logger, { provider: name, idSite, isTest: attempt.isTest, update: known, raw, source: 'read' }, at)) ===
      'applied'
      ? 'changed'
      : 'unchanged';
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    logger.warn({ provider: name, idSite, err: loggable(error) }, 'a payment could not be read');
    return 'away';
  }
}

/** A checkout that was given up says no amount. */
const amountOf = (update: Extract<ProviderUpdate, { kind: 'payment' }>, { amount }: AttemptRow): number =>
  update.event === 'payment.cancelled' ? amount : update.amount;

export const nameOf = ({ idSite, id, providerReference, session, transaction, amount, currency }: AttemptRow): AttemptName => ({
  ...{ idSite, idAttempt: id, providerReference, session, transaction, amount, currency },
});

/**
 * Cancels attempts at their providers: those whose time is over, that were given up, or that another attempt follows. So a page left open
 * takes no money. A payment made meanwhile is applied. Returns how many were cancelled.
 */
export async function closeAttempts(parts: ReadingParts, at: StatusContext): Promise<number> {
  const { db } = parts;
  const later = alias(paymentAttempts, 'later');
  const isFollowed = exists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(
        and(eq(later.idSite, paymentAttempts.idSite), eq(later.idOrder, paymentAttempts.idOrder), gt(later.number, paymentAttempts.number)),
      ),
  );
  const isOver = exists(
    db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.idSite, paymentAttempts.idSite), eq(orders.id, paymentAttempts.idOrder), ne(orders.status, 'PENDING_PAYMENT'))),
  );
  const due = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        isNull(paymentAttempts.closedAt),
        isNotNull(paymentAttempts.session),
        or(inArray(paymentAttempts.status, ['expired', 'cancelled']), and(eq(paymentAttempts.status, 'failed'), or(isFollowed, isOver))),
      ),
    )
    .orderBy(asc(paymentAttempts.updatedAt))
    .limit(batch);
  for (const attempt of due) await closeAttempt(parts, attempt, 'expire', at);
  return due.length;
}

/** Cancels one attempt at its provider. */
export async function closeAttempt(parts: ReadingParts, attempt: AttemptRow, how: 'cancel' | 'expire', at: StatusContext): Promise<void> {
  if ((await learn(parts, attempt, how, at)) === 'away') return;
  await parts.db
    .update(paymentAttempts)
    .set({ closedAt: at.now })
    .where(and(eq(paymentAttempts.idSite, attempt.idSite), eq(paymentAttempts.id, attempt.id)));
}
