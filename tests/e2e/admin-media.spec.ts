import { expect, test } from './preview.ts';

const drawing = (name: string) => ({
  name: `${name}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30H0z" fill="#1f4e5f"/></svg>'),
});

test('files are added to the library, one after a lost connection, described and deleted; one that is no picture is refused', async ({
  page,
  adminCookies,
  guard,
}) => {
  await page.context().addCookies(adminCookies);
  const name = `essai-${Date.now()}`;
  await page.goto('/admin/media');
  await expect(page.getByRole('button', { name: /accueil-portant/ }).first()).toBeVisible();

  let isLost = true;
  await page.route('**/api/admin/media-upload/*', (route) => {
    if (!isLost || route.request().method() !== 'PUT') return route.continue();
    isLost = false;
    return route.abort('connectionreset');
  });
  guard.allowConsole(/ERR_CONNECTION_RESET|422/);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Ajouter des fichiers' }).click();
  await (await chooser).setFiles([drawing(name), { name: 'faux.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }]);
  const uploads = page.getByRole('list', { name: 'Envois' });
  await expect(uploads.getByText(`${name}.svg — ajouté`)).toBeVisible();
  await expect(uploads.getByRole('listitem').filter({ hasText: 'faux.png' }).getByRole('button', { name: 'Réessayer' })).toBeVisible();

  await page.getByLabel('Rechercher').fill(name);
  await expect(page.getByText('1 fichier', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const sheet = page.getByRole('dialog', { name: new RegExp(name) });
  const point = sheet.getByRole('slider', { name: 'Point à garder en vue' });
  await point.press('ArrowRight');
  await expect(point).toHaveAttribute('aria-valuetext', '52 % de la largeur, 50 % de la hauteur');
  await sheet.getByLabel('Texte alternatif (français)').fill('Un carré bleu');
  await sheet.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Le fichier est enregistré.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('dialog', { name: 'Supprimer' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Supprimer' }).getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucun fichier ne correspond.')).toBeVisible();
});
