import { expect, framed, stateOf, test } from './page-editor.ts';

test('on a phone a block is chosen by touch and edited in a sheet', async ({ editor: page }) => {
  const frame = framed(page);
  const heading = frame.getByRole('heading', { level: 1 });
  await heading.scrollIntoViewIfNeeded();
  const box = await heading.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  const views = page.getByRole('navigation', { name: 'Parties de l’éditeur' });
  await views.getByRole('button', { name: 'Réglages' }).click();
  await page.getByLabel('Titre', { exact: true }).fill('Changé derrière le comptoir');
  // The sheet covers the frame, which assistive technology does not see meanwhile.
  await expect(frame.locator('h1', { hasText: 'Changé derrière le comptoir' })).toBeAttached();
  await expect(stateOf(page)).toHaveText('Enregistré');
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing wider than the screen').toBeLessThanOrEqual(390);
});
