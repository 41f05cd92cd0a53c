import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { lockOrder, type StatusContext } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import {
  type AttemptRow,
  type CaptureRow,
  correctionMark,
  paymentAttempts,
  paymentCaptures,
  paymentRefunds,
  type RefundRow,
} from '#backend/tables/payment.ts';
import type { UnsentRefundReason } from '#schemas/payment-books.ts';
import { type PaymentProvider, ProviderAway, type RefundRequest, type RefundResult } from '../providers/provider.ts';
import type { PaymentProviders } from '../providers/providers.ts';
import { settleRefund } from '../steps/apply-refund.ts';

export type RefundParts = { db: Database; providers: PaymentProviders; logger: Logger };

/** Refunds taken in one run; the next run takes the rest. */
const batch = 50;
/** Milliseconds that one process has a refund in hand; longer than a provider may take to answer. */
const claimMs = 60_000;
/** Milliseconds between two questions about a refund that a provider has not finished. */
const askAgainMs = 15 * 60_000;
const maxBackoffMs = 3_600_000;

/**
 * Hands refunds to their providers, and asks what became of those that were taken and not finished. The row stands before the call, and its
 * id is the idempotency key: a crash in between repeats the call and gives back once. Returns how many were settled.
 * @param idOrder only those of an order
 */
export async function sendRefunds({ db, providers, logger }: RefundParts, at: StatusContext, idOrder?: string): Promise<number> {
  const { now } = at;
  const isFree = or(isNull(paymentRefunds.claimedUntil), lt(paymentRefunds.claimedUntil, now));
  const isDue = or(
    eq(paymentRefunds.status, 'REQUESTED'),
    and(eq(paymentRefunds.status, 'PENDING'), lt(paymentRefunds.updatedAt, new Date(now.getTime() - askAgainMs))),
  );
  const due = await db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(and(isDue, isFree, idOrder ? eq(paymentRefunds.idOrder, idOrder) : undefined))
    .orderBy(asc(paymentRefunds.createdAt))
    .limit(batch);
  let settled = 0;
  for (const { id } of due) {
    const [row] = await db
      .update(paymentRefunds)
      .set({ claimedUntil: new Date(now.getTime() + claimMs), sends: sql`${paymentRefunds.sends} + 1` })
      .where(and(eq(paymentRefunds.id, id), isDue, isFree))
      .returning();
    if (row && (await sendOne({ db, providers, logger }, row, at))) settled += 1;
  }
  return settled;
}

async function sendOne({ db, providers, logger }: RefundParts, row: RefundRow, at: StatusContext): Promise<boolean> {
  const { idSite, id } = row;
  const found = await findMoney(db, row);
  const provider = found && (await providers.named(db, idSite, found.capture.provider));
  const result = provider ? await ask(provider, row, found) : unsent('not set up');
  if (!result) {
    const wait = Math.min(maxBackoffMs, claimMs * 2 ** Math.min(row.sends, 6));
    logger.warn({ idSite, refund: id, sends: row.sends }, 'a refund is not answered yet');
    await db
      .update(paymentRefunds)
      .set({ claimedUntil: new Date(at.now.getTime() + wait) })
      .where(and(eq(paymentRefunds.idSite, idSite), eq(paymentRefunds.id, id), eq(paymentRefunds.status, row.status)));
    return false;
  }
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, idSite, row.idOrder);
    return order !== undefined && settleRefund(tx, order, row, result, at);
  });
}

const unsent = (failure: UnsentRefundReason): RefundResult => ({ status: 'FAILED', refund: null, failure });

type Money = { capture: CaptureRow; attempt: AttemptRow };

/** Returns the provider's answer; null: not known yet. */
async function ask(provider: PaymentProvider, row: RefundRow, { capture, attempt }: Money): Promise<RefundResult | null> {
  const request: RefundRequest = {
    ...{ idSite: row.idSite, idAttempt: attempt.id, providerReference: attempt.providerReference, session: attempt.session },
    ...{
      amount: attempt.amount,
      currency: capture.currency,
      transaction: capture.transaction.split(correctionMark)[0] ?? capture.transaction,
    },
    ...{ idRefund: row.id, refundAmount: row.amount, isRepeated: row.sends > 1 },
  };
  // Money of a trial does not come back from the real bank, nor the other way round.
  if (provider.isTest !== capture.isTest) return unsent('other environment');
  try {
    if (row.status === 'PENDING' && row.providerReference) return (await provider.readRefund?.(request, row.providerReference)) ?? null;
    return (await provider.refund?.(request)) ?? unsent('not set up');
  } catch (error) {
    if (error instanceof ProviderAway) return null;
    throw error;
  }
}

async function findMoney(db: Database, { idSite, idCapture }: RefundRow): Promise<Money | undefined> {
  const [found] = await db
    .select({ capture: paymentCaptures, attempt: paymentAttempts })
    .from(paymentCaptures)
    .innerJoin(paymentAttempts, and(eq(paymentAttempts.idSite, paymentCaptures.idSite), eq(paymentAttempts.id, paymentCaptures.idAttempt)))
    .where(and(eq(paymentCaptures.idSite, idSite), eq(paymentCaptures.id, idCapture)));
  return found;
}
