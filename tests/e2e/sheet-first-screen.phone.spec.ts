import { expect, sites } from './both-sites.ts';
import { expectFirstScreens, type Listed, listProducts } from './first-screen-of-sheets.ts';
import { sheetOf } from './page-types.ts';

/** Of each kind of product the three with the longest names: those have least room. The others are looked at in `rest`. */
const longestOfKinds = (all: readonly Listed[]): Listed[] =>
  [...Map.groupBy(all, ({ url, offer, quantity }) => `${url.split('/')[1]} ${offer} ${quantity === 0}`).values()].flatMap((kind) =>
    kind.toSorted((one, other) => other.name.length - one.name.length).slice(0, 3),
  );

for (const { site, test } of sites) {
  test(`the first screen of each kind of sheet shows its name, its price and the choice, or the buy bar, at ${site}`, async ({ page }) => {
    const all = await listProducts(page);
    expect(all.length).toBeGreaterThan(5);
    await expectFirstScreens(page, longestOfKinds(all));
  });

  test(`the buy bar gives way to the button it stands for, and to the footer, and puts what is chosen into the cart at ${site}`, async ({
    page,
  }) => {
    await page.goto(await sheetOf(page, site === 'the boutique' ? 'foulard-carre-soie' : 'clos-du-moulin'));
    const bar = page.getByRole('complementary', { name: 'Achat' });
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: 'Ajouter au panier' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toBeVisible();

    const chosen = await bar.getByRole('link').textContent();
    await bar.getByRole('button', { name: 'Ajouter' }).click();
    await expect(page.getByText('Produit ajouté au panier').first()).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText('Sous-total').first()).toBeVisible();
    for (const part of (await page.locator('main ul').first().textContent())?.match(/Terracotta|2022/g) ?? [])
      expect(chosen).toContain(part);
  });
}
