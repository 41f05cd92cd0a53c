import { expect, test } from '../preview.ts';

test('an administrator is invited, joins by the link, and is refused the screen of the team', async ({ page, adminCookies, guard }) => {
  guard.allowConsole(/status of 404/);
  const email = `equipe-${Date.now()}@example.com`;
  await page.context().addCookies(adminCookies);
  await page.goto('/admin/team');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  // The tests' shops have no mail server.
  const link = await page.getByLabel('Lien de l’invitation').inputValue();
  await expect(page.getByRole('button', { name: `Retirer l’invitation pour ${email}` })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(new URL(link).pathname);
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);
  await page.getByLabel('Prénom').fill('Noé');
  await page.getByLabel('Nom', { exact: true }).fill('Blanc');
  await page.getByLabel('Mot de passe', { exact: true }).fill('un ruban de velours vert');
  await page.getByRole('button', { name: 'Accepter et ouvrir la gestion' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('link', { name: 'Commandes' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Équipe' })).toHaveCount(0);
  await page.goto('/admin/team');
  await expect(page.getByText('Cet écran est réservé aux super-administrateurs.')).toBeVisible();

  await page.goto(new URL(link).pathname);
  await expect(page.getByText('Cette invitation ne sert plus')).toBeVisible();
  await page.goto('/admin/audit?subject=team');
  await expect(page.getByText('Noé Blanc a accepté son invitation dans l’équipe')).toBeVisible();
});
