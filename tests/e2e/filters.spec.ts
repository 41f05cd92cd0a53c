import { expect, sites } from './both-sites.ts';
import { cartButton, isPhone } from './shopper.ts';

const [{ test }, { test: wineTest }] = sites;

test('sizes of clothes and of shoes are never in one list', async ({ page }) => {
  await page.goto('/boutique-vetement-aizenay');
  if (isPhone(page)) await page.getByRole('button', { name: /^Filtrer/ }).click();
  const [clothes, shoes] = [page.getByRole('group', { name: 'Taille', exact: true }), page.getByRole('group', { name: 'Pointure' })];
  await expect(clothes.getByRole('checkbox', { name: /^35/ })).toHaveCount(0);
  await expect(shoes.getByRole('checkbox', { name: /^38/ })).toHaveAttribute('value', 'pointure.38');
  await expect(clothes.getByRole('checkbox', { name: /^38/ })).toHaveAttribute('value', 'taille.38');
});

test('an address from before ticks all sizes of its label', async ({ page }) => {
  await page.goto('/boutique-vetement-aizenay?size=38');
  await expect(page.locator('input[name="size"]:checked')).toHaveCount(2);
});

test('where filters together leave nothing the list says which one to take off', async ({ page }) => {
  await page.goto('/nos-vetements/robes-occasion-location?size=taille.38&price=,1');
  await expect(page.getByText('En retirant :')).toBeVisible();
  await page.getByRole('link', { name: /^jusqu’à 1\s€ : \d+ pièces?$/ }).click();
  await expect(page).toHaveURL('/nos-vetements/robes-occasion-location?size=taille.38');
  await expect(page.getByRole('list', { name: 'Produits' }).getByRole('listitem').first()).toBeVisible();
});

test('more pieces come below those that were seen, and Back brings them and their place again', async ({ page }) => {
  await page.goto('/boutique-vetement-aizenay');
  const items = page.getByRole('list', { name: 'Produits' }).getByRole('listitem');
  const first = await items.count();
  await page.getByRole('link', { name: 'Voir plus' }).click();
  await expect(page).toHaveURL(/[?&]pages=2/);
  await expect(items).not.toHaveCount(first);
  const all = await items.count();
  expect(all).toBeGreaterThan(first);
  await items
    .nth(first + 1)
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(items).toHaveCount(all);
  await expect(items.nth(first + 1)).toBeInViewport();
});

test('a piece with nothing to choose is added from its card', async ({ page }) => {
  await page.goto('/nos-vetements/robes-occasion-location');
  await page.getByRole('link', { name: 'Ajout rapide' }).first().click();
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 1 article');
  await expect(page).toHaveURL('/nos-vetements/robes-occasion-location');
});

wineTest('a wine of several vintages is added from its card after a choice', async ({ page }) => {
  await page.goto('/vins/rouges?grape=Gamay');
  await page.getByRole('link', { name: 'Ajout rapide' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await dialog.getByRole('radio').and(page.locator(':enabled')).last().check();
  await dialog.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(cartButton(page)).toHaveAccessibleName(/^Panier, \d+ articles?$/);
});

wineTest('a category that is chosen within a list narrows it', async ({ page }) => {
  await page.goto('/vins?tags=rouges');
  const count = page.getByRole('status').filter({ hasText: /^\d+ / });
  await expect(count).toHaveText(/^7 /);
  await expect(page.getByRole('link', { name: 'Retirer le filtre Rouges' })).toBeVisible();
  // A tag that the whole list has is not a choice.
  await expect(page.locator('input[name="tags"][value="vins"]')).toHaveCount(0);
});
