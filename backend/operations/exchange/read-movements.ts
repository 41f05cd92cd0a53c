import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentCaptures, paymentPayouts, paymentRefunds } from '#backend/tables/payment.ts';
import type { BookedMovement } from '#domain/fec.ts';
import { dateIn } from '#domain/time-zones.ts';
import { type Period, within } from './period.ts';

type Site = { id: number; timeZone: string };

/** Reads payments, refunds and payouts of a period, without those in test, each kind in the order in which it happened. */
export async function readMovements(db: Database, site: Site, period: Period): Promise<BookedMovement[]> {
  const { id: idSite, timeZone } = site;
  const isReal = and(eq(paymentCaptures.idSite, idSite), eq(paymentCaptures.isTest, false));
  const payments = await db
    .select({
      at: paymentCaptures.createdAt,
      amount: paymentCaptures.amount,
      currency: paymentCaptures.currency,
      reference: orders.reference,
    })
    .from(paymentCaptures)
    .innerJoin(orders, and(eq(orders.idSite, paymentCaptures.idSite), eq(orders.id, paymentCaptures.idOrder)))
    .where(and(isReal, within(paymentCaptures.createdAt, period, timeZone)))
    .orderBy(asc(paymentCaptures.createdAt), asc(paymentCaptures.id));
  const refunds = await db
    .select({ at: paymentRefunds.updatedAt, amount: paymentRefunds.amount, currency: paymentRefunds.currency, reference: orders.reference })
    .from(paymentRefunds)
    .innerJoin(paymentCaptures, and(eq(paymentCaptures.idSite, paymentRefunds.idSite), eq(paymentCaptures.id, paymentRefunds.idCapture)))
    .innerJoin(orders, and(eq(orders.idSite, paymentRefunds.idSite), eq(orders.id, paymentRefunds.idOrder)))
    .where(and(isReal, eq(paymentRefunds.status, 'DONE'), within(paymentRefunds.updatedAt, period, timeZone)))
    .orderBy(asc(paymentRefunds.updatedAt), asc(paymentRefunds.id));
  const payouts = await db
    .select()
    .from(paymentPayouts)
    .where(
      and(
        eq(paymentPayouts.idSite, idSite),
        period.from ? gte(paymentPayouts.day, period.from) : undefined,
        period.to ? lte(paymentPayouts.day, period.to) : undefined,
      ),
    )
    .orderBy(asc(paymentPayouts.day), asc(paymentPayouts.id));
  const ofOrder = (kind: 'PAYMENT' | 'REFUND') => (row: (typeof payments)[number]) => ({
    ...{ kind, fees: 0, day: dateIn(timeZone, row.at), reference: row.reference, amount: row.amount, currency: row.currency },
  });
  return [
    ...payments.map(ofOrder('PAYMENT')),
    ...refunds.map(ofOrder('REFUND')),
    ...payouts.map(({ day, amount, fees, currency, reference }) => ({ kind: 'PAYOUT' as const, day, amount, fees, currency, reference })),
  ];
}
