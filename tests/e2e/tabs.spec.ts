import { expect, test } from './fixtures.ts';
import { addToCart, cartButton, categories, openSheet, pointer } from './shopper.ts';

test('a second tab has the same cart, and each follows the other', async ({ page, context }) => {
  await page.goto(`${categories.shop}?tags=accessoires&offer=NEW`);
  const name = await openSheet(page, pointer, 1);
  await addToCart(page, pointer, name);

  const second = await context.newPage();
  await second.goto('/cart');
  // On the corner of its icon: the style of what only the browser shows is in the page from the start.
  await expect(cartButton(second).getByText('1', { exact: true })).toHaveCSS('position', 'absolute');
  await expect(second.getByRole('list', { name: 'Articles du panier' }).getByRole('link', { name }).last()).toBeVisible();
  await second.getByRole('button', { name: `Retirer ${name} du panier` }).click();
  await expect(second.getByText('Votre panier est vide')).toBeVisible();

  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toHaveAccessibleName('Panier, vide');
});
