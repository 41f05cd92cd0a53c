import type { Page } from '@playwright/test';
import { expect, test as guarded } from '../fixtures.ts';
import { pageProofs } from './index.ts';
import type { PageProof } from './proof.ts';

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

/** The admin signs in once a worker: signing in is limited, as it should be. */
const test = guarded.extend<object, { adminCookies: Cookies }>({
  adminCookies: [
    async ({ playwright }, use, { project }) => {
      const baseURL = project.use.baseURL ?? '';
      const request = await playwright.request.newContext({ baseURL });
      const data = { email: 'admin@example.com', password: 'only-for-the-tests' };
      const answer = await request.post('/api/login', { data, headers: { origin: baseURL } });
      expect(answer.ok(), 'the admin signs in').toBe(true);
      await use((await request.storageState()).cookies);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Opens a page with values that nobody has saved. */
async function preview(page: Page, origin: string, path: string, values: Readonly<Record<string, string | null>>): Promise<void> {
  const answer = await page.request.post('/api/admin/parameter/draft', { data: { values }, headers: { origin } });
  expect(answer.ok(), 'the draft is kept').toBe(true);
  const { data } = (await answer.json()) as { data: { id: string } };
  const url = new URL(path, origin);
  url.searchParams.set('preview', data.id);
  await page.goto(url.pathname + url.search);
}

/** Registers the proofs that are looked at on one kind of screen as tests. */
export function prove(wanted: NonNullable<PageProof['screen']>): void {
  for (const { key, title, value, with: others = {}, path = '/', screen = 'desktop', see, before, after } of pageProofs) {
    if (screen !== wanted) continue;
    test(`${key}: ${title}`, async ({ page, baseURL = '', adminCookies }) => {
      await page.context().addCookies(adminCookies);
      await preview(page, baseURL, path, { ...others, [key]: null });
      expect(await see(page), 'with the default').toEqual(before);
      await preview(page, baseURL, path, { ...others, [key]: value });
      expect(await see(page), `with ${value}`).toEqual(after);
    });
  }
}
