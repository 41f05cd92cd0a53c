import { expect, openGroup, previewedBody, test, unsaved } from './settings.ts';

// One after another: they share what is saved.
test.describe.configure({ mode: 'default' });

test('groups, fields and preview are three views; a colour shows in the preview', async ({ settings }) => {
  const views = settings.getByRole('navigation', { name: 'Vues' });
  await views.getByRole('button', { name: 'Groupes' }).click();
  await openGroup(settings, 'Couleurs');
  await settings.getByLabel('Fond du site', { exact: true }).fill('#fdf9f2');
  await expect(unsaved(settings)).toHaveText(/^1 modification/);
  await views.getByRole('button', { name: 'Aperçu' }).click();
  const body = previewedBody(settings);
  await expect(body).toHaveCSS('background-color', 'rgb(253, 249, 242)');
  await settings.getByRole('button', { name: 'Tout abandonner' }).click();
  await expect(unsaved(settings)).toHaveText('Tout est enregistré');
});

test('nothing is wider than the screen', async ({ settings }) => {
  for (const group of ['Couleurs', 'Typographie', 'Horaires', 'Icônes', 'Code ajouté']) {
    await settings.getByRole('navigation', { name: 'Vues' }).getByRole('button', { name: 'Groupes' }).click();
    await openGroup(settings, group);
    expect(await settings.locator('html').evaluate((element) => element.scrollWidth), group).toBeLessThanOrEqual(390);
  }
});
