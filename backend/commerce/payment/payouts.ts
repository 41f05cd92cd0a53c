import { desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { paymentPayouts, paymentSettings } from '#backend/tables/payment.ts';
import type { Payout, PayoutBody } from '#schemas/payment-books.ts';
import { providerOfMethod } from '#schemas/payments.ts';
import { ProviderAway } from './providers/provider.ts';
import type { PaymentProviders } from './providers/providers.ts';

type PayoutRow = typeof paymentPayouts.$inferSelect;

/** Days that payouts are read back: a provider may be away for some. */
const readBackDays = 14;

const shown = ({ id, provider, day, amount, fees, currency, reference, byEmail: by }: PayoutRow): Payout => ({
  id,
  provider,
  day,
  amount,
  fees,
  currency,
  reference,
  by,
});

/** Lists the payouts of providers to the bank, newest first. */
export async function listPayouts(
  db: Database,
  idSite: number,
  { nbItem, page }: { nbItem: number; page: number },
): Promise<{ total: number; payouts: Payout[] }> {
  const own = eq(paymentPayouts.idSite, idSite);
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(paymentPayouts).where(own);
  const rows = await db
    .select()
    .from(paymentPayouts)
    .where(own)
    .orderBy(desc(paymentPayouts.day), desc(paymentPayouts.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  return { total: count?.total ?? 0, payouts: rows.map(shown) };
}

/** Keeps what a bank statement says; the same reference of a provider again corrects it. */
export async function savePayout(db: Database, idSite: number, body: z.output<typeof PayoutBody>, byEmail: string): Promise<Payout> {
  const { provider, day, amount, fees, reference } = body;
  const { CURRENCY: currency } = await readSettings(db, idSite);
  const [row] = await db
    .insert(paymentPayouts)
    .values({ idSite, provider, day, amount, fees, currency, reference, byEmail })
    .onConflictDoUpdate({
      target: [paymentPayouts.idSite, paymentPayouts.provider, paymentPayouts.reference],
      set: { day, amount, fees, currency, byEmail },
    })
    .returning();
  if (!row) throw new Error('the payout was not kept');
  return shown(row);
}

/** Reads what providers that can be asked paid to the bank lately. Returns how many are new. What a person entered stays as it is. */
export async function readPayouts(db: Database, providers: PaymentProviders, now: Date): Promise<number> {
  const since = new Date(now.getTime() - readBackDays * 86_400_000);
  let read = 0;
  for (const { idSite, method, mode } of await db.select().from(paymentSettings)) {
    const provider = mode === 'LIVE' ? await providers.named(db, idSite, providerOfMethod[method]) : null;
    if (!provider?.payouts) continue;
    const payouts = await provider.payouts(since).catch((error: unknown) => {
      if (error instanceof ProviderAway) return [];
      throw error;
    });
    if (payouts.length === 0) continue;
    const rows = payouts.map((payout) => ({ idSite, provider: provider.name, byEmail: null, ...payout }));
    read += (await db.insert(paymentPayouts).values(rows).onConflictDoNothing().returning()).length;
  }
  return read;
}
