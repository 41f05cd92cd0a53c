import { expect, sites } from './both-sites.ts';

const isLive = () => globalThis.earlyPage?.isLive === true;

for (const { site, test, listing } of sites) {
  test(`sheets that were seen stand at the foot of the next one and of the empty cart, at ${site}`, async ({ page }) => {
    await page.goto(listing);
    const links = page.getByRole('article').getByRole('heading').getByRole('link');
    const [first, second] = [await links.nth(0).getAttribute('href'), await links.nth(1).getAttribute('href')];
    const names = [await links.nth(0).textContent(), await links.nth(1).textContent()];
    const row = page.getByRole('region', { name: 'Vus récemment' });

    await page.goto(first ?? '');
    await page.keyboard.press('Tab');
    await page.waitForFunction(isLive);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seen'))).not.toBeNull();
    await page.goto(second ?? '');
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/product-card') && asked.push(new URL(request.url()).search));
    // Records whether elements below the row move.
    await page.evaluate(() => {
      type Shift = PerformanceEntry & { sources: readonly { node: Node | null }[] };
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Shift[])
          for (const { node } of sources) if (node instanceof Element && node.closest('footer')) moved.push(node.outerHTML.slice(0, 80));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await expect(async () => {
      // Whoever is at the foot before it is ready sees it when she comes back.
      for (const step of [-3000, 600, 600, 600, 600, 600, 600]) {
        await page.mouse.wheel(0, step);
        await page.waitForTimeout(100);
      }
      await expect(row).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(row.getByRole('article').getByRole('heading')).toHaveText([names[0] ?? '']);
    expect(asked, 'the number alone, and once').toEqual([expect.stringMatching(/^\?ids=\d+$/)]);
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
    expect(moved, 'the footer is not seen to move').toEqual([]);

    await page.goto('/cart');
    await expect(row.getByRole('article')).toHaveCount(2);
    await row.getByRole('button', { name: 'Effacer' }).click();
    await expect(row).toBeHidden();
    await page.reload();
    await expect(page.getByText(/^Votre panier est vide/)).toBeVisible();
    await expect(row).toBeHidden();
  });
}
