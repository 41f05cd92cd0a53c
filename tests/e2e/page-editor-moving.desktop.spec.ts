import type { Page } from '@playwright/test';
import { expect, framed, rowOf, stateOf, test } from './page-editor.ts';

const sectionsOf = (page: Page) => framed(page).locator('main [data-layout]');
const orderOf = (page: Page) => sectionsOf(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-layout')));

/** Presses the pointer down in an element, moves it through points, and waits where it ends. */
async function hold(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y + 14, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
}

const boxOf = async (locator: ReturnType<Page['locator']>) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not shown');
  return box;
};

test('a block is dragged in the page past its edge, by itself or by its handle; Escape gives a drag up', async ({ editor: page }) => {
  const heading = framed(page).getByRole('heading', { level: 1 });
  const undo = page.getByRole('button', { name: 'Annuler', exact: true });
  const stage = await boxOf(page.getByRole('group', { name: 'Page', exact: true }));
  const bottom = { x: stage.x + 300, y: stage.y + stage.height - 10 };
  const scrolled = () => page.getByRole('group', { name: 'Page', exact: true }).evaluate((layer) => layer.scrollTop);
  const box = await boxOf(heading);

  await hold(page, { x: box.x + 20, y: box.y + 10 }, bottom);
  // The pointer rests: the page goes on scrolling.
  await expect.poll(scrolled).toBeGreaterThan(600);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(undo).toBeDisabled();

  await rowOf(page, /^Ouverture Des/).click();
  const handle = await boxOf(page.getByRole('toolbar', { name: 'Ouverture' }).getByRole('button', { name: /^Déplacer/ }));
  await hold(page, { x: handle.x + 8, y: handle.y + 8 }, bottom);
  await expect.poll(scrolled).toBeGreaterThan(900);
  await page.mouse.move(bottom.x, stage.y + stage.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(undo).toBeEnabled();
  await expect(sectionsOf(page).first().getByRole('heading', { level: 1 })).toHaveCount(0);
  await undo.click();
  await expect(sectionsOf(page).first().getByRole('heading', { level: 1 })).toBeVisible();
});

test('a section is dragged in the outline by the pointer and by keys', async ({ editor: page }) => {
  const before = await orderOf(page);
  const handle = await boxOf(rowOf(page, /^Nouveautés/).getByRole('button', { name: 'Déplacer : Nouveautés' }));
  const goal = await boxOf(rowOf(page, /^Accessoires/));
  await hold(page, { x: handle.x + 6, y: handle.y + 6 }, { x: goal.x + 60, y: goal.y + 4 });
  await page.mouse.move(goal.x + 62, goal.y + 3);
  await page.mouse.up();
  const [first, second, third, ...others] = before;
  await expect.poll(() => orderOf(page)).toEqual([first, third, second, ...others]);

  await rowOf(page, /^Nouveautés/)
    .getByRole('button', { name: 'Déplacer : Nouveautés' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role="button"][aria-label^="Insérer"]:focus')).toBeVisible();
  for (let step = 0; step < 30; step++) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute('aria-label')))?.startsWith('Insérer avant Ouverture')) break;
    await page.keyboard.press('ArrowUp');
  }
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await orderOf(page)).slice(0, 2)).not.toEqual([first, third]);
});

test('what is copied on one page is pasted on another by buttons, and cut by keys', async ({ editor: page, copy }) => {
  const other = await page.context().newPage();
  other.on('dialog', (dialog) => void dialog.accept());
  await rowOf(page, /^La boutique/).click();
  const settings = page.getByRole('region', { name: 'Réglages' });
  await settings.getByRole('button', { name: 'Copier' }).click();
  await expect(page.getByText('Copié.')).toBeVisible();

  await other.goto(copy.address);
  await expect(framed(other).getByRole('heading', { level: 1 })).toBeVisible();
  const count = await sectionsOf(other).count();
  await rowOf(other, /^Nouveautés/).click();
  await other.getByRole('region', { name: 'Réglages' }).getByRole('button', { name: 'Coller après' }).click();
  await expect(sectionsOf(other)).toHaveCount(count + 1);
  await other.keyboard.press('ControlOrMeta+x');
  await expect(sectionsOf(other)).toHaveCount(count);
  await other.keyboard.press('ControlOrMeta+v');
  await expect(sectionsOf(other)).toHaveCount(count + 1);
  await expect(stateOf(other)).toHaveText('Enregistré');
  await other.close();
});
