import { expect, test } from './preview.ts';
import { register } from './registered.ts';

const screens = [
  { path: '/admin', title: 'Accueil' },
  { path: '/admin/orders', title: 'Commandes' },
  { path: '/admin/returns', title: 'Retours' },
  { path: '/admin/stock', title: 'Stock' },
  { path: '/admin/products', title: 'Produits' },
  { path: '/admin/registrations', title: 'Inscriptions' },
  { path: '/admin/answers', title: 'Réponses et messages' },
  { path: '/admin/mails', title: 'Boîte d’envoi' },
  { path: '/admin/parameters', title: 'Réglages' },
  { path: '/admin/audit', title: 'Journal' },
  { path: '/admin/team', title: 'Équipe' },
  { path: '/admin/sessions', title: 'Mes sessions' },
] as const;

test.describe('the panel, seen from Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the panel writes dates by the shop’s clock, whatever the zone of the browser, and says whose it is', async ({
    page,
    origin,
    adminCookies,
  }) => {
    const { email } = await register(page, origin);
    await page.context().clearCookies();
    await page.context().addCookies(adminCookies);
    const answer = await page.request.get('/api/admin/mail?nbItem=25');
    const { mails } = ((await answer.json()) as { data: { mails: { to: string; createdAt: string }[] } }).data;
    const written = mails.find(({ to }) => to === email)?.createdAt ?? '';
    const clock = {
      timeZone: 'Europe/Paris',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    } as const;
    const inParis = new Intl.DateTimeFormat('fr-FR', clock).format(new Date(written));

    await page.goto('/admin/mails');
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText(inParis);
    await expect(page.getByText('Les dates et les heures sont celles de la boutique (heure d’Europe centrale).')).toBeVisible();
  });
});

test('each screen of the panel has a window title of its own', async ({ page, adminCookies }) => {
  await page.context().addCookies(adminCookies);
  for (const { path, title } of screens) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Gestion · La Penderie de Marie`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
  }
});

test('screens change without loading the page: the shell stays, the focus goes to the screen, and Back leads back', async ({
  page,
  adminCookies,
}) => {
  await page.context().addCookies(adminCookies);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const go = page.getByRole('navigation', { name: 'Gestion de la boutique' });
  const button = page.getByRole('button', { name: /Menu$/ });
  if (await button.isVisible()) await button.click();
  // With many screens only the group of the present one is open.
  await go.getByRole('button', { name: 'Catalogue' }).click();
  await go.getByRole('link', { name: 'Stock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
  await expect(page).toHaveURL('/admin/stock');
  await expect(page).toHaveTitle('Stock · Gestion · La Penderie de Marie');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Rechercher ou aller à' }).fill('avis');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Avis' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
