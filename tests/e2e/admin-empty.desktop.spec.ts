import { expect, test } from './preview.ts';

// rest/admin-empty.desktop.spec.ts looks at a shop that has none in truth.
test('a list of the panel that has nothing says what will come; one that a filter leaves empty offers to clear it', async ({
  page,
  adminCookies,
}) => {
  await page.context().addCookies(adminCookies);
  await page.route(/\/api\/admin\/(?:order|order-back|registration|answer)\?/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: Record<string, unknown> };
    const emptied = Object.entries(data).map(([key, value]) => [key, Array.isArray(value) ? [] : key === 'total' ? 0 : value]);
    await route.fulfill({ response, json: { ...rest, data: Object.fromEntries(emptied) } });
  });
  for (const [path, title] of [
    ['/admin/orders', 'Aucune commande pour l’instant'],
    ['/admin/returns', 'Aucun retour pour l’instant'],
    ['/admin/registrations', 'Aucune inscription pour l’instant'],
    ['/admin/answers', 'Aucune réponse pour l’instant'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText('ne correspond')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Effacer les filtres' })).toHaveCount(0);
  }
  await page.goto('/admin/orders?q=martin');
  await expect(page.getByText('Aucune commande ne correspond.')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page.getByText('Aucune commande pour l’instant')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
