import { expect, test } from './preview.ts';

test('a page is moved in the tree by the pointer and by keys, and the panel goes on', async ({ page, origin, adminCookies }) => {
  await page.context().addCookies(adminCookies);
  const made: number[] = [];
  for (const title of ['Aaa', 'Bbb']) {
    const answer = await page.request.post('/api/admin/page', {
      headers: { origin },
      data: { title, url: `/glisser-${title.toLowerCase()}-${Date.now()}` },
    });
    made.push(((await answer.json()) as { data: { id: number } }).data.id);
  }
  await page.goto('/admin/pages');
  const tree = page.getByRole('treegrid', { name: 'Pages du site, dans l’ordre du menu' });
  const titles = () =>
    tree.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? row.textContent ?? ''));
  const isBefore = async () => {
    const all = await titles();
    return all.findIndex((text) => text.includes('Bbb')) < all.findIndex((text) => text.includes('Aaa'));
  };
  const row = (name: string) => tree.getByRole('row', { name });
  await row('Bbb').scrollIntoViewIfNeeded();
  const handle = await row('Bbb')
    .getByRole('button', { name: /Déplacer/ })
    .boundingBox();
  const goal = await row('Aaa').boundingBox();
  if (!handle || !goal) throw new Error('not shown');
  await page.mouse.move(handle.x + 8, handle.y + 8);
  await page.mouse.down();
  await page.mouse.move(handle.x + 4, handle.y - 8, { steps: 4 });
  await page.mouse.move(goal.x + 100, goal.y + 3, { steps: 8 });
  await page.mouse.move(goal.x + 102, goal.y + 2);
  await page.mouse.up();
  await expect.poll(isBefore).toBe(true);

  await row('Bbb')
    .getByRole('button', { name: /Déplacer/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(isBefore).toBe(false);
  for (const id of made) await page.request.delete(`/api/admin/page/${id}`, { headers: { origin } });
});
