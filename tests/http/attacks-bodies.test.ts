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
  for (const method of ['PUT', 'DELETE', 'TRACE', 'PROPFIND']) {
    const refused = await send({ path: '/', method });
    expect([method, refused.status, refused.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
  expect((await send({ path: '/api/product', method: 'TRACE' })).status).toBe(405);
  expect((await send({ path: '/api/sitemap/x' })).status).toBe(404);
});
