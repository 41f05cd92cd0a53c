import { readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { originOfShop, testAdmin } from '../../scripts/launch/test-shop.ts';
import { expect, test as guarded } from './fixtures.ts';

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

/** Minutes for which tests share a session: some of them do what needs a recent sign-in. */
const sharedMinutes = 5;

const isShared = (file: string): boolean => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < sharedMinutes * 60_000;

/**
 * `test` with the site's origin and an admin's session. Signing in is limited, as it should be: a run keeps its session for the tests
 * and the workers to come, of which there is one more for each test that fails.
 */
export const test = guarded.extend<{ origin: string; adminCookies: Cookies }>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  adminCookies: async ({ playwright, shop }, use, { project }) => {
    const baseURL = process.env.SHOP_ORIGIN ?? originOfShop(shop);
    const kept = join(project.outputDir, `admin-${new URL(baseURL).port}.json`);
    if (!isShared(kept)) {
      const request = await playwright.request.newContext({ baseURL });
      const answer = await request.post('/api/login', { data: testAdmin, headers: { origin: baseURL } });
      expect(answer.ok(), 'the admin signs in').toBe(true);
      // Moved there whole, as the other worker may be reading.
      await request.storageState({ path: `${kept}.${process.pid}` });
      renameSync(`${kept}.${process.pid}`, kept);
      await request.dispose();
    }
    const { cookies } = JSON.parse(readFileSync(kept, 'utf8')) as { cookies: Cookies };
    await use(cookies);
  },
});

export { expect };

type Values = Readonly<Record<string, string | null>>;

/** The address under which the admin sees a page with values that nobody has saved. */
export async function previewAddress(page: Page, origin: string, path: string, values: Values): Promise<string> {
  const answer = await page.request.post('/api/admin/parameter/draft', { data: { values }, headers: { origin } });
  expect(answer.ok(), 'the draft is kept').toBe(true);
  const { data } = (await answer.json()) as { data: { id: string } };
  const url = new URL(path, origin);
  url.searchParams.set('preview', data.id);
  return url.pathname + url.search;
}

/** Opens a page with values that nobody has saved. */
export async function preview(page: Page, origin: string, path: string, values: Values): Promise<void> {
  await page.goto(await previewAddress(page, origin, path, values));
}
