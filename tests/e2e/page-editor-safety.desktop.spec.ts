import { expect, framed, rowOf, stateOf, test } from './page-editor.ts';

test('a server that is full says so, keeps what was typed in this browser and saves it when there is room', async ({
  editor: page,
  guard,
}) => {
  guard.allowConsole(/507/);
  const full = { success: false, data: null, message: 'Le serveur n’a plus de place : rien n’a été enregistré.' };
  guard.allowConsole(/status of 5/);
  await page.route('**/api/admin/document/**/draft', (route) => route.fulfill({ status: 507, json: full }));
  await rowOf(page, /^Ouverture Des/).click();
  const title = page.getByLabel('Titre', { exact: true });
  await title.fill('Écrit sur un disque plein');
  await expect(stateOf(page)).toHaveText('Le serveur n’enregistre pas : tout est gardé dans ce navigateur');
  await expect(page.getByRole('alert').filter({ hasText: 'plus de place' })).toBeVisible();
  await title.fill('Écrit sur un disque plein, encore');
  await page.reload();
  await rowOf(page, /^Ouverture Écrit/).click();
  await expect(title).toHaveValue('Écrit sur un disque plein, encore');
  await page.unroute('**/api/admin/document/**/draft');
  await expect(stateOf(page)).toHaveText('Enregistré');
});

test('a window that saves does not take away what another window of this browser has not sent', async ({ editor: page, copy, guard }) => {
  guard.allowConsole(/ERR_FAILED|409/);
  await page.route('**/api/admin/document/**/draft', (route) => route.abort());
  await rowOf(page, /^Ouverture Des/).click();
  await page.getByLabel('Titre', { exact: true }).fill('Pas encore envoyé');
  await expect(stateOf(page)).toHaveText(/^Hors connexion/);

  const other = await page.context().newPage();
  other.on('dialog', (dialog) => void dialog.accept());
  await other.goto(copy.address);
  await expect(framed(other).getByRole('heading', { level: 1 })).toBeVisible();
  // It begins from what the server has, not from what the first window is about to send.
  await rowOf(other, /^Ouverture Des/).click();
  await other.getByLabel('Surtitre', { exact: true }).fill('Déjà envoyé');
  await expect(stateOf(other)).toHaveText('Enregistré');
  await other.close();

  await page.reload();
  await page.getByRole('button', { name: 'Garder mon travail seul' }).click();
  await rowOf(page, /^Ouverture Pas/).click();
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Pas encore envoyé');
});

test('a connection that is lost while one types is said, what was typed follows when it is back and is undone after a reload', async ({
  editor: page,
  guard,
}) => {
  guard.allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await rowOf(page, /^Ouverture Des/).click();
  const title = page.getByLabel('Titre', { exact: true });
  const before = await title.inputValue();
  await title.press('End');
  await page.keyboard.type(' et');
  await page.context().setOffline(true);
  await page.keyboard.type(' encore une');
  await expect(stateOf(page)).toHaveText(/^Hors connexion/);
  await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText(/et encore une$/);
  await page.context().setOffline(false);
  await expect(stateOf(page)).toHaveText('Enregistré');
  await page.reload();
  await rowOf(page, /^Ouverture Des/).click();
  await expect(title).toHaveValue(/et encore une$/);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(title).toHaveValue(before);
});

test('a link that leads nowhere is listed with its place before it is published', async ({ editor: page }) => {
  await rowOf(page, /^Bouton Horaires/).click();
  await page.getByLabel('Adresse : genre de lien').or(page.getByLabel('Lien : genre de lien')).first().selectOption({ label: 'Adresse' });
  await page.locator('input[inputmode="url"]').fill('/nulle-part');
  await expect(page.getByRole('button', { name: 'À vérifier : 1' })).toBeVisible();
  await page.getByRole('button', { name: 'À vérifier : 1' }).click();
  await page.getByRole('button', { name: /mène à « \/nulle-part »/ }).click();
  await expect(page.locator('input[inputmode="url"]')).toBeInViewport();
});

test('a publication is planned, said in the bar, and taken back; who sees a block reads as a sentence', async ({ editor: page }) => {
  await rowOf(page, /^Rangée de produits No/).click();
  await page.getByLabel('Montré à').selectOption({ label: 'les personnes connectées' });
  await page.getByLabel('À partir du').fill('2031-12-01T09:00');
  await expect(
    page.getByText('Montré aux personnes connectées à partir du lundi 1er décembre 2031 à 09:00 (heure d’Europe centrale)'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByText('Plus tard').click();
  const soon = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString();
  await page.getByLabel(/Date et heure/).fill(`${soon.slice(0, 10)}T10:00`);
  await page.getByRole('button', { name: 'Prévoir la publication' }).click();
  await expect(page.getByText('La publication est prévue.')).toBeVisible();
  await expect(page.getByText(`publication prévue le ${soon.slice(0, 10).split('-').reverse().join('/')}`)).toBeVisible();
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByRole('button', { name: 'Ne plus publier à cette heure' }).click();
  await expect(page.getByText(/publication prévue le/)).toHaveCount(0);
});
