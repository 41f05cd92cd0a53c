import { createMiddleware } from 'hono/factory';
import { clientGoneStatus } from '../client-gone.ts';
import type { ApiEnv } from '../context.ts';

/** One line a request. Neither bodies nor query strings nor headers are written: they may hold secrets. */
export const logging = createMiddleware<ApiEnv>(async (c, next) => {
  const log = c.var.services.logger.child({ requestId: c.var.requestId });
  c.set('log', log);
  const start = performance.now();
  await next();
  const line = { method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(performance.now() - start) };
  if (c.res.status === clientGoneStatus) log.debug(line, 'request');
  else if (c.res.status >= 500) log.error(line, 'request');
  else log.info(line, 'request');
});
