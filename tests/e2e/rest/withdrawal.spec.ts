import { orderPaid } from '../cart-at-hand.ts';
import { expect, test } from '../fixtures.ts';
import { keyboard, person } from '../shopper.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest withdraws by keyboard from the footer’s link on, in two steps', async ({ page, browser, baseURL }) => {
    const shopping = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: true });
    const who = person('Inès');
    const placed = await orderPaid(await shopping.newPage(), baseURL ?? '', who);
    await shopping.close();
    const hand = keyboard(page);
    await page.goto('/');
    await hand.press(page.getByRole('contentinfo').getByRole('link', { name: 'Renoncer au contrat ici' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Renoncer au contrat' })).toBeVisible();
    await hand.fill(page.getByLabel('Nom', { exact: true }), 'Inès Martineau');
    await hand.fill(page.getByLabel('Numéro de commande'), placed.reference);
    // A refused field leaves the others, and no address in the page's own.
    await hand.fill(page.getByLabel('Adresse e-mail pour l’accusé de réception'), 'ines@maison');
    await hand.press(page.getByRole('button', { name: 'Continuer' }));
    await expect(page.getByText('Vérifiez l’adresse e-mail : l’accusé de réception y part.')).toBeVisible();
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Inès Martineau');
    await expect(page.getByLabel('Numéro de commande')).toHaveValue(placed.reference);
    await expect(page.getByLabel('Adresse e-mail pour l’accusé de réception')).toHaveValue('ines@maison');
    expect(page.url()).toMatch(/\/withdrawal\?fault=email$/);
    await hand.fill(page.getByLabel('Adresse e-mail pour l’accusé de réception'), who.email);
    await hand.press(page.getByRole('button', { name: 'Continuer' }));
    await expect(page.getByRole('group', { name: 'Articles pour lesquels vous renoncez au contrat' })).toBeVisible();
    const item = page.getByRole('checkbox').first();
    await expect(item).toBeChecked();
    await page.screenshot({ path: 'test-results/withdrawal-plain.png', fullPage: true });
    // Without any item nothing is declared.
    await item.focus();
    await page.keyboard.press('Space');
    await hand.press(page.getByRole('button', { name: 'Confirmer la rétractation' }));
    await expect(page.getByText('Choisissez au moins un article.')).toBeVisible();
    await expect(item).toBeChecked();
    // What was written can be corrected.
    await hand.press(page.getByRole('link', { name: 'Corriger' }));
    await expect(page.getByLabel('Numéro de commande')).toHaveValue(placed.reference);
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Inès Martineau');
    await hand.press(page.getByRole('button', { name: 'Continuer' }));
    await hand.press(page.getByRole('button', { name: 'Confirmer la rétractation' }));
    await expect(page.getByText('Votre rétractation est enregistrée')).toBeVisible();
    await expect(page.getByText(who.email).first()).toBeVisible();
  });
});

for (const width of [390, 1440])
  test(`the order’s page leads to the withdrawal with its fields filled, accessible at ${width} px`, async ({ page, guard, baseURL }) => {
    await page.setViewportSize({ width, height: 844 });
    const who = person('Solène');
    const placed = await orderPaid(page, baseURL ?? '', who);
    await page.goto(`/order/follow?order=${placed.id}&key=${placed.key}`);
    await page.getByRole('main').getByRole('link', { name: 'Renoncer au contrat ici' }).click();
    await expect(page.getByLabel('Numéro de commande')).toHaveValue(placed.reference);
    await expect(page.getByLabel('Adresse e-mail pour l’accusé de réception')).toHaveValue(who.email);
    await expect(page.getByLabel('Nom', { exact: true })).not.toHaveValue('');
    await guard.expectAccessible(page);
    await page.screenshot({ path: `test-results/withdrawal-1.${width}.png`, fullPage: true });
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('button', { name: 'Confirmer la rétractation' })).toBeVisible();
    await guard.expectAccessible(page);
    await page.screenshot({ path: `test-results/withdrawal-2.${width}.png`, fullPage: true });
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
    await expect(page.getByText('Votre rétractation est enregistrée')).toBeVisible();
    await guard.expectAccessible(page);
    await page.screenshot({ path: `test-results/withdrawal-3.${width}.png`, fullPage: true });
  });
