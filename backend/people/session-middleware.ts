import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../platform/http/context.ts';
import { readSession } from './sessions.ts';

/** Who calls: the Authorization header holds the session's token, as it is or after `Bearer`. A dead token is nobody. */
export const session = createMiddleware<ApiEnv>(async (c, next) => {
  const token = c.req.header('authorization')?.replace(/^Bearer\s+/i, '');
  const { db, now } = c.var.services;
  c.set('signedIn', token ? await readSession(db, c.var.site.id, token, now()) : null);
  await next();
});
