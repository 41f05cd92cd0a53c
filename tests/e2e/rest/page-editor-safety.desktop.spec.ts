import { expect, framed, rowOf, stateOf, test } from '../page-editor.ts';

// The machine of the editor and the API's tests have what this walks (page-editor-machine.test.ts, documents.test.ts).

test('two people on one page see each other and keep what both wrote', async ({
  editor: page,
  copy,
  browser,
  baseURL,
  adminCookies,
  guard,
}) => {
  guard.allowConsole(/409 \(Conflict\)/);
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
  await context.addCookies(adminCookies);
  const other = await context.newPage();
  await other.goto(copy.address);
  await expect(framed(other).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText('aussi sur cette page')).toBeVisible();
  await rowOf(page, /^Ouverture Des/).click();
  await rowOf(other, /^Ouverture Des/).click();
  await Promise.all([
    page.getByLabel('Titre', { exact: true }).fill('Écrit par Marie'),
    other.getByLabel('Surtitre', { exact: true }).fill('Écrit par Paul'),
  ]);
  await expect
    .poll(
      async () => {
        for (const one of [page, other]) {
          const button = one.getByRole('button', { name: 'Garder les deux' });
          if (await button.isVisible()) await button.click();
        }
        return [
          await page.getByLabel('Surtitre', { exact: true }).inputValue(),
          await other.getByLabel('Titre', { exact: true }).inputValue(),
        ];
      },
      { timeout: 40_000 },
    )
    .toEqual(['Écrit par Paul', 'Écrit par Marie']);
  await expect(stateOf(page)).toHaveText('Enregistré');
  await expect(stateOf(other)).toHaveText('Enregistré');
  await context.close();
});
