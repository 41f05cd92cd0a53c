import type { Page } from '@playwright/test';
import { orderPaid } from '../cart-at-hand.ts';
import { expect, test } from '../settings.ts';
import { person } from '../shopper.ts';

// A picture of the screen of each legal duty, on a phone and at a desk. The withdrawal, the data of a person and the list of duties have
// specs of their own.

const estateTest = test.extend({ baseURL: async ({ estate }, use) => use(estate) });
const widths = [390, 1440];

type Guard = { expectAccessible: (page: Page) => Promise<void> };

/** Reads a screen by axe, looks for a bar to scroll sideways, and keeps its picture. */
async function record(page: Page, guard: Guard, name: string): Promise<void> {
  await guard.expectAccessible(page);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);
  expect(isWide, `${name} scrolls sideways`).toBe(false);
  await page.screenshot({ path: `test-results/law-${name}.${page.viewportSize()?.width}.png`, fullPage: true });
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    estateTest(
      'a wine tells ingredients, allergens and nutrition before the order, and its e-label tells nothing else',
      async ({ page, guard }) => {
        const list = await page.request.get('/api/product?tags=vins');
        const { data } = (await list.json()) as { data: { products: { idProduct: number; url: string }[] } };
        const [wine] = data.products;
        const sheet = await page.request.get(`/api/product/${wine?.idProduct}`);
        const { data: product } = (await sheet.json()) as { data: { declination: { id: number; year: number }[] } };
        const [bottle] = product.declination;
        await page.goto(`${wine?.url}/${bottle?.year}`);
        const main = page.getByRole('main');
        await expect(main.getByText(/^Ingrédients :.*raisins/)).toBeAttached();
        await expect(main.getByText('Contient : sulfites')).toBeAttached();
        await expect(main.getByText(/12,00\s€\s\/\sl/), 'the price of a litre').toBeVisible();
        await record(page, guard, 'wine');

        const requests: string[] = [];
        page.on('request', (request) => requests.push(new URL(request.url()).pathname));
        const answer = await page.goto(`/e-label/${bottle?.id}`);
        expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
        await expect(page.getByText('conservateur : sulfites')).toBeVisible();
        await expect(page.getByRole('table')).toContainText('pour 100 ml');
        expect(requests.filter((path) => path !== '/favicon.ico')).toEqual([`/e-label/${bottle?.id}`]);
        await record(page, guard, 'e-label');
        await page.getByRole('link', { name: 'English' }).click();
        await expect(page.getByText('preservative: sulphites')).toBeVisible();
        expect((await page.request.get('/e-label/999999999')).status()).toBe(404);
      },
    );

    test('a guarantee of the producer is drawn beside the article, and named in the cart and at payment', async ({ page, guard }) => {
      const list = await page.request.get('/api/product?slug=tablier-de-caviste');
      const { data } = (await list.json()) as { data: { products: { url: string }[] } };
      await page.goto(data.products[0]?.url ?? '');
      const label = page.getByRole('region', { name: 'Garantie commerciale de durabilité' });
      await expect(label).toContainText('5 ans');
      await expect(label).toContainText('Atelier du Marais');
      await record(page, guard, 'producer-guarantee');
      await page.getByRole('button', { name: 'Ajouter au panier' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goto('/cart');
      const line = page.getByRole('link', { name: /GARAN : garantie du producteur Atelier du Marais Caviste, 5 ans/ });
      await expect(line).toBeVisible();
      await record(page, guard, 'cart');
    });

    test('the accessibility page takes a report, which arrives among the messages', async ({
      page,
      guard,
      elsewhere,
      browser,
      baseURL,
    }) => {
      await elsewhere.save({ ACCESSIBILITY_STATEMENT: 'true' });
      try {
        await page.goto('/accessibility');
        await record(page, guard, 'accessibility');
        const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, viewport: { width, height: 900 } });
        const form = await plain.newPage();
        await form.goto('/accessibility');
        const part = form.locator('#report');
        await part.getByLabel('Nom', { exact: true }).fill('Inès Martineau');
        await part.getByLabel('Adresse e-mail').fill(person('Inès').email);
        await part.getByRole('textbox', { name: 'Page' }).fill('/cart');
        const fault = `Le bouton est muet ${Date.now()}`;
        await part.getByLabel('Ce qui vous arrête').fill(fault);
        await part.getByRole('button', { name: 'Envoyer', exact: true }).click();
        await expect(form).toHaveURL(/\/accessibility-report\/sent#report$/);
        await expect(form.getByText('Votre signalement est arrivé')).toBeVisible();
        await plain.close();
        await page.goto('/accessibility-report/fields');
        await expect(page.getByText('Votre signalement n’est pas parti')).toBeVisible();
        await record(page, guard, 'accessibility-refused');
        const answers = await page.request.get('/api/admin/answer?form=message');
        expect(JSON.stringify(await answers.json())).toContain(fault);
        await page.goto('/admin/answers');
        await expect(page.getByText('Défaut d’accessibilité').first()).toBeVisible();
        await record(page, guard, 'answers');
      } finally {
        await elsewhere.save({ ACCESSIBILITY_STATEMENT: null });
      }
    });

    test('the panel shows retention times, books of sales, withdrawals and e-mails', async ({ page, guard, elsewhere: _, baseURL }) => {
      await orderPaid(page, baseURL ?? '', person('Clara'));
      const screens = [
        { path: '/admin/privacy', name: 'privacy', text: /Rendez-vous et inscriptions : 3 ans/ },
        { path: '/admin/payments/books', name: 'books', text: /FEC/ },
        { path: '/admin/withdrawals', name: 'withdrawals', text: /Rétractations/ },
        { path: '/admin/mails', name: 'mails', text: /Boîte d’envoi/ },
      ];
      for (const { path, name, text } of screens) {
        await page.goto(path);
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
        await record(page, guard, name);
      }
    });

    test('the pages that the law names are there: consent, terms, privacy, cookies, withdrawal', async ({ page, guard }) => {
      for (const [name, path] of [
        ['terms', '/sale-terms'],
        ['privacy-policy', '/privacy-policy'],
        ['cookie-policy', '/cookie-policy'],
        ['withdrawal', '/withdrawal'],
      ] as const) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await record(page, guard, name);
      }
    });
  });
}
