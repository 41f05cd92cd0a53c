import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { register } from './registered.ts';

test('a form that is sent after the session has ended gives the way to sign in and back', async ({ page, baseURL, guard }) => {
  // The browser's line about the refused call.
  guard.allowConsole(/status of 401/);
  await register(page, baseURL ?? '');
  // Delays the calls that the page makes beside the form.
  const release = await holdBack(page, /\/api\/user\/(address|newsletter)/);
  await page.goto('/account/profil');
  await expect(page.getByLabel('Prénom').first()).toHaveValue('Aline');
  await page.context().clearCookies();
  await page.getByLabel('Prénom').first().fill('Alice');
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  release();
  await refused;
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Prénom').first(), 'what was typed is still there').toHaveValue('Alice');
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Connectez-vous' });
  await expect(refusal.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/auth?next=%2Faccount%2Fprofil');
  await expect(refusal).toBeFocused();
  await guard.expectAccessible(page);
});
