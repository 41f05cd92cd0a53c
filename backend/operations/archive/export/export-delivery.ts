import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { returnSettings } from '#backend/tables/returns.ts';
import { carriers, pickupCalendars, pickupClosures, pickupSlots, relayPoints } from '#backend/tables/shipping.ts';
import type { ArchiveCalendar, ArchiveRelayPoint, ArchiveReturns } from '#schemas/archive.ts';
import { shopCalendar } from '../import/import-calendar.ts';
import type { Exported } from './exported.ts';

const offered = ({ db, idSite }: Exported) =>
  db
    .select()
    .from(carriers)
    .where(and(eq(carriers.idSite, idSite), eq(carriers.isValid, true)))
    .orderBy(asc(carriers.position), asc(carriers.id));

/** relay-points.json: by carrier, then by their own names. */
export async function exportRelayPoints(exported: Exported): Promise<z.input<typeof ArchiveRelayPoint>[]> {
  const { db, idSite } = exported;
  const rows = await db
    .select()
    .from(relayPoints)
    .where(and(eq(relayPoints.idSite, idSite), eq(relayPoints.isValid, true)));
  const byCarrier = Map.groupBy(rows, ({ idCarrier }) => idCarrier);
  return (await offered(exported)).flatMap(({ id: idCarrier, name: carrier }) =>
    (byCarrier.get(idCarrier) ?? [])
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ lat, lng, ...point }) => ({ ...point, carrier, position: { lat, lng } })),
  );
}

/** calendar.json; null: the shop has none. */
export async function exportCalendar({ db, idSite }: Exported): Promise<z.input<typeof ArchiveCalendar> | null> {
  const [calendar] = await db
    .select()
    .from(pickupCalendars)
    .where(and(eq(pickupCalendars.idSite, idSite), eq(pickupCalendars.id, shopCalendar)));
  if (!calendar) return null;
  const slots = await db
    .select()
    .from(pickupSlots)
    .where(and(eq(pickupSlots.idSite, idSite), eq(pickupSlots.idCalendar, shopCalendar), eq(pickupSlots.isValid, true)))
    .orderBy(asc(pickupSlots.weekday), asc(pickupSlots.from), asc(pickupSlots.to));
  const closures = await db
    .select()
    .from(pickupClosures)
    .where(and(eq(pickupClosures.idSite, idSite), eq(pickupClosures.idCalendar, shopCalendar)))
    .orderBy(asc(pickupClosures.from), asc(pickupClosures.to), asc(pickupClosures.id));
  return { ...calendar, slots, closures };
}

/** returns.json; null: the ready words stand. */
export async function exportReturns({ db, idSite }: Exported): Promise<z.input<typeof ArchiveReturns> | null> {
  const [settings] = await db.select().from(returnSettings).where(eq(returnSettings.idSite, idSite));
  return settings ?? null;
}
