import { expect, test } from './fixtures.ts';

test('the search icon leads to the field with the focus in it, by mouse, by keyboard and on a page load', async ({ page, guard }) => {
  await page.goto('/me-contacter');
  const icon = page.getByRole('link', { name: 'Chercher' }).filter({ visible: true }).first();
  const field = page.getByRole('main').getByRole('searchbox');
  await icon.click();
  await expect(page).toHaveURL('/products/search');
  await expect(field).toBeFocused();
  await guard.expectAccessible(page);

  await page.goto('/me-contacter');
  await icon.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.reload();
  await expect(field).toBeFocused();
});

test('a search leaves no error and keeps the focus in its field, with what was searched', async ({ page }) => {
  await page.goto('/products/search');
  const field = page.getByRole('main').getByRole('searchbox');
  for (const words of ['foulard', 'robe verte']) {
    await field.fill(words);
    await field.press('Enter');
    await expect(page).toHaveURL(`/products/search?search=${words.replace(' ', '+')}`);
    await expect(field).toHaveValue(words);
    await expect(field).toBeFocused();
  }
  // The fixture fails this test for an exception or an error of the console.
  await expect(page.getByRole('list', { name: 'Produits' })).toBeVisible();
});
