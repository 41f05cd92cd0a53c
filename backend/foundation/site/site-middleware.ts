import { createMiddleware } from 'hono/factory';
import type { Database, WholeDatabase } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { ApiContext, ApiEnv } from '#backend/platform/http/context.ts';
import { lookAtSite } from '#backend/platform/read-cache/follow-site.ts';
import { defaultLocale, Locale, toLang } from '#schemas/site.ts';

/**
 * The site that the `idSite` header names, the configured one without it; an unknown one is a 404. What comes after works with the rows
 * of this site alone.
 */
export function site(db: WholeDatabase) {
  /** Of sites that are there: what is kept of a site is kept by its handle. */
  const handles = new Map<number, Database>();
  return createMiddleware<ApiEnv>(async (c, next) => {
    const services = c.get('services');
    const header = c.req.header('idSite');
    const id = header === undefined ? services.config.siteId : Number(header);
    if (!Number.isInteger(id) || id <= 0 || id >= 2 ** 31) throw new ApiError(404, 'error.site');
    const ownRows = handles.get(id) ?? db.ofSite(id);
    const { looked } = c.env ?? {};
    const found = looked?.site.id === id ? looked : await lookAtSite(ownRows, id);
    if (!found) throw new ApiError(404, 'error.site');
    if (!handles.has(id)) handles.set(id, ownRows);
    c.set('services', { ...services, db: ownRows });
    c.set('site', found.site);
    c.set('changes', found.changes);
    await next();
  });
}

const spoken: readonly string[] = Locale.options;

/** The language to answer in: the `userLang` header, else the interface's first, until the site is known. */
export const languageAsked = createMiddleware<ApiEnv>(async (c, next) => {
  const asked = c.req.header('userLang');
  setLocale(c, asked && spoken.includes(asked) ? asked : defaultLocale);
  await next();
});

/** Without a `userLang` header, the site's first language. */
export const language = createMiddleware<ApiEnv>(async (c, next) => {
  const own = c.get('site').locales[0];
  if (own && !spoken.includes(c.req.header('userLang') ?? '')) setLocale(c, own);
  await next();
});

function setLocale(c: ApiContext, locale: string): void {
  c.set('locale', locale);
  c.set('lang', toLang(locale));
}
