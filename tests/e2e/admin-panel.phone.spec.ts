import { expect, test } from './preview.ts';

test('on a phone the panel’s menu is one row: a button names the screen and opens the others', async ({ page, adminCookies }) => {
  await page.context().addCookies(adminCookies);
  await page.goto('/admin/orders');
  const bar = page.getByRole('banner', { name: 'Gestion' });
  const button = bar.getByRole('button', { name: 'Commandes Menu' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  const { height = 0 } = (await bar.boundingBox()) ?? {};
  expect(height, 'one row').toBeLessThanOrEqual(60);
  const links = page.getByRole('navigation', { name: 'Gestion de la boutique' }).getByRole('link');
  await expect(links.first()).toBeHidden();

  await button.click();
  await expect(links.first()).toBeVisible();
  await expect(links.filter({ hasText: 'Commandes' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const { width = 0 } = page.viewportSize() ?? {};
  await page.mouse.click(width - 20, 400);
  await expect(links.first(), 'a press elsewhere closes it').toBeHidden();
});

test('on a phone the panel’s menu opens, closes and leads on by keyboard alone', async ({ page, adminCookies }) => {
  await page.context().addCookies(adminCookies);
  await page.goto('/admin/stock');
  const button = page.getByRole('button', { name: 'Stock Menu' });
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  const next = async (name: string) => {
    const link = page.getByRole('link', { name, exact: true });
    for (let step = 0; step < 6 && !(await link.evaluate((element) => element === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  };
  await next('Accueil');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await next('Accueil');
  // With many screens only the group of the present one is open.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ventes', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await next('Retours');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/returns');
  await expect(page.getByRole('heading', { level: 1, name: 'Retours' })).toBeVisible();
});
