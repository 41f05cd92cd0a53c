import { orderPaid } from './cart-at-hand.ts';
import { lookAt } from './look.ts';
import { rowOf, test } from './page-editor.ts';
import { expect } from './preview.ts';
import { isPhone, person } from './shopper.ts';

// Tests of the panel by axe: see accessibility.spec.ts.

test('axe finds nothing on the orders of the panel, on one that is shipped, and among the pages', async ({
  page,
  guard,
  origin,
  adminCookies,
}) => {
  const look = lookAt(page, guard);
  const placed = await orderPaid(page, origin, person('Solène'));
  await page.context().addCookies(adminCookies);
  for (const step of ['PREPARING', 'SHIPPED']) {
    const led = await page.request.put(`/api/admin/order/${placed.id}/status`, { data: { step }, headers: { origin } });
    expect(led.ok(), await led.text()).toBe(true);
  }
  await look('orders', async () => {
    await page.goto('/admin/orders');
    await expect(page.getByRole('table').getByText(placed.reference)).toBeVisible();
  });
  await look('an order', async () => {
    await page.goto(`/admin/orders/${placed.id}`);
    await expect(page.getByRole('button', { name: 'Marquer comme livrée' })).toBeVisible();
  });
  await look('pages', async () => {
    await page.goto('/admin/pages');
    await expect(page.getByRole('row', { name: 'Jupes d’occasion pour femme' })).toBeVisible();
  });
  await look('a new page', async () => {
    await page.getByRole('button', { name: 'Nouvelle page' }).click();
    await expect(page.getByRole('dialog', { name: 'Nouvelle page' })).toBeVisible();
  });
});

test('axe finds nothing in the media library and on the settings of a file', async ({ page, guard, adminCookies }) => {
  const look = lookAt(page, guard);
  await page.context().addCookies(adminCookies);
  const file = page.getByRole('button', { name: /accueil-portant/ }).first();
  await look('library', async () => {
    await page.goto('/admin/media');
    await expect(file).toBeVisible();
  });
  await look('file', async () => {
    await file.click();
    await expect(page.getByRole('dialog').getByLabel('Texte alternatif (français)')).toBeVisible();
  });
});

test('axe finds nothing in the page editor with a block that is edited', async ({ editor: page, guard }) => {
  const look = lookAt(page, guard, { except: 'iframe' });
  if (isPhone(page)) await page.getByRole('navigation', { name: 'Parties de l’éditeur' }).getByRole('button', { name: 'Plan' }).click();
  await look('outline', () => expect(rowOf(page, /^Ouverture Des/)).toBeVisible());
  await look('form of a block', async () => {
    await rowOf(page, /^Ouverture Des/).click();
    await expect(page.getByLabel('Titre', { exact: true })).toBeAttached();
  });
});
