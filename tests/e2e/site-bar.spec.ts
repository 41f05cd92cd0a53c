import { expect, test } from './preview.ts';

const address = '/nos-vetements/jupes-occasion-femme';

test('an administrator has a bar on the site that leads to the page’s editor; a guest gets not a byte of it', async ({
  page,
  adminCookies,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = await page.goto(address);
  expect(await answer?.text()).not.toContain('site-bar');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked.filter((url) => /site-bar/.test(url))).toEqual([]);

  await page.context().addCookies(adminCookies);
  await page.goto(address);
  const bar = page.frameLocator('iframe[title="Gestion"]');
  await expect(bar.getByRole('link', { name: 'Modifier cette page' })).toHaveAttribute('href', /^\/admin\/pages\/\d+$/);
  await expect(bar.getByText(/^Visiteurs : page/)).toBeVisible();
  await expect(bar.getByText(/bloc/)).toBeVisible();
});
