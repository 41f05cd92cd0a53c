import type { Page } from '@playwright/test';
import { expect, type sites } from './both-sites.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls to `y` and gives where that ended: the end of the page at most. */
async function scrollTo(page: Page, y: number): Promise<number> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return scrolled(page);
}

/** Follows the link to a product that is on the screen, and does not move the page to click it. */
async function openInView(page: Page): Promise<void> {
  const isFound = await page.evaluate(() => {
    const isInView = (link: Element) => {
      const { top, bottom } = link.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main li a')];
    const found = links.find((link) => /^\/(products|wines)\/[^/]+\/\d+$/.test(link.pathname) && isInView(link));
    found?.click();
    return found !== undefined;
  });
  expect(isFound, 'a product is on the screen').toBe(true);
  await expect(page).toHaveURL(/\/(products|wines)\/[^/]+\/\d+$/);
  // The address changes before the page does.
  await expect(page.locator('main [data-gallery-picture]').first()).toBeAttached();
}

/** The page comes to stand at `y`, give or take `withinPx`, and stays there. */
async function expectAt(page: Page, y: number, what: string, withinPx = 2): Promise<void> {
  await expect.poll(() => scrolled(page).then((now) => Math.abs(now - y)), { message: what }).toBeLessThanOrEqual(withinPx);
  await page.waitForTimeout(400);
  expect(Math.abs((await scrolled(page)) - y), `${what}, and stays there`).toBeLessThanOrEqual(withinPx);
}

/** A line: where a document is loaded anew the browser keeps a text on the screen in its place while the fonts above it come. */
const linePx = 32;

/** Registers the tests of Back and Forward on a site. */
export function testBackAndForward({ site, test, listing }: (typeof sites)[number]): void {
  test(`Back from a product leads to the same place of the list, and Forward to that of the product, at ${site}`, async ({ page }) => {
    await page.goto(listing);
    await page.waitForLoadState('networkidle');
    for (const wanted of [350, 700, 1050]) {
      const y = await scrollTo(page, wanted);
      await openInView(page);
      await expectAt(page, 0, 'another page begins at its top');
      const onSheet = await scrollTo(page, 260);
      await page.goBack();
      await expect(page).toHaveURL(listing);
      await expectAt(page, y, 'Back is where the list was left');
      await page.goForward();
      await expect(page).toHaveURL(/\/(products|wines)\//);
      await expectAt(page, onSheet, 'Forward is where the product was left');
      await page.goBack();
      await expect(page).toHaveURL(listing);
      await expectAt(page, y, 'Back is there again');
    }
  });

  test(`a page that is loaded anew, there or on the way, keeps its place for Back at ${site}`, async ({ page }) => {
    await page.goto(listing);
    await page.waitForLoadState('networkidle');
    const y = await scrollTo(page, 640);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expectAt(page, y, 'loaded anew');
    await openInView(page);
    const onSheet = await scrollTo(page, 260);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expectAt(page, onSheet, 'the product, loaded anew');
    await page.goBack();
    await expect(page).toHaveURL(listing);
    await expectAt(page, y, 'Back over a page that was loaded anew');
    // From another document.
    await page.goto('/api/openapi.json');
    await page.goBack();
    await expect(page).toHaveURL(listing);
    await expectAt(page, y, 'Back from another document');
  });

  test(`Back finds its place on a page whose pictures and blocks come late at ${site}`, async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const y = await scrollTo(page, 1600);
    expect(y).toBeGreaterThan(1000);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/sale-terms"]')?.click());
    await expect(page).toHaveURL('/sale-terms');
    await page.route(/\/(media|_next\/static\/chunks)\//, async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    // The home page lacks most of its height when it comes back.
    await page.evaluate(() => {
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = 'main > [data-layout]:nth-child(n + 2) { display: none }';
      setTimeout(() => style.remove(), 900);
    });
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.waitForTimeout(1000);
    await expectAt(page, y, 'Back, once all has come', linePx);
  });

  test(`Back over a link to a part of the page leads to where that link was followed at ${site}`, async ({ page }) => {
    await page.goto(listing);
    await page.waitForLoadState('networkidle');
    const y = await scrollTo(page, 700);
    await page.evaluate(() => {
      location.hash = '#contenu';
    });
    await expect.poll(() => scrolled(page)).toBeLessThan(y - 100);
    await page.goBack();
    await expectAt(page, y, 'Back within the page');
  });
}
