import { eq } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { need } from '#backend/entities/mapping.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { carriers, relayPoints } from '#backend/tables/shipping.ts';
import type { Archive } from '../archive.ts';

/** Writes the relay points of a site's carriers; those that are gone are switched off, for orders name them. */
export async function importRelayPoints(tx: Database, archive: Archive): Promise<void> {
  const idSite = archive.site.id;
  await tx.update(relayPoints).set({ isValid: false }).where(eq(relayPoints.idSite, idSite));
  const known = await tx.select({ id: carriers.id, name: carriers.name }).from(carriers).where(eq(carriers.idSite, idSite));
  const ids = new Map(known.map(({ id, name }) => [name, id]));
  const rows = archive.relayPoints.map(({ carrier, position, ...point }) => ({
    ...{ idSite, idCarrier: need(ids, carrier), isValid: true },
    ...{ ...point, ...position },
  }));
  await insertAll(tx, relayPoints, rows, [relayPoints.idSite, relayPoints.idCarrier, relayPoints.id]);
}
