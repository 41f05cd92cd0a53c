import { orderPaid } from '../cart-at-hand.ts';
import { expect, test } from '../fixtures.ts';
import { person } from '../shopper.ts';

for (const width of [390, 1440])
  test(`the panel gives a person her data, tries what is over, and says what stays, at ${width} px`, async ({ page, guard, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    const who = person('Clara');
    const placed = await orderPaid(page, baseURL ?? '', who);
    await page.context().clearCookies();
    const headers = { origin: baseURL ?? '' };
    const desk = { email: 'admin@example.com', password: 'only-for-the-tests' };
    await page.request.post('/api/login', { data: desk, headers });
    await page.goto('/admin/privacy');
    await expect(page.getByRole('heading', { level: 1, name: 'Données personnelles' })).toBeVisible();
    await page.getByLabel('Adresse e-mail').fill(who.email);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Télécharger ses données' }).click()]);
    expect(file.suggestedFilename()).toBe('data.json');
    const data = await page.request.get(`/api/admin/person/data?email=${encodeURIComponent(who.email)}`);
    expect(JSON.stringify(await data.json())).toContain(placed.reference);
    await page.getByRole('button', { name: 'Essayer sans rien changer' }).click();
    await expect(page.getByText('(essai)').first()).toBeVisible();
    await guard.expectAccessible(page);
    await page.screenshot({ path: `test-results/privacy.${width}.png`, fullPage: true });
  });
