import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { get, send, shop } from './request.ts';

/** As a server in front says it that adds its own word to what it was sent. */
const overHttps = { 'x-forwarded-proto': 'http, https' };

test('nobody has pictures converted: /_next/image answers 404 at once, whatever it is asked for', async () => {
  const home = await (await get('/')).text();
  const picture = /\/media\/[0-9a-f]{32}\/[\w-]+-1280\.\w+/.exec(home)?.[0] ?? '';
  expect(picture).not.toBe('');
  const began = performance.now();
  const asked = Array.from(
    { length: 80 },
    (_, i) => `/_next/image?url=${encodeURIComponent(picture)}&w=${[640, 1080, 3840][i % 3]}&q=${75 + (i % 2)}`,
  );
  const answers = await Promise.all([...asked, '/_next/image', '/_next/image/'].map((address) => get(address)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([404]));
  expect(performance.now() - began).toBeLessThan(20_000);
});

test('no answer tells the addresses inside the server', async () => {
  const home = await (await get('/')).text();
  const data = /"buildId":"([^"]+)"/.exec(home)?.[1] ?? '';
  for (const address of ['/', '/cart', '/nulle-part', '/favicon.ico', '/robots.txt', `/_next/data/${data}/index.json`]) {
    const { headers } = await get(address);
    expect([address, headers.get('x-middleware-rewrite')]).toEqual([address, null]);
  }
});

const safety = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

test('a page that is kept for all guests says of safety what one for somebody alone says', async () => {
  for (const address of ['/', '/cart', '/nulle-part', '/products/search?search=robe']) {
    const forAll = await get(address);
    const forOne = await get(address, { headers: { cookie: 'token=unknown' } });
    expect([address, forAll.headers.get('cache-control'), forOne.headers.get('cache-control')]).toEqual([
      address,
      'public, max-age=0, must-revalidate',
      'private, no-cache',
    ]);
    for (const name of safety) {
      expect([address, name, forAll.headers.get(name)]).toEqual([address, name, forOne.headers.get(name)]);
      expect(forAll.headers.get(name)).toBeTruthy();
    }
  }
});

test('a target that is no path is refused, and a whole address leads to no other host', async () => {
  for (const path of ['*', '*/x', '*?a=b']) expect([path, (await send({ path })).status]).toEqual([path, 400]);
  expect((await send({ path: `${shop}/`, headers: { host: new URL(shop).host } })).status).toBe(200);
  const away = await send({ path: 'http://evil.example/./', headers: { host: new URL(shop).host } });
  expect([away.status, away.headers.location]).toEqual([308, '/']);
});

test('nobody gets past the proxy by saying which page stands at an address', async () => {
  const headers = { 'x-page-route': encodeURIComponent('{"kind":"failed"}'), cookie: 'token=unknown' };
  for (const [address, status] of [
    ['/', 200],
    ['/admin', 200],
    ['/site/1/fr_FR', 404],
    ['/favicon.ico', 200],
  ] as const) {
    const answer = await get(address, { headers });
    expect([address, answer.status, answer.headers.has('content-security-policy')]).toEqual([address, status, true]);
  }
});

test('whoever comes by https is told to come by https again, and nobody to guess a type: at pages, files, pictures, calls and errors alike', async () => {
  const home = await (await get('/')).text();
  const script = /\/_next\/static\/[^"]+\.js/.exec(home)?.[0] ?? '';
  const picture = /\/media\/[0-9a-f]{32}\/[\w-]+\.\w+/.exec(home)?.[0] ?? '';
  for (const address of ['/', script, picture, '/api/site/info', '/nulle-part', '/_next/image', '/admin', '/robots.txt']) {
    const secure = await get(address, { headers: overHttps });
    // Other programs of the owner may stand under the same name: nothing is said of them.
    expect([address, secure.headers.get('strict-transport-security')]).toEqual([address, 'max-age=31536000']);
    const plain = await get(address);
    expect([address, plain.headers.get('strict-transport-security')]).toEqual([address, null]);
    expect([address, plain.headers.get('x-content-type-options')]).toEqual([address, 'nosniff']);
  }
});

test('the favicon, whose address stays while the owner may change it, is asked for again after an hour', async () => {
  const icon = await get('/favicon.ico');
  expect([icon.status, icon.headers.get('content-type'), icon.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'public, max-age=3600',
  ]);
  const again = await get('/favicon.ico', { headers: { 'if-none-match': icon.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('an address that cannot be read is answered 400, by a page that says in the language of the address that nothing is there', async () => {
  for (const [address, title] of [
    ['/%E0%A4%A', 'Cette page est introuvable'],
    ['/products/%E0%A4%A', 'Cette page est introuvable'],
    ['/en/%', 'This page could not be found'],
  ] as const) {
    const answer = await get(address);
    expect([address, answer.status, answer.headers.get('content-type')]).toEqual([address, 400, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain(`<title>${title}`);
  }
});

test('a balancer learns at /healthz that the process takes requests', async () => {
  const answer = await get('/healthz');
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([200, 'no-store', { status: 'ok' }]);
});

test('whoever asks to upgrade a connection gets the page, and the end of the connection', async () => {
  const socket = connect(Number(new URL(shop).port), 'localhost');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const answer = Buffer.concat(chunks).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/^connection: close\r$/im);
});
