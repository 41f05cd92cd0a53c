import { type BrowserContext, chromium, type Page } from 'playwright';
import { testAdmin } from '../../scripts/launch/test-shop.ts';
import { launchOptions } from '../browser/launch.ts';
import { watchPages } from '../browser/watch-page.ts';
import { clearStorage, readState, replacePhotos, replaceTheme } from './page-state.ts';
import type { Screen } from './proof.ts';
import { isStyle, readThemeSheet, type Values } from './theme-sheet.ts';

/** A page of the shop as an admin previews it. */
export type View = { path: string; screen: Screen; needsScripts: boolean; values: Values };

export type ShopInBrowser = {
  /** Opens a view, or takes a page that shows it already, and returns what `see` returns. */
  look: <Seen>(view: View, see: (page: Page) => Promise<Seen>) => Promise<Seen>;
  /** Returns the HTML of a page with unsaved values, as the server makes it, and the style sheet of the same values. */
  render: (path: string, values: Values) => Promise<{ html: string; sheet: string }>;
  /** Returns what went wrong in the pages since the last call. */
  takeFaults: () => Promise<string[]>;
  close: () => Promise<void>;
};

type OpenPage = { page: Page; address: string };

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
/** Open pages in a context: one with the defaults that many proofs begin on, and one with other values. */
const maxPages = 2;

/** Starts a browser, signed in as the admin of the shop. */
export async function openShop(origin: string): Promise<ShopInBrowser> {
  const browser = await chromium.launch(await launchOptions());
  const { watch, takeFaults } = watchPages(origin);
  const contexts = new Map<string, { context: BrowserContext; pages: OpenPage[] }>();
  const openContext = (screen: Screen, needsScripts: boolean) =>
    browser.newContext({
      baseURL: origin,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      javaScriptEnabled: needsScripts,
      ...screens[screen],
    });

  const admin = await openContext('desktop', false);
  const signedIn = await admin.request.post('/api/login', { data: testAdmin, headers: { origin } });
  if (!signedIn.ok()) throw new Error(`the admin cannot sign in: ${signedIn.status()}`);
  const cookies = await admin.cookies();
  const read = async <T>(path: string): Promise<T> => ((await (await admin.request.get(path)).json()) as { data: T }).data;
  const toSheet = await readThemeSheet(read);

  async function addressOf(path: string, values: Values): Promise<string> {
    const answer = await admin.request.post('/api/admin/parameter/draft', { data: { values }, headers: { origin } });
    if (!answer.ok()) throw new Error(`the draft is refused: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: { id: string } };
    const url = new URL(path, origin);
    url.searchParams.set('preview', data.id);
    return url.href;
  }

  async function contextFor({ screen, needsScripts }: View) {
    const name = `${screen} ${needsScripts}`;
    const open = contexts.get(name) ?? { context: await openContext(screen, needsScripts), pages: [] };
    if (!contexts.has(name)) {
      open.context.setDefaultTimeout(20_000);
      // A page that is opened for the first time waits for its pictures to be made.
      open.context.setDefaultNavigationTimeout(40_000);
      await open.context.addCookies(cookies);
      contexts.set(name, open);
    }
    return open;
  }

  /** Takes an open page of an address to the end of the list, or opens it in place of the one that was used longest ago. */
  async function openPage(view: View, values: Values): Promise<OpenPage> {
    const { context, pages } = await contextFor(view);
    const address = JSON.stringify([view.path, values]);
    const found = pages.findIndex((open) => open.address === address);
    if (found >= 0) {
      pages.push(...pages.splice(found, 1));
      return pages.at(-1) as OpenPage;
    }
    const oldest = pages.length >= maxPages ? pages.shift() : undefined;
    let page = oldest?.page;
    // A page with scripts is closed, so that its stored data and running code do not affect the next one.
    if (page && view.needsScripts) {
      await page.close();
      page = undefined;
    }
    if (!page) {
      page = await context.newPage();
      watch(page);
      if (!view.needsScripts) await replacePhotos(context, page);
    }
    if (view.needsScripts) await clearStorage(context, page, { origin, cookies });
    await page.goto(await addressOf(view.path, values));
    // Sections that are laid out late would start their changes of style when they are looked at.
    await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
    const opened = { page, address };
    pages.push(opened);
    return opened;
  }

  return {
    takeFaults,
    close: () => browser.close(),
    render: async (path, values) => {
      const answer = await admin.request.get(await addressOf(path, values));
      return { html: await answer.text(), sheet: toSheet(values) };
    },
    look: async (view, see) => {
      // Styles are no part of the page's HTML: all proofs of them share one page.
      const entries = Object.entries(view.values);
      const html = Object.fromEntries(entries.filter(([key]) => !isStyle(key)));
      const open = await openPage(view, html);
      await replaceTheme(open.page, toSheet(view.values));
      const before = await readState(open.page);
      try {
        return await see(open.page);
      } finally {
        if ((await readState(open.page)) !== before) {
          const { pages } = await contextFor(view);
          pages.splice(pages.indexOf(open), 1);
          await open.page.close();
        }
      }
    },
  };
}
