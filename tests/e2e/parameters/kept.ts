import type { BrowserContext, Page } from '@playwright/test';
import { test as guarded, preview } from '../preview.ts';

type Values = Readonly<Record<string, string | null>>;
/** Looks at a page with unsaved values; gives what `see` gives. */
type Look = <Seen>(path: string, values: Values, see: (page: Page) => Promise<Seen>) => Promise<Seen>;
/** What a worker keeps from test to test: a context of its own for pages that are opened anew and for the one that stands. */
type Kept = { anew?: BrowserContext; standing?: BrowserContext; page?: Page; address?: string | undefined };

/** What tells whether somebody has done something on a page: clicked, scrolled, pointed, gone elsewhere. */
const stateOf = (page: Page) =>
  page.evaluate(() =>
    [
      location.href,
      scrollX,
      scrollY,
      document.querySelectorAll(':hover, :focus, :popover-open, dialog[open]').length,
      document.documentElement.outerHTML,
    ].join('\n'),
  );

async function forget(page: Page, origin: string, storageTypes: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
}

/**
 * `test` for looking at a great many pages. Those of a worker share a browser context, whose cache keeps scripts and pictures;
 * what a test stores goes with it. `lookAgain` looks at the page that stands there from the test before where it has the
 * same address and values and nobody has touched it.
 */
export const test = guarded.extend<{ lookAgain: Look }, { kept: Kept }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const kept: Kept = {};
      await use(kept);
      await kept.anew?.close();
      await kept.standing?.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, kept, origin }, use) => {
    kept.anew ??= await browser.newContext();
    const page = await kept.anew.newPage();
    await use(page);
    await forget(page, origin, 'cookies,local_storage,indexeddb,cache_storage');
    await page.close();
  },
  lookAgain: async ({ browser, kept, origin, adminCookies, guard }, use) => {
    await use(async (path, values, see) => {
      const address = JSON.stringify([path, values]);
      if (kept.address !== address) {
        await kept.page?.close();
        kept.standing ??= await browser.newContext();
        await kept.standing.addCookies(adminCookies);
        kept.page = await kept.standing.newPage();
        // What a proof before it left, such as a way of delivery, is none of this one's.
        await forget(kept.page, origin, 'local_storage,indexeddb');
        guard.watch(kept.page);
        await preview(kept.page, origin, path, values);
        kept.address = address;
      }
      const page = kept.page as Page;
      const before = await stateOf(page);
      const seen = await see(page);
      if ((await stateOf(page)) !== before) kept.address = undefined;
      return seen;
    });
  },
});
