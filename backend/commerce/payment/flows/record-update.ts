import { and, eq, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import { lockAttempt, lockCart, lockOrder, type StatusContext } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentAttempts, paymentCaptures, paymentEvents } from '#backend/tables/payment.ts';
import type { ProviderName } from '#schemas/payments.ts';
import type { ProviderUpdate } from '../providers/provider.ts';
import { applyRefund } from '../steps/apply-refund.ts';
import { applyPayment, type Outcome } from './apply-payment.ts';

export type { Outcome };

/** Verified notification or authenticated answer, with the bytes it was read from. */
export type ReceivedUpdate = {
  provider: ProviderName;
  idSite: number;
  isTest: boolean;
  update: ProviderUpdate;
  raw: Uint8Array;
  source: 'notification' | 'read' | 'shop';
};

const quiet: readonly Outcome[] = ['applied', 'duplicate', 'ignored'];

/**
 * Takes in what was received about a payment or a refund: keeps it, moves the attempt and the order, all in one transaction under their
 * locks. The same again changes nothing. What a person must look at is logged as an error and kept on the order.
 */
export async function recordUpdate(db: Database, log: Logger, received: ReceivedUpdate, at: StatusContext): Promise<Outcome> {
  const { provider, idSite, update, raw, source } = received;
  const outcome = await db.transaction(async (tx): Promise<Outcome> => {
    const found = await findAttempt(tx, received);
    if (!found) return 'unknown-attempt';
    await lockCart(tx, idSite, found.idCart);
    const order = await lockOrder(tx, idSite, found.idOrder);
    const attempt = await lockAttempt(tx, idSite, found.idAttempt);
    if (!order || !attempt) return 'unknown-attempt';
    if (await isKnown(tx, received)) return 'duplicate';
    const done =
      update.kind === 'payment' ? await applyPayment(tx, order, attempt, update, at) : await applyRefund(tx, order, attempt, update, at);
    await tx.insert(paymentEvents).values({
      ...{ idSite, idAttempt: attempt.id, provider, source },
      dedupeKey: update.dedupeKey,
      type: update.kind === 'payment' ? update.event : `refund.${update.status.toLowerCase()}`,
      // The database keeps no zero byte in a text.
      raw: Buffer.from(raw).toString('utf8').replaceAll('\0', '�'),
      outcome: done,
      createdAt: at.now,
    });
    return done;
  });
  const reference = update.kind === 'payment' ? update.providerReference : update.refund;
  const line = { provider, idSite, reference, event: update.kind === 'payment' ? update.event : 'refund', outcome, source };
  if (quiet.includes(outcome)) log.info(line, 'payment notification');
  else log.error(line, 'payment needs a person');
  return outcome;
}

/** The attempt that an update is about: by the name we gave it, or by the money that it names. */
async function findAttempt(tx: Database, { provider, idSite, isTest, update }: ReceivedUpdate) {
  const row = { idAttempt: paymentAttempts.id, idOrder: orders.id, idCart: orders.idCart };
  const byName =
    update.kind === 'payment' && update.providerReference ? eq(paymentAttempts.providerReference, update.providerReference) : undefined;
  const transaction = update.transaction ?? '';
  const [found] = await tx
    .select(row)
    .from(paymentAttempts)
    .innerJoin(orders, and(eq(orders.idSite, paymentAttempts.idSite), eq(orders.id, paymentAttempts.idOrder)))
    .leftJoin(
      paymentCaptures,
      and(
        eq(paymentCaptures.idSite, paymentAttempts.idSite),
        eq(paymentCaptures.idAttempt, paymentAttempts.id),
        eq(paymentCaptures.transaction, transaction),
      ),
    )
    .where(
      and(
        eq(paymentAttempts.idSite, idSite),
        eq(paymentAttempts.provider, provider),
        // Money of a trial pays no real order, nor the other way round.
        eq(paymentAttempts.isTest, isTest),
        byName ?? or(eq(paymentCaptures.transaction, transaction), eq(paymentAttempts.session, transaction)),
      ),
    )
    .limit(1);
  return found;
}

async function isKnown(tx: Database, { provider, idSite, update: { dedupeKey } }: ReceivedUpdate): Promise<boolean> {
  const [row] = await tx
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.idSite, idSite), eq(paymentEvents.provider, provider), eq(paymentEvents.dedupeKey, dedupeKey)));
  return row !== undefined;
}
