import { expect, sites } from './both-sites.ts';
import { addPiece } from './checkout-piece.ts';

/** Observations of a page while it loaded. */
type Seen = { moved: number; refused: string[] };

for (const { site, test } of sites) {
  test(`nothing but the way back leads off the checkout at ${site}, whose address step stays still while it loads; an empty cart shows no steps`, async ({
    page,
  }) => {
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/vide/).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Étapes de la commande' })).toBeHidden();

    await addPiece(page);

    await page.addInitScript(() => {
      const seen: Seen = { moved: 0, refused: [] };
      Object.assign(globalThis, { seen });
      document.addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) =>
        seen.refused.push(`${blockedURI} ${sourceFile}`),
      );
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/cart/address');
    await expect(page.getByLabel('Adresse e-mail')).toBeVisible();
    await expect(page.getByRole('main').locator('details').first()).toBeVisible();
    const { moved, refused } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    expect(refused).toEqual([]);
    expect(moved, 'what moved on the screen (CLS), of which 0.1 is good').toBeLessThan(0.1);

    await expect(page.getByRole('navigation', { name: 'Étapes de la commande' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Raccourcis' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link'), 'the logo alone').toHaveCount(1);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Mentions légales' })).toBeVisible();
    const { height = 0 } = (await footer.boundingBox()) ?? {};
    expect(height, 'the footer is short').toBeLessThan(260);
    const summary = await page.getByRole('main').locator('details').first().boundingBox();
    const button = await page.getByRole('button', { name: 'Choisir la livraison' }).boundingBox();
    expect(summary?.y ?? 0, 'what is ordered stands before the button').toBeLessThan(button?.y ?? 0);
  });
}
