import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { siteVisits } from '#backend/tables/layout-previews.ts';

/** Counts a visit on the day it is at the site's. */
export async function countVisit(db: Database, site: { id: number; timeZone: string }, source: string, now: Date): Promise<void> {
  // The Swedish way to write a day is YYYY-MM-DD.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone }).format(now);
  await db
    .insert(siteVisits)
    .values({ idSite: site.id, day, source, visits: 1 })
    .onConflictDoUpdate({
      target: [siteVisits.idSite, siteVisits.day, siteVisits.source],
      set: { visits: sql`${siteVisits.visits} + 1` },
    });
}

/** Counts by day and source, the newest day first, then the most visits. */
export async function listVisits(db: Database, idSite: number, page: { nbItem: number; page: number }) {
  const ofSite = eq(siteVisits.idSite, idSite);
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(siteVisits).where(ofSite);
  const visits = await db
    .select({ day: siteVisits.day, from: siteVisits.source, visits: siteVisits.visits })
    .from(siteVisits)
    .where(ofSite)
    .orderBy(desc(siteVisits.day), desc(siteVisits.visits), siteVisits.source)
    .limit(page.nbItem)
    .offset((page.page - 1) * page.nbItem);
  return { total: count?.total ?? 0, visits };
}
