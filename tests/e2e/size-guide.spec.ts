import { expect, test } from './fixtures.ts';

test('beside the sizes a button opens the guide of the category as a dialog, without any code, and gives the focus back', async ({
  page,
  guard,
}) => {
  // The browser says that it does not need what older ones go by.
  guard.allowConsole(/popovertarget is ignored/);
  await page.goto('/products/1');
  const open = page.getByRole('button', { name: 'Guide des tailles' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Guide des tailles' });
  await expect(dialog.getByRole('table', { name: 'Guide des tailles, en centimètres' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^38/ })).toContainText('86–90');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});
