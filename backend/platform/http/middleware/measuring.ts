import { context, propagation, SpanStatusCode, type TextMapGetter } from '@opentelemetry/api';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { inSpan } from '../../measure/trace.ts';
import type { ApiContext, ApiEnv } from '../context.ts';

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
