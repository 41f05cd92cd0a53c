import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiRequest, NextApiResponse } from 'next';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const seen: { url: string; from: string }[] = [];
let api: Server;
let web: Server;

async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  api = await listen((request, response) => {
    seen.push({ url: request.url ?? '', from: String(request.headers['x-forwarded-for']) });
    response.setHeader('content-type', 'application/json').end('{"success":true,"data":null,"message":""}');
  });
  vi.stubEnv('API_HOST', originOf(api));
  vi.resetModules();
  const { default: visit } = await import('../../../pages/api/visit.tsx');
  web = await listen((request, response) => {
    const query = Object.fromEntries(new URL(request.url ?? '/', 'http://shop.test').searchParams);
    const redirect = (status: number, to: string) => response.writeHead(status, { location: to }).end();
    void visit(
      Object.assign(request, { query }) as never as NextApiRequest,
      Object.assign(response, { redirect }) as never as NextApiResponse,
    );
  });
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  web.close();
  api.close();
});

const ask = (path: string, forwarded: string) =>
  fetch(originOf(web) + path, { headers: { 'x-forwarded-for': forwarded }, redirect: 'manual' });

it('a visit is counted for the address that the web server saw last, whatever a browser writes before it', async () => {
  for (const forwarded of ['203.0.113.1', '203.0.113.2, 203.0.113.3']) await ask('/api/visit?from=x&to=/shop', forwarded);
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  expect(seen).toEqual([
    { url: '/site/visit/x', from: '203.0.113.1, 127.0.0.1' },
    { url: '/site/visit/x', from: '203.0.113.2, 203.0.113.3, 127.0.0.1' },
  ]);
});

it('a visit leads to a page of this site alone', async () => {
  for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', ''])
    expect((await ask(`/api/visit?from=x&to=${encodeURIComponent(to)}`, '')).headers.get('location'), to).toBe('/');
  expect((await ask('/api/visit?from=x&to=/shop', '')).headers.get('location')).toBe('/shop');
  await vi.waitFor(() => expect(seen).toHaveLength(8));
});
