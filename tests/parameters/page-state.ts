import type { BrowserContext, Page } from 'playwright';
import { settled } from './menu-look.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Returns a text that changes when somebody does something on a page: clicks, scrolls, points, goes elsewhere. */
export const readState = (page: Page) =>
  page.evaluate(() =>
    [
      location.href,
      scrollX,
      scrollY,
      document.querySelectorAll(':hover, :focus, :popover-open, dialog[open]').length,
      getSelection()?.toString(),
      document.documentElement.outerHTML,
    ].join('\n'),
  );

/** Replaces the theme's style sheet in a page, as the settings screen does in its preview. */
export async function replaceTheme(page: Page, css: string): Promise<void> {
  await page.locator('#site-theme').evaluate((style, text) => {
    style.textContent = text;
  }, css);
  await settled(page);
}

/** Deletes what pages of a context have stored, but for the admin’s session. */
export async function clearStorage(
  context: BrowserContext,
  page: Page,
  { origin, cookies }: { origin: string; cookies: Cookies },
): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb,cache_storage' });
  await session.detach();
  await context.addCookies(cookies);
}

const emptyPicture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');

/**
 * Answers a page's requests for photos with an empty picture: no proof looks at one, and a shop that has just started makes each in its
 * sizes first. By the protocol, because `page.route` turns off the browser's cache.
 */
export async function replacePhotos(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'Content-Type', value: 'image/svg+xml' }];
    // A page that has been left since no longer waits for it.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: emptyPicture }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*.avif*' }] });
}
