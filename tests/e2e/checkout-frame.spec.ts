import { expect, sites } from './both-sites.ts';
import { addPiece } from './checkout-piece.ts';

for (const { site, test } of sites) {
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
    await expect(page.getByRole('main').locator('strong', { hasText: 'Retrait en boutique' }), 'it is not asked again').toBeVisible();
    await expect(page.getByRole('radio', { name: /Retrait/ })).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Quel jour passez-vous ?' })).toBeVisible();
  });
}
