import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { NextApiRequest, NextApiResponse } from 'next';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

const seen: Seen[] = [];
const answers: Record<string, object> = {
  '/login': { success: true, data: { token: 'secret-token', idSite: 89 }, message: '' },
  '/register': { success: true, data: { token: 'secret-token', idSite: 89 }, message: '' },
};
let api: Server;
let web: Server;

async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Adds what Next adds to a request and a response. */
function asNext(request: IncomingMessage, response: ServerResponse): [NextApiRequest, NextApiResponse] {
  const cookies = Object.fromEntries((request.headers.cookie ?? '').split('; ').map((pair) => pair.split('=')));
  const json = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  const status = (code: number) => {
    response.statusCode = code;
    return response;
  };
  return [Object.assign(request, { cookies }) as never, Object.assign(response, { json, status }) as never];
}

beforeAll(async () => {
  api = await listen(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    response.setHeader('content-type', 'application/json');
    if (request.headers['x-refuse']) response.statusCode = 409;
    response.end(JSON.stringify(answers[request.url ?? ''] ?? { success: true, data: null, message: '' }));
  });
  vi.stubEnv('API_HOST', addressOf(api));
  vi.stubEnv('SITE_ID', '89');
  // Modules that another file of the worker loaded have read its environment.
  vi.resetModules();
  const { default: forward } = await import('../../../pages/api/[...path].tsx');
  web = await listen((request, response) => void forward(...asNext(request, response)));
});

afterAll(() => {
  // The files of a worker share its environment: `npm start` of another file would read this API's address.
  vi.unstubAllEnvs();
  vi.resetModules();
  web.close();
  api.close();
});

const call = (path: string, init: RequestInit = {}) => fetch(addressOf(web) + path, init);
const last = (): Seen => seen.at(-1) as Seen;

test('a call reaches the API without /api, with its query; only the API’s own description keeps it', async () => {
  await call('/api/product?size=38');
  expect(last().url).toBe('/product?size=38');
  await call('/api/openapi.json');
  expect(last().url).toBe('/api/openapi.json');
});

test('the token cookie becomes the Authorization header, and cookies go no further', async () => {
  await call('/api/user', { headers: { cookie: 'token=abc; other=1', userLang: 'en_US' } });
  expect(last().headers).toMatchObject({ authorization: 'abc', userlang: 'en_US' });
  expect(last().headers.cookie).toBeUndefined();
});

test('the size of a body is told, so that one that is too large is refused unread', async () => {
  await call('/api/login', { method: 'POST', body: '{"email":"é"}', headers: { 'content-type': 'application/json' } });
  expect([last().headers['content-length'], last().headers['transfer-encoding'], last().body]).toEqual(['14', undefined, '{"email":"é"}']);
});

test('the site is ours to say, whatever the caller says', async () => {
  await call('/api/user', { headers: { idSite: '90' } });
  expect(last().headers.idsite).toBe('89');
});

test('bodies are handed on as they are', async () => {
  const form = new FormData();
  form.set('quantity', '2');
  await call('/api/cart/new/product/7', { method: 'POST', body: form });
  expect(last().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(last().body).toContain('name="quantity"\r\n\r\n2');
});

test.each(['/api/login', '/api/register'])('POST %s puts the session into cookies and keeps the token from scripts', async (path) => {
  const response = await call(path, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  expect(await response.json()).toEqual({ success: true, data: { idSite: 89 }, message: '' });
  expect(response.headers.getSetCookie()).toEqual([
    'token=secret-token; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax',
    'idSite=89; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

test('POST /api/logout clears the cookies', async () => {
  const response = await call('/api/logout', { method: 'POST' });
  expect(response.headers.getSetCookie().map((cookie) => cookie.split(';').slice(0, 2).join())).toEqual([
    'token=, Max-Age=0',
    'idSite=, Max-Age=0',
  ]);
});

test('an account that is erased loses its cookies, one whose erasure is refused keeps them', async () => {
  const erase = (headers: Record<string, string>) => call('/api/user', { method: 'DELETE', headers });
  expect((await erase({})).headers.getSetCookie()).toHaveLength(2);
  const refused = await erase({ 'x-refuse': '1' });
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([409, []]);
});

test('a write from another origin is refused with a clear message and does not reach the API', async () => {
  const before = seen.length;
  const response = await call('/api/logout', { method: 'POST', headers: { origin: 'https://evil.example', userLang: 'en_US' } });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ success: false, data: null, message: 'This action must come from the site itself' });
  expect(seen).toHaveLength(before);
});

test('a sender that leaves in the middle of its body is no error, and the API is not kept waiting for the rest', async () => {
  const { log } = await import('#web/api/server-api.ts');
  const errors = vi.spyOn(log, 'error');
  const left = new Promise<void>((done) => api.once('request', (request: IncomingMessage) => request.once('close', () => done())));
  const sending = request(`${addressOf(web)}/api/message`, { method: 'POST', headers: { 'content-length': 100_000 } });
  sending.on('error', () => {});
  sending.write('{"name":');
  await new Promise((done) => setTimeout(done, 200));
  sending.destroy();
  await left;
  await new Promise((done) => setTimeout(done, 100));
  expect(errors.mock.calls).toEqual([]);
  errors.mockRestore();
});

test('an API that does not answer is said in the caller’s language, with status 502', async () => {
  api.closeAllConnections();
  api.close();
  await once(api, 'close');
  const response = await call('/api/user', { headers: { userLang: 'fr_FR' } });
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ success: false, message: expect.stringContaining('ne répond pas') });
});
