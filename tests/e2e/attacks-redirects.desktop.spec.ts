import { request } from 'node:http';
import { expect, test } from './fixtures.ts';
import { register } from './registered.ts';

/** Addresses that a browser takes for another host after it has dropped tabs and line breaks and turned backslashes. */
const foreign = [
  '/%09/evil.example/x',
  '/%0a/evil.example/x',
  '/%0d/evil.example/x',
  '/%09%5Cevil.example/x',
  '/..//evil.example/x',
  '//evil.example/x',
  'https://evil.example/x',
  'javascript:alert(1)',
];

test('whoever signs in stays on this site, whatever address next names', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  await register(page, origin);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  for (const next of foreign) {
    // The query holds the address as a link would carry it.
    await page.goto(`/auth?next=${next.replace('javascript:', 'javascript%3A')}`);
    await expect(page, next).toHaveURL('/account');
  }
  expect(visited.map((url) => new URL(url).host).filter((host) => host !== new URL(origin).host)).toEqual([]);
  await page.goto('/auth?next=%2Faccount%2Forders%3Fpage%3D1');
  await expect(page).toHaveURL('/account/orders?page=1');
});

/** Asks for a path exactly as written: `fetch` would tidy it first. */
const locationOf = (origin: string, path: string) =>
  new Promise<string>((done, fail) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path }, (response) => {
      response.resume();
      done(response.headers.location ?? '');
    })
      .once('error', fail)
      .end();
  });

test('the redirects of a visit, a language and a preview lead nowhere but to this site', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  for (const path of [
    '//evil.example/x',
    '/\\evil.example/x',
    '/%09/evil.example/x',
    '/.//evil.example/x',
    '/..//evil.example/x',
    '/%5Cevil.example/x',
  ]) {
    for (const query of ['from=x', 'lang=en', 'preview=00000000-0000-4000-8000-000000000000', 'safe=1', '']) {
      const location = await locationOf(origin, `${path}?${query}`);
      expect(new URL(location, origin).origin, `${path}?${query} → ${location}`).toBe(origin);
    }
  }
});
