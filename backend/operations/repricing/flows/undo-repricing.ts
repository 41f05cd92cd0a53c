import { and, eq, sql } from 'drizzle-orm';
import { lockEntries } from '#backend/entities/write-entries.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { repricedProducts, repricings } from '#backend/tables/repricing.ts';
import type { Repricing } from '#schemas/repricing.ts';
import { requireRepricing } from './list-repricings.ts';
import { type Person, requireNoneUnderWay } from './start-repricing.ts';

/**
 * Has the job give back the prices from before a change. One that still runs stops: products whose turn has not come stay as they are. A
 * change that is undone, or about to be, is answered as it stands. Throws ApiError 409 while another is under way, 404.
 */
export function undoRepricing(db: Database, person: Person, id: string): Promise<Repricing> {
  const { site, idUser, now } = person;
  return db.transaction(async (tx) => {
    await lockEntries(tx, site.id);
    const { state } = await requireRepricing(tx, site.id, id);
    if (state === 'UNDOING' || state === 'UNDONE') return requireRepricing(tx, site.id, id);
    if (state === 'DONE') await requireNoneUnderWay(tx, person);
    const stopped = await tx
      .update(repricedProducts)
      .set({ state: 'SKIPPED', reason: 'STOPPED' })
      .where(and(eq(repricedProducts.idSite, site.id), eq(repricedProducts.idRepricing, id), eq(repricedProducts.state, 'PENDING')))
      .returning({ id: repricedProducts.idProduct });
    await tx
      .update(repricings)
      .set({
        ...{ state: 'UNDOING', undoneBy: idUser, endedAt: sql`coalesce(${repricings.endedAt}, ${now.toISOString()}::timestamptz)` },
        skipped: sql`${repricings.skipped} + ${stopped.length}`,
      })
      .where(and(eq(repricings.idSite, site.id), eq(repricings.id, id)));
    return requireRepricing(tx, site.id, id);
  });
}
