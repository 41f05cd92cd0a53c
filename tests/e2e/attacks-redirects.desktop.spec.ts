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
