import { arriveAtShipping } from './cart-at-hand.ts';
import { expect, test } from './fixtures.ts';

test('without a relay point the way to the payment leads to the first point, with the message in sight and read out', async ({
  page,
  baseURL,
}) => {
  await arriveAtShipping(page, baseURL ?? '');
  await page.getByRole('radio', { name: /Point Relais/ }).check();
  const first = page.getByRole('group', { name: 'Où retirer votre colis ?' }).getByRole('radio').first();
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: 'Passer au paiement' }).click();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/Choisissez un point relais\.$/);
  await expect(page.getByText('Choisissez un point relais.')).toBeInViewport({ ratio: 1 });
  await expect(first).toBeInViewport();

  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Passer au paiement' }).click();
  await expect(page).toHaveURL('/cart/payment');
});

test('where no carrier goes the way to the payment leads to the message that says so', async ({ page, baseURL, guard }) => {
  // The browser's line about the refused call.
  guard.allowConsole(/status of 422/);
  await arriveAtShipping(page, baseURL ?? '');
  await page.goto('/cart/address');
  await page.getByLabel('Code postal').fill('98800');
  await page.getByLabel('Ville').fill('Nouméa');
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  const reason = page.getByRole('status').filter({ hasText: 'Cette commande ne peut pas être livrée.' });
  await expect(reason).toBeVisible();
  await page.getByRole('button', { name: 'Passer au paiement' }).click();
  await expect(reason).toBeFocused();
  await expect(reason).toBeInViewport();
});
