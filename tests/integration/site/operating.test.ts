import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { pino } from 'pino';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createApp, shopMeasures } from '#backend/app.ts';
import { callerAddress } from '#backend/platform/http/caller-address.ts';
import { listen } from '#backend/platform/http/listen.ts';
import { runOnce } from '#backend/platform/jobs/scheduler.ts';
import { databaseRateLimiter } from '#backend/platform/rate-limits/rate-limiter.ts';
import { onOneEngine } from '../databases.ts';
import { type OpenSite, openSite } from './open-site.ts';

const token = 'a-token-for-the-tests';

afterEach(() => {
  trace.disable();
  context.disable();
  propagation.disable();
});

onOneEngine('an API that is operated', (db) => {
  let site: OpenSite;
  let isStopping = false;
  beforeAll(async () => {
    site = await openSite(db());
  });
  const config = () => ({
    siteId: site.idSite,
    webOrigin: 'http://shop.test',
    checkAnswers: true,
    paymentSandbox: true,
    metricsToken: token,
  });
  const build = (change: Partial<Parameters<typeof createApp>[0]> = {}) =>
    createApp({
      db: db(),
      mediaStore: site.mediaStore,
      logger: pino({ level: 'silent' }),
      isStopping: () => isStopping,
      config: config(),
      ...change,
    });

  it('is alive whatever is missing, and ready when database and files are there', async () => {
    const failing = { ...site.mediaStore, check: () => Promise.reject(new Error('the disk is full')) };
    const app = build({ mediaStore: failing });
    expect((await app.request('/healthz')).status).toBe(200);
    const answer = await app.request('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ success: false, data: { ready: false, missing: ['files'] } });
    expect(JSON.stringify(await (await app.request('/readyz')).json())).not.toContain('disk');
    expect(await (await build().request('/readyz')).json()).toMatchObject({ success: true, data: { ready: true } });
  });

  it('tells Prometheus of requests by route and status, jobs, mails and holds', async () => {
    const measures = shopMeasures(db());
    const app = build({ measures });
    await app.request('/product/123456789');
    await app.request('/product/987654321');
    await app.request('/nothing/here');
    const parts = { db: db(), logger: pino({ level: 'silent' }), now: site.now, measures };
    await runOnce(parts, { name: `measured-${site.idSite}`, everySeconds: 1, run: () => Promise.reject(new Error('no')) }, 'me');
    const answer = await app.request('/metrics');
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('http_requests_total{method="GET",route="/product/:id",status="404"} 2');
    expect(text).toContain('http_requests_total{method="GET",route="unknown",status="404"} 1');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/product/:id"} 2');
    expect(text).toContain(`jobs_total{job="measured-${site.idSite}",outcome="failed"} 1`);
    expect(text).toMatch(/^mails_waiting \d+$/m);
    expect(text).toMatch(/^stock_holds \d+$/m);
  });

  it('shows its measures to this machine and to who knows the token, not to whom the web server asks for', async () => {
    const ask = async (headers: Record<string, string>) => (await build().request('/metrics', { headers })).status;
    const visitor = { 'x-forwarded-for': '127.0.0.1' };
    expect(await ask({})).toBe(200);
    expect(await ask(visitor)).toBe(403);
    expect(await ask({ ...visitor, authorization: 'Bearer wrong' })).toBe(403);
    expect(await ask({ ...visitor, authorization: `Bearer ${token}` })).toBe(200);
  });

  it('takes the word of web servers on other machines that it was told of, about whom they ask for', async () => {
    const from = async (isProxy: ((address: string) => boolean) | undefined, forwarded: string) => {
      const app = build({ config: { ...config(), isProxy } });
      app.get('/who', (c) => c.text(callerAddress(c)));
      return (await app.request('/who', { headers: { 'x-forwarded-for': forwarded } })).text();
    };
    expect(await from((address) => ['127.0.0.1', '10.0.0.7'].includes(address), '203.0.113.9, 10.0.0.7')).toBe('203.0.113.9');
    expect(await from(undefined, '203.0.113.9, 10.0.0.7')).toBe('10.0.0.7');
  });

  it('puts requests into spans of OpenTelemetry where a process started it', async () => {
    const spans: string[] = [];
    const nothing = trace.wrapSpanContext({ traceId: '0', spanId: '0', traceFlags: 0 });
    const spanOf = (name: string) =>
      Object.assign(Object.create(nothing), {
        setStatus: ({ code }: { code: SpanStatusCode }) => void spans.push(`${name} ${SpanStatusCode[code]}`),
        end: () => void spans.push(name),
      });
    trace.setGlobalTracerProvider({
      getTracer: () => ({
        startSpan: spanOf,
        startActiveSpan: (name: string, _options: unknown, _parent: unknown, work: (span: unknown) => unknown) => work(spanOf(name)),
      }),
    } as never);
    await build().request('/product/123456789');
    const broken = { ...site.mediaStore, check: () => Promise.reject(new Error('away')) };
    await build({ mediaStore: broken }).request('/readyz');
    expect(spans).toEqual(['GET /product/:id', 'GET /readyz ERROR', 'GET /readyz']);
  });

  it('asked to stop says so first, and ends the requests under way', async () => {
    const app = build();
    app.get('/slow', async (c) => {
      await wait(400);
      return c.text('whole');
    });
    const listening = await listen({ app, port: 0 });
    const slow = fetch(`${listening.url}/slow`);
    await wait(100);
    isStopping = true;
    const ready = await fetch(`${listening.url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { data: { missing: ['stopping'] } }]);
    const start = performance.now();
    const stopped = listening.stop();
    expect(await (await slow).text()).toBe('whole');
    await stopped;
    expect(performance.now() - start).toBeLessThan(3_000);
    await expect(fetch(`${listening.url}/healthz`)).rejects.toThrow();
    isStopping = false;
  });

  it('counts attempts once for all processes', async () => {
    const limit = { name: `test-${randomUUID()}`, limit: 2, windowSeconds: 60 };
    const [one, other] = [databaseRateLimiter(db(), site.now), databaseRateLimiter(db(), site.now)];
    expect(await one.attempt(site.idSite, limit, 'zoe')).toBe(0);
    expect(await other.attempt(site.idSite, limit, 'zoe')).toBe(0);
    expect(await one.attempt(site.idSite, limit, 'zoe')).toBe(60);
    expect(await other.attempt(site.idSite, limit, 'ana')).toBe(0);
  });
});
