import { expect, test } from './preview.ts';

test('the owner makes a page from a copy, moves its address, deletes it and brings it back', async ({ page, adminCookies }) => {
  await page.context().addCookies(adminCookies);
  const name = `Essai ${Date.now()}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await page.goto('/admin/pages');
  const tree = page.getByRole('treegrid', { name: 'Pages du site, dans l’ordre du menu' });
  await expect(tree.getByRole('row', { name: 'Jupes d’occasion pour femme' })).toBeVisible();

  await page.getByRole('button', { name: 'Nouvelle page' }).click();
  const making = page.getByRole('dialog', { name: 'Nouvelle page' });
  await making.getByLabel('Titre').fill(name);
  // The error is shown at its field.
  await making.getByLabel('Adresse', { exact: true }).fill('/Pas Une Adresse');
  await expect(making.locator('[aria-invalid="true"]')).toBeVisible();
  await making.getByLabel('Adresse', { exact: true }).fill('');
  // A corrected error disappears without a delay.
  expect(await making.locator('[aria-invalid="true"]').count()).toBe(0);
  await making.getByText('d’un modèle').click();
  await making.getByText('d’une copie').click();
  await making.getByLabel('Page à copier').selectOption({ index: 1 });
  await making.getByRole('button', { name: 'Créer la page' }).click();

  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByText('Brouillon', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Modifier le contenu' })).toHaveAttribute('href', /^\/admin\/pages\/\d+$/);
  await sheet.getByLabel('Adresse', { exact: true }).fill(`/${slug}-deux`);
  await expect(sheet.getByText(`L’ancienne adresse /${slug} mènera à la nouvelle`)).toBeVisible();
  await sheet.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(sheet.getByRole('button', { name: `Oublier l’adresse /${slug}` })).toBeVisible();

  await sheet.getByRole('button', { name: 'Supprimer' }).click();
  await expect(sheet).toBeHidden();
  await expect(tree.getByRole('row', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler la suppression' }).click();
  await expect(tree.getByRole('row', { name })).toBeVisible();

  // Tidy: other tests count pages.
  await tree.getByRole('row', { name }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('tab', { name: 'Pages supprimées' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await page.getByRole('tab', { name: 'Parties communes' }).click();
  await expect(page.getByText('Sur toutes les pages').first()).toBeVisible();
});
