import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { searchFilter } from '#backend/platform/database/list-filter.ts';
import { localised } from '#backend/tables/columns.ts';
import { elements, registrations } from '#backend/tables/events.ts';
import type { AdminEvent, AdminRegistration } from '#schemas/admin-inbox.ts';

type Place = { idSite: number; locale: string };
type Page = { nbItem: number; page: number };

/** Events that people register for, the latest first; those not shown any more too. */
export async function listEvents(
  db: Database,
  { idSite, locale }: Place,
  { nbItem, page }: Page,
): Promise<{ total: number; events: AdminEvent[] }> {
  const filter = and(eq(elements.idSite, idSite), isNotNull(elements.startsAt), isNotNull(elements.seats));
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(elements).where(filter);
  const rows = await db
    .select()
    .from(elements)
    .where(filter)
    .orderBy(desc(elements.startsAt), desc(elements.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  return {
    total: count?.total ?? 0,
    events: rows.flatMap((row) => {
      const { id, slug, title, place, startsAt, seats, booked } = localised(row, locale);
      return startsAt && seats !== null ? [{ id, slug, title, place, startsAt: startsAt.toISOString(), seats, booked }] : [];
    }),
  };
}

/** Lists registrations, newest first. `search`: name, e-mail or phone. */
export async function listRegistrations(
  db: Database,
  { idSite, locale }: Place,
  { nbItem, page, event, search }: Page & { event?: number | undefined; search?: string | undefined },
): Promise<{ total: number; registrations: AdminRegistration[] }> {
  const filter = and(
    eq(registrations.idSite, idSite),
    event === undefined ? undefined : eq(registrations.idElement, event),
    searchFilter(search, [registrations.name, registrations.email, registrations.phone]),
  );
  const total = await countRows(db, sql`${registrations} where ${filter}`);
  const rows = await db
    .select({ who: registrations, event: elements })
    .from(registrations)
    .innerJoin(elements, and(eq(elements.idSite, registrations.idSite), eq(elements.id, registrations.idElement)))
    .where(filter)
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  return {
    total,
    registrations: rows.map((row) => {
      const { id, slug, title, startsAt } = localised(row.event, locale);
      const { name, email, phone, seats, createdAt } = row.who;
      return {
        ...{ id: row.who.id, name, email, phone, seats, createdAt: createdAt.toISOString() },
        event: { id, slug, title, startsAt: startsAt?.toISOString() ?? null },
      };
    }),
  };
}
