import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../context.ts';

/** Names each request: keeps the caller's X-Request-Id where it is a plain one, and sends it back. */
export const requestId = createMiddleware<ApiEnv>(async (c, next) => {
  const given = c.req.header('x-request-id');
  const id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  c.set('requestId', id);
  c.header('X-Request-Id', id);
  await next();
});
