import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { wake } from './wake.ts';

/** The scripts that a browser without a cache runs on a page once somebody uses it: address → bytes, compressed. */
async function scriptsOf(browser: Browser, path: string): Promise<Map<string, number>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      bodies.push(response.body().then((body) => [response.url(), gzipSync(body).length] as const as [string, number]));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await wake(page);
  await page.waitForTimeout(500);
  const scripts = new Map(await Promise.all(bodies));
  await context.close();
  return scripts;
}

const weight = (scripts: ReadonlyMap<string, number>) => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);

test('30 static blocks add no JavaScript over none', async ({ browser }) => {
  const [none, thirty] = [await scriptsOf(browser, '/essai-vide'), await scriptsOf(browser, '/essai-trente')];
  expect([...thirty.keys()].sort()).toEqual([...none.keys()].sort());
  expect(weight(thirty)).toBe(weight(none));
});

test('a page with 2 block types loads their chunks and that of the sections around them, however often each stands on it', async ({
  browser,
}) => {
  const [none, two] = [await scriptsOf(browser, '/essai-vide'), await scriptsOf(browser, '/essai-deux')];
  const added = [...two].filter(([url]) => !none.has(url));
  expect(added.map(([url]) => url)).toHaveLength(3);
  // All with what only they need; measured: 2.6 KB without the section.
  expect(added.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(8_000);
});
