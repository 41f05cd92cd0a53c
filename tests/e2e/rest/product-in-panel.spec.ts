import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { lookAt } from '../look.ts';
import { expect, test } from '../preview.ts';
import { addToCart, openCart, pointer } from '../shopper.ts';

/** A photo as a phone takes it. */
async function takePhoto(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Chooses files of the device by a button of the form. */
async function addPictures(page: Page, files: Parameters<import('@playwright/test').FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Ajouter des images' }).click();
  await (await chooser).setFiles(files);
}

test('a product with two pictures, two sizes, a price and stock is made on a phone, seen in the shop and put into the cart', async ({
  page,
  guard,
  adminCookies,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies(adminCookies);
  const look = lookAt(page, guard);
  const name = `Robe d’essai ${Date.now()}`;

  await page.goto('/admin/products');
  await look('the list', () => expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible());
  await page.getByRole('link', { name: 'Nouveau produit' }).first().click();
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(name);
  await addPictures(page, [await takePhoto('face.jpg', '#8a5a44'), await takePhoto('dos.jpg', '#5b7065')]);
  await expect(page.getByRole('button', { name: 'Retirer : Image 2' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Prix', exact: true }).fill('49,90');
  await page.getByRole('group', { name: 'Se décline par' }).getByRole('button', { name: 'Taille française' }).click();
  const sizes = page.getByRole('group', { name: 'Taille française : vendu en' });
  await sizes.getByRole('button', { name: '38', exact: true }).click();
  await sizes.getByRole('button', { name: '40', exact: true }).click();
  await page.getByRole('textbox', { name: '38 Stock' }).fill('3');
  await page.getByRole('textbox', { name: '40 Stock' }).fill('1');
  await look('the form, filled in');
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '38 Stock' })).toHaveValue('3');
  await expect(page.getByText('Tout est enregistré').or(page.getByText(/^Enregistrée/))).toBeVisible();
  await look('the form, saved');

  await page.getByRole('link', { name: 'Voir dans la boutique' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('49,90 €').first()).toBeVisible();
  await page.getByRole('radio', { name: '40', exact: true }).check();
  await addToCart(page, pointer, name);
  await openCart(page, pointer);
  await expect(page.getByRole('main')).toContainText(name);
});

for (const width of [390, 1440])
  test(`the list and the form of products fit ${width} px, and axe finds nothing in them`, async ({ page, guard, adminCookies }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.context().addCookies(adminCookies);
    const look = lookAt(page, guard);
    const shoot = (what: string) => page.screenshot({ path: `test-results/product-${what}.${width}.png`, fullPage: true });
    const hasNoSideways = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    await page.goto('/admin/products');
    const first = page.locator('[data-row-open]').first();
    await expect(first).toBeVisible();
    await look('the list');
    await shoot('list');
    expect(await hasNoSideways()).toBe(true);
    await first.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Déclinaisons et stock' })).toBeVisible();
    const closed = page.locator('form details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    await look('the form with all its sections open');
    await shoot('form');
    expect(await hasNoSideways()).toBe(true);
    await page.goto('/admin/products/new');
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toBeVisible();
    await shoot('new');
  });
