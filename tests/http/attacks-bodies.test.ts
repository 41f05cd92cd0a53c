import { expect, test } from 'vitest';
import { get, send, shop } from './request.ts';

/** A megabyte of JSON that is dear to read: values without end. */
const dear = `[${'{},'.repeat(349_524)}{}]`;
const json = { origin: shop, 'content-type': 'application/json' };

test('guests who send a megabyte each are refused unread, and others get their pages meanwhile', async () => {
  const refusals: Readonly<Record<string, number>> = {
    '/api/page-for-me': 405,
    '/api/page-section': 403,
    '/api/login': 413,
    '/api/message': 413,
    '/api/cart/new/product/1': 413,
    '/api/nowhere': 413,
    '/': 405,
  };
  const attack = Array.from({ length: 10 }, () => Object.entries(refusals)).flat();
  const sent = attack.map(async ([path, status]) => {
    const answer = await send({ path, method: 'POST', headers: { ...json, 'content-length': String(dear.length) }, body: dear }).catch(
      () => null,
    );
    // Whoever is refused while sending may find the connection closed.
    return answer === null || answer.status === status ? null : `${path} ${answer.status}`;
  });
  let pages = 0;
  let isOver = false;
  const watched = (async () => {
    while (!isOver) {
      expect((await get('/')).status).toBe(200);
      pages += 1;
    }
  })();
  const wrong = (await Promise.all(sent)).filter(Boolean);
  isOver = true;
  await watched;
  expect(wrong).toEqual([]);
  expect(pages).toBeGreaterThan(0);
});

test('a form that is sent without our code leads to its page; another method than reading is refused', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: shop };
  const posted = await send({ path: '/auth?next=%2Fcart', method: 'POST', headers: form, body: 'password=secret' });
  expect([posted.status, posted.headers.location]).toEqual([303, '/auth?next=%2Fcart']);
  const away = await send({ path: '//evil.example/x', method: 'POST', headers: form, body: 'a=1' });
  expect([away.status, away.headers.location]).toEqual([303, '/']);
  const large = await send({ path: '/withdrawal', method: 'POST', headers: form, body: `name=${'a'.repeat(20_000)}` });
  expect([large.status, large.headers.location]).toEqual([303, '/withdrawal']);
  for (const method of ['PUT', 'DELETE', 'TRACE', 'PROPFIND']) {
    const refused = await send({ path: '/', method });
    expect([method, refused.status, refused.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
  expect((await send({ path: '/api/product', method: 'TRACE' })).status).toBe(405);
  expect((await send({ path: '/api/sitemap/x' })).status).toBe(404);
});

test('a refused declaration of withdrawal is sent on to its page, which fills its fields from it; that of another site fills none', async () => {
  const body = new URLSearchParams({ step: 'prepare', name: 'Zoé "Martin"', reference: '89-26-000042', email: 'zoe@maison' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(Buffer.byteLength(body)) };
  const sent = await send({ path: '/api/withdrawal-form', method: 'POST', headers: { ...headers, origin: shop }, body });
  expect([sent.status, sent.headers.location]).toEqual([307, '/withdrawal?fault=email']);
  const shown = await send({ path: '/withdrawal?fault=email', method: 'POST', headers: { ...headers, origin: shop }, body });
  expect(shown.status).toBe(200);
  for (const value of ['Zoé &quot;Martin&quot;', '89-26-000042', 'zoe@maison']) expect(shown.body).toContain(`value="${value}"`);
  const foreign = await send({ path: '/withdrawal', method: 'POST', headers: { ...headers, origin: 'https://evil.example' }, body });
  expect(foreign.status).toBe(200);
  expect(foreign.body).not.toContain('zoe@maison');
  expect((await send({ path: '/withdrawal?fault=email' })).body).not.toContain('zoe@maison');
});
