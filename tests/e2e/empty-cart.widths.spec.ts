import { expect, sites } from './both-sites.ts';

declare global {
  var shifts: number[];
}

for (const { site, test } of sites) {
  test(`an empty cart stands from the first paint on where it stays, at ${site}`, async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/cart');
    await page.waitForFunction(() => globalThis.earlyPage?.isLive === true);
    await expect(page.getByText(/^Votre panier est vide/)).toBeVisible();
    await expect(page.locator('[data-needs-cart]')).toHaveCount(0);
    const moved = await page.evaluate(() => globalThis.shifts.reduce((sum, shift) => sum + shift, 0));
    // At most what a line more or less of the bar above moves, when its font comes.
    expect(moved).toBeLessThan(0.05);
    await expect(page.getByRole('list', { name: 'Étapes de la commande' })).toHaveCount(0);
  });
}
