import { randomUUID } from 'node:crypto';
import { orderPaid } from './cart-at-hand.ts';
import { expect, test } from './fixtures.ts';
import { person } from './shopper.ts';

test('a guest finds her order by number and e-mail address, reads where it is, and cancels it', async ({ page, guard, baseURL }) => {
  guard.allowConsole(/status of 404/);
  const who = person('Solène');
  const placed = await orderPaid(page, baseURL ?? '', who);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Suivre une commande sans compte' }).click();
  await expect(page).toHaveURL('/order/follow');
  await expect(page.getByRole('heading', { level: 1, name: 'Suivre une commande' })).toBeVisible();

  await page.getByRole('button', { name: 'Suivre ma commande' }).click();
  await expect(page.getByLabel('Numéro de commande')).toBeFocused();
  await page.getByLabel('Numéro de commande').fill(placed.reference.toLowerCase());
  await page.getByLabel('Adresse e-mail').fill('quelqu-un@example.com');
  await page.getByRole('button', { name: 'Suivre ma commande' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Aucune commande ne porte ce numéro' })).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill(who.email.toUpperCase());
  await page.getByRole('button', { name: 'Suivre ma commande' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(placed.reference) })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Étapes de la commande' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: new RegExp(placed.reference) }), 'the address opens it again').toBeVisible();

  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  const dialog = page.getByRole('dialog', { name: `Annuler la commande ${placed.reference} ?` });
  await expect(dialog.getByText(/Nous vous rendons .+ sur le moyen de paiement/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Garder ma commande' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  await dialog.getByRole('button', { name: 'Oui, l’annuler' }).dblclick();
  const done = page.getByRole('status').filter({ hasText: 'Votre commande est annulée' });
  await expect(done).toBeFocused();
  await expect(page.getByText('Remboursée', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Avoir ESSAI-AV-/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Remboursée', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler la commande' })).toBeHidden();
});

test('an order that the shop has begun to prepare meanwhile is not cancelled, and the dialog says so', async ({
  page,
  guard,
  baseURL,
  browser,
}) => {
  guard.allowConsole(/status of 409/);
  const origin = baseURL ?? '';
  const placed = await orderPaid(page, origin, person('Maud'));
  await page.goto(`/order/follow?order=${placed.id}&key=${placed.key}`);
  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  const desk = await browser.newContext({ baseURL: origin });
  const headers = { origin };
  await desk.request.post('/api/login', { data: { email: 'admin@example.com', password: 'only-for-the-tests' }, headers });
  const led = await desk.request.put(`/api/admin/order/${placed.id}/status`, { data: { step: 'PREPARING' }, headers });
  expect(led.ok(), await led.text()).toBe(true);
  await desk.close();
  await page.getByRole('button', { name: 'Oui, l’annuler' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'déjà en préparation' })).toBeFocused();
});

test('a link with a wrong key leads to the search by number', async ({ page, guard }) => {
  guard.allowConsole(/status of 404/);
  await page.goto(`/order/follow?order=${randomUUID()}&key=wrong`);
  await expect(page.getByText('Commande introuvable')).toBeVisible();
  await page.getByRole('link', { name: 'Suivre une autre commande' }).click();
  await expect(page.getByLabel('Numéro de commande')).toBeVisible();
});
