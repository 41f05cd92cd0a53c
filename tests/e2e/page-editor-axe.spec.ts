import { expect, framed, rowOf, stateOf, test } from './page-editor.ts';

test.use({ actionTimeout: 20_000 });

test('every part and dialog of the page editor is accessible', async ({ editor: page, guard }, { project }) => {
  test.slow();
  const isPhone = project.name === 'phone';
  const views = page.getByRole('navigation', { name: 'Parties de l’éditeur' });
  const look = (what: string) =>
    test.step(what, async () => {
      await guard.expectAccessible(page, { except: 'iframe' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${what} fits`).toBeLessThanOrEqual(0);
    });
  const show = async (part: 'Plan' | 'Ajouter' | 'Réglages') => {
    if (isPhone) {
      const button = views.getByRole('button', { name: part });
      if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
    } else if (part !== 'Réglages') await page.getByRole('tab', { name: part }).click();
  };
  const dialog = page.locator('dialog[open]');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const settings = page.getByRole('region', { name: 'Réglages' });

  await look('page');
  await show('Plan');
  await expect(rowOf(page, /^Ouverture Des/)).toBeVisible();
  await look('outline');
  await show('Ajouter');
  await expect(page.getByRole('button', { name: 'Citation' })).toBeVisible();
  await look('palette');
  await show('Plan');
  await page
    .getByRole('treegrid', { name: 'Plan' })
    .getByRole('row', { name: /^Ouverture/ })
    .first()
    .click();
  await show('Réglages');
  await look('section');
  await show('Plan');
  await rowOf(page, /^Ouverture Des/).click();
  await show('Réglages');
  await settings.locator('fieldset [aria-expanded]').first().click();
  await settings.getByLabel('Montré à').selectOption({ label: 'les personnes connectées' });
  await look('form of a block');
  await settings.getByRole('button', { name: 'Titre : remplir par la page', exact: true }).click();
  await expect(dialog).toBeVisible();
  await look('fields of the page');
  await close();
  await settings.getByRole('button', { name: 'Image : choisir une image' }).click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await look('media picker');
  await close();
  await show('Plan');
  // Rows out of view are not drawn, and the outline may still be on its way to the row that was chosen before.
  const text = rowOf(page, /^Texte/).first();
  await expect(async () => {
    await page.getByRole('treegrid', { name: 'Plan' }).evaluate((tree) => tree.scrollTo(0, 500));
    await text.click({ timeout: 2000 });
    await expect(text).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
  await show('Réglages');
  await expect(settings.locator('[contenteditable]').first()).toBeVisible();
  await look('form of a text');

  await expect(stateOf(page)).toHaveText('Enregistré');
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByText('Plus tard').click();
  await look('publishing');
  await page.getByText('Maintenant', { exact: true }).click();
  await page.getByRole('button', { name: 'Publier maintenant' }).click();
  await expect(page.getByText('C’est publié.').first()).toBeVisible();
  for (const [name, ready] of [
    [/^À vérifier : /, ''],
    [/^Versions$/, 'Publication'],
    [/^Liens d’aperçu$/, 'Créer un lien'],
    [/^Raccourcis$/, ''],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(dialog).toBeVisible();
    if (ready) await dialog.getByRole('button', { name: ready }).first().click();
    if (ready === 'Publication') await expect(dialog.getByRole('heading', { name: 'Ce qui a changé depuis' })).toBeVisible();
    if (ready === 'Créer un lien') await expect(dialog.getByRole('button', { name: 'Retirer' })).toBeVisible();
    await look(String(name));
    await close();
  }
  await expect(framed(page).getByRole('heading', { level: 1 })).toBeAttached();
});

test('the question who of two people is right is accessible', async ({ editor: page, copy, origin, guard }, { project }) => {
  guard.allowConsole(/409 \(Conflict\)/);
  await page.route('**/presence', (route) => route.abort());
  guard.allowConsole(/ERR_FAILED/);
  const address = `/api/admin/document/page/${copy.id}`;
  const { data } = (await (await page.request.get(address)).json()) as { data: { revision: number; draft: { cms: object } } };
  const cms = { ...data.draft.cms, layouts: [] };
  const other = await page.request.put(`${address}/draft`, { headers: { origin }, data: { revision: data.revision, cms } });
  expect(other.ok(), await other.text()).toBe(true);
  if (project.name === 'phone')
    await page.getByRole('navigation', { name: 'Parties de l’éditeur' }).getByRole('button', { name: 'Plan' }).click();
  await rowOf(page, /^Ouverture Des/).click();
  if (project.name === 'phone')
    await page.getByRole('navigation', { name: 'Parties de l’éditeur' }).getByRole('button', { name: 'Réglages' }).click();
  await page.getByLabel('Titre', { exact: true }).fill('Le mien');
  const question = page.getByRole('dialog', { name: 'Quelqu’un d’autre a enregistré' });
  await expect(question.getByRole('button', { name: 'Garder les deux' })).toBeVisible();
  await guard.expectAccessible(page, { except: 'iframe' });
  await question.getByRole('button', { name: 'Garder mon travail seul' }).click();
  await expect(stateOf(page)).toHaveText('Enregistré');
});
