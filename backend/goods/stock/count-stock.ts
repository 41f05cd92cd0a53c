import { and, eq, gte, max, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { readShopRules } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { rentalDays, stockMoves } from '#backend/tables/stock.ts';
import { dateIn } from '#domain/time-zones.ts';
import type { StockCount } from '#schemas/admin-stock.ts';
import { lockDeclinations, takePromisesBack } from './locked-stock.ts';

type Counting = { now: Date; timeZone: string; byEmail: string };

/**
 * Takes what somebody counted as the stock of a declination; the difference and its reason go into the ledger. What was already
 * counted so changes nothing.
 * Throws ApiError 404; 409 when nobody counts it, when it is not what the person saw, or when more is kept or rented than that.
 */
export async function countStock(
  db: Database,
  { idSite, id }: { idSite: number; id: number },
  { stock, seen, note }: z.output<typeof StockCount>,
  { now, timeZone, byEmail }: Counting,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = (await lockDeclinations(tx, idSite, [id])).get(id);
    if (!row) throw new ApiError(404, 'stock.not-found');
    if (!row.isTracked) throw new ApiError(409, 'stock.untracked');
    if (row.stock === stock) return;
    if (row.stock !== seen) throw new ApiError(409, 'stock.changed', { params: { stock: row.stock } });
    const { limitsToStock } = await readShopRules(tx, idSite);
    if (limitsToStock && row.held > stock) throw new ApiError(409, 'stock.held', { params: { count: row.held } });
    const rented = await maxRented(tx, { idSite, id }, dateIn(timeZone, now));
    if (rented > stock) throw new ApiError(409, 'stock.rented', { params: { count: rented } });
    await tx
      .update(declinations)
      // If the shop makes to order, the pieces that orders hold beyond the stock are promised.
      .set({ stock, promised: sql`greatest(${declinations.promised}, ${declinations.held} - ${stock})` })
      .where(and(eq(declinations.idSite, idSite), eq(declinations.id, id)));
    await takePromisesBack(tx, idSite, [id]);
    const move = { idSite, idDeclination: id, quantity: stock - row.stock, reason: 'ADJUSTED', note, byEmail, createdAt: now } as const;
    await tx.insert(stockMoves).values(move);
  });
}

/** Pieces that rentals keep on the fullest day from today on. */
async function maxRented(tx: Database, { idSite, id }: { idSite: number; id: number }, today: string): Promise<number> {
  const [row] = await tx
    .select({ taken: max(rentalDays.taken) })
    .from(rentalDays)
    .where(and(eq(rentalDays.idSite, idSite), eq(rentalDays.idDeclination, id), gte(rentalDays.day, today)));
  return row?.taken ?? 0;
}
