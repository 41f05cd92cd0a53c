import { expect, test } from './preview.ts';

test('a tag is made, changed by two people at once, taken back to an earlier version, deleted and brought back', async ({
  page,
  origin,
  adminCookies,
  guard,
}) => {
  // The answer of 409 that the conflict comes by.
  guard.allowConsole(/409/);
  await page.context().addCookies(adminCookies);
  const name = `essai-${Date.now()}`;
  const label = page.getByRole('textbox', { name: 'Libellé', exact: true });
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });

  await page.goto('/admin/tags');
  await page.getByRole('link', { name: 'Nouvelle étiquette' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle étiquette' })).toBeVisible();
  await label.fill(name);
  await expect(page.getByRole('textbox', { name: 'Nom dans l’adresse' })).toHaveValue(name);
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(page).toHaveURL(`/admin/tags/entry?key=${name}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // Unsaved work is found again after a reload.
  await label.fill(`${name} à moi`);
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^Vos modifications non enregistrées/)).toBeVisible();
  await expect(label).toHaveValue(`${name} à moi`);

  // Somebody else saves the same field meanwhile.
  const address = `/api/admin/entity/tag/${name}`;
  const { data } = (await (await page.request.get(address)).json()) as { data: { revision: string; value: Record<string, unknown> } };
  const other = await page.request.put(address, {
    ...{ headers: { origin }, data: { revision: data.revision, value: { ...data.value, label: `${name} à elle` } } },
  });
  expect(other.ok(), await other.text()).toBe(true);
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Cette fiche a changé entre-temps' });
  await conflict.getByRole('radio', { name: new RegExp(`${name} à elle`) }).check();
  await conflict.getByRole('button', { name: 'Enregistrer avec ces choix' }).click();
  await expect(conflict).toBeHidden();
  await expect(label).toHaveValue(`${name} à elle`);

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('button', { name: /^Version 1 · Création/ }).click();
  await versions.getByRole('button', { name: 'Rétablir cette version' }).click();
  await expect(versions).toBeHidden();
  await expect(label).toHaveValue(name);

  // A link of the panel asks before changes are given up.
  await label.fill(`${name} encore`);
  await page.getByRole('navigation', { name: 'Où vous êtes' }).getByRole('link', { name: 'Étiquettes' }).click();
  await page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' }).getByRole('button', { name: 'Rester' }).click();
  await expect(label).toHaveValue(`${name} encore`);
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} encore` })).toBeVisible();

  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page).toHaveURL('/admin/tags');
  await page.getByRole('button', { name: 'Annuler la suppression' }).click();
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill(name);
  await expect(page.getByRole('link', { name: `${name} encore` })).toBeVisible();
  await page.getByRole('checkbox', { name: `Sélectionner ${name} encore` }).check();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer (1)' }).click();
  await expect(page.getByText(`« ${name} encore » est supprimé.`)).toBeVisible();
  await expect(page.getByText('Aucune étiquette ne correspond.')).toBeVisible();
});
