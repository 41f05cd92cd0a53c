import { expect, test } from '../fixtures.ts';
import { register } from '../registered.ts';

test('a page of the account that is opened after the session has ended asks to sign in, by a link that leads back', async ({
  page,
  baseURL,
  guard,
}) => {
  guard.allowConsole(/status of 401/);
  await register(page, baseURL ?? '');
  await page.goto('/account/profil');
  await expect(page.getByLabel('Prénom').first()).toHaveValue('Aline');
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('navigation').getByRole('link', { name: 'Mes commandes' }).click();
  await expect(page.getByText('Connectez-vous pour continuer')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    '/auth?next=%2Faccount%2Forders',
  );
});
