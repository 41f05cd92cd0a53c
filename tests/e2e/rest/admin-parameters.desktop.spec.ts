import { expect, openGroup, saveButton, test } from '../settings.ts';

// The machine of the settings and the API's tests cover these paths too (parameters-machine.test.ts, parameters.test.ts).

// One after another: they share what is saved.
test.describe.configure({ mode: 'default' });

test('when somebody else saved, both sides are shown and the choice is saved on top', async ({ settings, elsewhere, guard }) => {
  guard.allowConsole(/status of 409/);
  await openGroup(settings, 'Menu et en-tête');
  await settings.getByLabel('Largeur des sous-menus', { exact: true }).fill('300');
  await openGroup(settings, 'Mention du créateur');
  await settings.getByRole('textbox', { name: 'Mention du créateur', exact: true }).fill('La nôtre');
  await elsewhere.save({ SUBMENU_WIDTH: '400', COMPANY_FAX: '02 51 00 00 00' });
  await saveButton(settings).click();
  const dialog = settings.getByRole('dialog', { name: 'Quelqu’un d’autre a enregistré entre-temps' });
  await expect(dialog).toContainText('a enregistré les réglages');
  const sides = dialog.getByRole('radiogroup', { name: 'Largeur des sous-menus' });
  await expect(sides.getByText('300')).toBeVisible();
  await sides.getByRole('radio', { name: /Le leur/ }).check();
  await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click();
  await expect(settings.getByText('Réglages enregistrés')).toBeVisible();
  const { values } = await elsewhere.read();
  expect([values.SUBMENU_WIDTH, values.COMPANY_FAX, values.CREATED_BY_MESSAGE]).toEqual(['400', '02 51 00 00 00', 'La nôtre']);
});

test('the history shows what each save changed, and an earlier one is restored', async ({ settings, elsewhere, guard }) => {
  await elsewhere.save({ SUBMENU_WIDTH: '270' });
  const { version } = await elsewhere.read();
  await elsewhere.save({ SUBMENU_WIDTH: '280' });
  await settings.reload();
  await settings.getByRole('button', { name: 'Historique' }).click();
  const dialog = settings.getByRole('dialog', { name: 'Historique' });
  await dialog.getByRole('button', { name: `Voir les différences de la version ${version + 1}` }).click();
  await expect(dialog.getByText('270', { exact: true })).toBeVisible();
  await expect(dialog.getByText('280', { exact: true })).toBeVisible();
  await guard.expectAccessible(settings);
  await dialog.getByRole('button', { name: `Rétablir la version ${version}`, exact: true }).click();
  await dialog.getByRole('button', { name: `Oui, rétablir la version ${version}` }).click();
  await expect.poll(async () => (await elsewhere.read()).values.SUBMENU_WIDTH).toBe('270');
  await openGroup(settings, 'Menu et en-tête');
  await expect(settings.getByLabel('Largeur des sous-menus', { exact: true })).toHaveValue('270');
});
