import type { Locator, Page } from '@playwright/test';
import { expect, framed, stateOf, test } from './page-editor.ts';

/** Presses Tab until an element has the focus, as somebody without a pointer has to. */
async function tabTo(page: Page, goal: Locator, most = 90): Promise<void> {
  const isThere = () => goal.evaluateAll((all) => all.some((one) => one === document.activeElement));
  for (let press = 0; press < most; press++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  expect(await isThere(), `${String(goal)} is reached by Tab`).toBe(true);
}

test('the whole journey goes by keys alone: insert, write, move, duplicate, delete, undo, publish', async ({ editor: page, copy }) => {
  const frame = framed(page);
  const quotes = frame.locator('main blockquote');
  const before = await quotes.count();
  // A block is added at the end.
  await tabTo(page, page.getByRole('tab', { name: 'Ajouter' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Chercher un bloc'));
  await page.keyboard.type('citation');
  await tabTo(page, page.getByRole('tabpanel').getByRole('button', { name: 'Citation' }), 10);
  await page.keyboard.press('Enter');
  await expect(quotes).toHaveCount(before + 1);
  // The added block is selected, in a section of its own.
  await expect(page.getByRole('navigation', { name: 'Où se trouve le bloc' })).toHaveText(/Citation.*Citation/);
  await tabTo(page, page.getByRole('region', { name: 'Réglages' }).getByLabel('Texte', { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Écrit sans souris');
  await expect(quotes.filter({ hasText: 'Écrit sans souris' })).toBeVisible();
  // Moved, doubled, deleted, and taken back.
  await page.keyboard.press('Shift+Tab');
  while (!(await page.getByRole('group', { name: 'Page', exact: true }).evaluate((stage) => stage === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  const sections = frame.locator('main [data-layout]');
  const position = () => sections.evaluateAll((all) => all.findIndex((one) => one.textContent?.includes('Écrit sans souris')));
  const at = await position();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(position).toBe(at - 1);
  await page.keyboard.press('ControlOrMeta+d');
  await expect(quotes).toHaveCount(before + 2);
  await page.keyboard.press('Delete');
  await expect(quotes).toHaveCount(before + 1);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(quotes).toHaveCount(before + 1);
  await expect(stateOf(page)).toHaveText('Enregistré');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, page.getByRole('button', { name: 'Publier', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Publier maintenant' }), 12);
  await page.keyboard.press('Enter');
  await expect(page.getByText('C’est publié.').first()).toBeVisible();
  await expect.poll(async () => (await (await page.request.get(copy.url)).text()).includes('Écrit sans souris')).toBe(true);
});
