import { createMiddleware } from 'hono/factory';
import { ApiError } from '../api-error.ts';
import type { ApiEnv } from '../context.ts';
import { lookAtSite } from '../facts/follow-site.ts';

/** The site that the `idSite` header names, the configured one without it; an unknown one is a 404. */
export const site = createMiddleware<ApiEnv>(async (c, next) => {
  const { db, config } = c.var.services;
  const header = c.req.header('idSite');
  const id = header === undefined ? config.siteId : Number(header);
  const found = Number.isInteger(id) && id > 0 && id < 2 ** 31 ? await lookAtSite(db, id) : null;
  if (!found) throw new ApiError(404, 'error.site');
  c.set('site', found.site);
  c.set('changes', found.changes);
  await next();
});
