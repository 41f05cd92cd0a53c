import { asc, eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '../api-error.ts';
import type { ApiEnv, SiteContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { siteLanguages, sites } from '../db/tables/site.ts';
import { keptBySite, sharedLook } from '../shared-look.ts';

/** The site that the `idSite` header names, the configured one without it; an unknown one is a 404. */
export const site = createMiddleware<ApiEnv>(async (c, next) => {
  const { db, config } = c.var.services;
  const header = c.req.header('idSite');
  const id = header === undefined ? config.siteId : Number(header);
  const found = Number.isInteger(id) && id > 0 && id < 2 ** 31 ? await lookOf(db, id)() : null;
  if (!found) throw new ApiError(404, 'error.site');
  c.set('site', found);
  await next();
});

/** Calls that come at once share what is read of their site; nothing of it is kept. */
const lookOf = keptBySite(50, (db, id) => sharedLook(() => readSite(db, id)));

async function readSite(db: Database, id: number): Promise<SiteContext | null> {
  const rows = await db
    .select({ site: sites, locale: siteLanguages.code })
    .from(sites)
    .leftJoin(siteLanguages, eq(siteLanguages.idSite, sites.id))
    .where(eq(sites.id, id))
    .orderBy(asc(siteLanguages.position));
  const first = rows[0]?.site;
  if (!first) return null;
  const { name, version, market, timeZone, isECommerce } = first;
  return { id, name, version, market, timeZone, isECommerce, locales: rows.flatMap((row) => row.locale ?? []) };
}
