import { expect, openGroup, previewed, saveButton, test } from '../settings.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const logos = ['LOGO', 'LOGO_FOOTER', 'LOGO_LIGHT_THEME', 'LOGO_FAVICON'];
const drawing = (colour: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 0h60v20H0z" fill="${colour}"/></svg>`);

test('a logo is sent from a phone, seen in the preview before it is saved, and then on the shop', async ({
  settings,
  elsewhere,
  guard,
  origin,
}) => {
  const { values } = await elsewhere.read();
  const before = Object.fromEntries(logos.map((key) => [key, values[key] ?? null]));
  const name = `marque-${Date.now()}`;
  const views = settings.getByRole('navigation', { name: 'Vues' });
  try {
    await views.getByRole('button', { name: 'Groupes' }).click();
    await openGroup(settings, 'Logo');
    const field = settings.locator('[data-field="/LOGO_LIGHT_THEME"]');
    const send = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const chooser = settings.waitForEvent('filechooser');
      await field.getByRole('button', { name: 'Logo pour fonds clairs : depuis cet appareil' }).click();
      await (await chooser).setFiles(file);
    };

    guard.allowConsole(/status of 422/);
    await send({ name: 'faux.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(field.getByRole('alert')).toContainText('faux.png');
    await send({ name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: drawing('#1f4e5f') });
    await expect(field.getByText(`${name} · dessin, net à toute taille`)).toBeVisible();
    expect(await settings.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(390);
    await guard.expectAccessible(settings);

    await views.getByRole('button', { name: 'Aperçu' }).click();
    const logo = `header img[src*="${name}"]`;
    await expect(previewed(settings).locator(logo).first()).toBeVisible();
    expect((await elsewhere.read()).values.LOGO_LIGHT_THEME, 'nothing is saved yet').toBe(before.LOGO_LIGHT_THEME);

    await saveButton(settings).click();
    await expect(settings.getByText('Réglages enregistrés')).toBeVisible();
    await expect(async () => {
      await settings.goto('/');
      await expect(settings.locator(logo).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
  } finally {
    await elsewhere.save(before);
    await settings.request.delete(`/api/admin/media/${name}`, { headers: { origin } });
  }
});
