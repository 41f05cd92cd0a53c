import type { BrowserContext, Page } from '@playwright/test';
import { test as guarded, preview } from '../preview.ts';

type Values = Readonly<Record<string, string | null>>;
/** Looks at a page with unsaved values; gives what `see` gives. */
type Look = <Seen>(path: string, values: Values, see: (page: Page) => Promise<Seen>) => Promise<Seen>;
/** What a worker keeps from test to test: a context of its own for pages that are opened anew and for those that stand, by address and values. */
type Kept = { anew?: BrowserContext; standing?: BrowserContext; pages: Map<string, Page> };

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
 * what a test stores goes with it. `lookAgain` looks at a page that stands there from the tests before where one has the
 * same address and values and nobody has touched it; two stand, such as one with the defaults and one with other values.
 */
export const test = guarded.extend<{ lookAgain: Look }, { kept: Kept }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const kept: Kept = { pages: new Map() };
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
      let page = kept.pages.get(address);
      if (!page) {
        for (const [oldest, other] of [...kept.pages].slice(0, -1)) {
          kept.pages.delete(oldest);
          await other.close();
        }
        kept.standing ??= await browser.newContext();
        await kept.standing.addCookies(adminCookies);
        page = await kept.standing.newPage();
        // What a proof before it left, such as a way of delivery, is none of this one's.
        await forget(page, origin, 'local_storage,indexeddb');
        guard.watch(page);
        await preview(page, origin, path, values);
        kept.pages.set(address, page);
      }
      const before = await stateOf(page);
      const seen = await see(page);
      if ((await stateOf(page)) !== before) {
        kept.pages.delete(address);
        await page.close();
      }
      return seen;
    });
  },
});
