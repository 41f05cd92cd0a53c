import type { Page } from '@playwright/test';
import { expect, sites } from './both-sites.ts';

/** What a page did while it loaded. */
type Seen = { moved: number; refused: string[] };

/** Puts a piece of either shop into the cart. */
async function addPiece(page: Page): Promise<void> {
  const answer = await page.request.get('/api/product?nbItem=100');
  const { data } = (await answer.json()) as { data: { products: { url: string }[] } };
  const sheet = data.products.find(({ url }) => /foulard-carre-soie|clos-du-moulin/.test(url));
  await page.goto(sheet?.url ?? '');
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByText('Produit ajouté au panier').first()).toBeVisible();
}

for (const { site, test } of sites) {
  test(`nothing but the way back leads off the checkout at ${site}, and an empty cart shows no steps`, async ({ page }) => {
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/vide/).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Étapes de la commande' })).toBeHidden();

    await addPiece(page);

    await page.goto('/cart/address');
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

  test(`the address step stays still while it loads at ${site}, and keeps to its content policy`, async ({ page }) => {
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
  });

  test(`whoever collects the order gives no address at ${site}`, async ({ page }) => {
    await addPiece(page);
    await page.goto('/cart/address');
    await expect(page.getByLabel('Ville')).toBeVisible();
    await page.getByRole('radio', { name: /Retrait/ }).check();
    await expect(page.getByLabel('Ville')).toHaveCount(0);
    await page.getByLabel('Adresse e-mail').fill('marie@gmial.com');
    await page.getByRole('button', { name: 'Corriger en marie@gmail.com' }).click();
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue('marie@gmail.com');
    await page.getByLabel('Téléphone').fill('0612345678');
    await page.getByLabel('Prénom').fill('Marie');
    await page.getByLabel('Nom', { exact: true }).fill('Durand');
    await page.getByRole('button', { name: 'Choisir le créneau de retrait' }).click();
    await expect(page).toHaveURL('/cart/shipping');
    await expect(page.getByRole('radio', { name: /Retrait/ })).toBeChecked();
    await expect(page.getByRole('group', { name: 'Quel jour passez-vous ?' })).toBeVisible();
  });
}
