import { testAdmin } from '../../scripts/launch/test-shop.ts';
import { orderPaid } from './cart-at-hand.ts';
import { expect, test } from './preview.ts';
import { person } from './shopper.ts';

test('the shop prepares and ships an order, signing in again on the way, and who ordered it as a guest sees where it is and saves the invoice', async ({
  page,
  origin,
  browser,
  baseURL,
  adminCookies,
}) => {
  const order = await orderPaid(page, origin, person('Solène'));

  const desk = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'fr-FR' })).newPage();
  await desk.context().addCookies(adminCookies);
  await desk.goto(`/admin/orders/${order.id}`);
  await desk.getByRole('button', { name: 'Mettre en préparation' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Mettre en préparation' }).click();
  await desk.getByRole('button', { name: 'Marquer comme expédiée' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Expédier la commande' });
  await dialog.getByLabel('Page de suivi').fill('suivi.example/8X1');
  await dialog.getByRole('button', { name: 'Marquer comme expédiée' }).click();
  await expect(dialog.getByLabel('Page de suivi'), 'what is no address is refused at its field').toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Page de suivi').fill('https://suivi.example/8X1');
  await dialog.getByLabel('Numéro du colis').fill('8X1');
  await desk.context().clearCookies();
  await dialog.getByRole('button', { name: 'Marquer comme expédiée' }).click();
  const again = desk.getByRole('dialog', { name: 'Votre session est terminée' });
  await again.getByLabel('Mot de passe').fill(testAdmin.password);
  await again.getByRole('button', { name: 'Continuer' }).click();
  await expect(desk.getByRole('button', { name: 'Marquer comme livrée' })).toBeVisible();
  await expect(desk.getByText('La commande est expédiée.')).toBeVisible();
  await expect(desk.getByText('par admin@example.com')).toHaveCount(2);
  await desk.context().close();

  await page.goto(`/order/success?order=${order.id}&key=${order.key}`);
  await expect(page.getByText('Expédiée')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Suivre le colis' })).toHaveAttribute('href', 'https://suivi.example/8X1');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Facture ESSAI-FA-/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^ESSAI-FA-89-\d\d-\d{6}\.pdf$/);
});
