import type { Locator } from '@playwright/test';
import { expect, sites } from './both-sites.ts';

const [, { test: wineTest }] = sites;

const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
  );

/** The menu's entries are on one line where they have one top, and stand apart where each begins after the one before it. */
wineTest('a menu with the logo amid it stays on one line, and covers nothing of the header', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const width of [996, 1280, 1366, 1367, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    const entries = await boxesOf(header.getByRole('navigation', { name: 'Menu principal' }).locator('> ul > li'));
    expect(entries, `at ${width} px`).toHaveLength(6);
    expect(new Set(entries.map(({ top }) => top)).size, `lines at ${width} px`).toBe(1);
    const others = await boxesOf(header.locator('a[aria-label], [data-cart-count]'));
    const all = [...entries, ...others];
    const covered = all.filter((one) =>
      all.some(
        (other) =>
          other !== one && one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom && other.top < one.bottom,
      ),
    );
    expect(covered, `at ${width} px`).toEqual([]);
  }
});
