import type { FrameLocator, Page } from '@playwright/test';
import { expect, test as signedIn } from './preview.ts';

type CopiedPage = { id: number; url: string; address: string };

/** An admin in the editor of a copy of the home page, which no other test looks at; it is deleted after the test. */
export const test = signedIn.extend<{ copy: CopiedPage; editor: Page }>({
  copy: async ({ page, origin, adminCookies, guard }, use) => {
    // No script of a page runs in the editor's frame: the browser says so of each.
    guard.allowConsole(/Blocked script execution/);
    // A section may be swapped before the picture that its page announced is used.
    guard.allowConsole(/was preloaded using link preload but not used/);
    await page.context().addCookies(adminCookies);
    const headers = { origin };
    const list = (await (await page.request.get('/api/admin/page')).json()).data as { id: number; url: string }[];
    const home = list.find(({ url }) => url === '/');
    const url = `/essai-${Date.now().toString(36)}`;
    const data = { title: 'Page d’essai', url, from: { page: home?.id } };
    const made = await page.request.post('/api/admin/page', { headers, data });
    expect(made.ok(), await made.text()).toBe(true);
    const { id } = (await made.json()).data as { id: number };
    await use({ id, url, address: `/admin/pages/${id}` });
    await page.goto('about:blank');
    await page.request.delete(`/api/admin/page/${id}`, { headers });
  },
  editor: async ({ page, copy }, use) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(copy.address);
    await expect(framed(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
    await use(page);
  },
});

export { expect };

/** The page in the editor's frame. */
export const framed = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Page"]');

/** State of the draft on the server. */
export const stateOf = (page: Page) => page.locator('span[role="status"][data-status]');

/** A row of the outline, by the words that it begins with. */
export const rowOf = (page: Page, name: RegExp, outline = 'Plan') =>
  page.getByRole('treegrid', { name: outline }).getByRole('row', { name });
