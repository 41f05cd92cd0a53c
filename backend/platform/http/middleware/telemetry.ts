import { randomUUID } from 'node:crypto';
import { context, propagation, SpanStatusCode, type TextMapGetter } from '@opentelemetry/api';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { inSpan } from '../../measure/measures.ts';
import type { ApiContext, ApiEnv } from '../context.ts';

/** One line a request. Neither bodies nor query strings nor headers are written: they may hold secrets. */
export const logging = createMiddleware<ApiEnv>(async (c, next) => {
  const log = c.get('services').logger.child({ requestId: c.get('requestId') });
  c.set('log', log);
  const start = performance.now();
  await next();
  const line = { method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(performance.now() - start) };
  if (c.res.status === clientGoneStatus) log.debug(line, 'request');
  else if (c.res.status >= 500) log.error(line, 'request');
  else log.info(line, 'request');
});

/** Status of a request whose sender left before it was sent whole. Nobody reads the answer; it stands in the log and the measures. */
export const clientGoneStatus = 499;

/** Returns whether the connection ended before the whole body arrived. */
export function isClientGone(c: ApiContext): boolean {
  const bindings: unknown = c.env;
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings)) return false;
  const { incoming } = bindings;
  if (typeof incoming !== 'object' || incoming === null) return false;
  return 'complete' in incoming && incoming.complete === false && 'destroyed' in incoming && incoming.destroyed === true;
}

/** Names each request: keeps the caller's X-Request-Id where it is a plain one, and sends it back. */
export const requestId = createMiddleware<ApiEnv>(async (c, next) => {
  const given = c.req.header('x-request-id');
  const id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  c.set('requestId', id);
  c.header('X-Request-Id', id);
  await next();
});

/** Reads single headers: without an SDK none is asked for, and a list of all would be made for nothing. */
const headers: TextMapGetter<ApiContext> = { get: (c, name) => c.req.header(name), keys: (c) => Object.keys(c.req.header()) };

/** Counts each request by its route, and puts it into a span that continues the caller's. */
export const measuring = createMiddleware<ApiEnv>(async (c, next) => {
  const { method } = c.req;
  const route = routeOf(c);
  const start = performance.now();
  const parent = propagation.extract(context.active(), c, headers);
  await inSpan(
    `${method} ${route}`,
    { 'http.request.method': method, 'http.route': route },
    async (span) => {
      await next();
      span.setAttribute('http.response.status_code', c.res.status);
      if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    },
    parent,
  );
  c.get('services').measures.request({ method, route, status: c.res.status, seconds: (performance.now() - start) / 1000 });
});

/** The pattern that answers a request; of what nobody answers there is one name. */
const routeOf = (c: ApiContext): string => matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? 'unknown';
