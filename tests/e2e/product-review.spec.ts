import { orderPaid } from './cart-at-hand.ts';
import { expect, test } from './preview.ts';
import { register } from './registered.ts';

test('who has received an order reviews it, the team publishes the review with an answer, and the sheet shows it without JavaScript', async ({
  page,
  origin,
  browser,
  baseURL,
  adminCookies,
}) => {
  // Registered and ordered by the API, for both have their own tests.
  const who = await register(page, origin);
  const placed = await orderPaid(page, origin, who);
  const [product] = placed.products;
  const name = product?.name ?? '';
  const text = `Très belle matière, et la taille est juste (${placed.id.slice(-6)}).`;

  const desk = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'fr-FR' })).newPage();
  await desk.context().addCookies(adminCookies);
  for (const step of ['PREPARING', 'SHIPPED', 'DELIVERED']) {
    const answer = await desk.request.put(`/api/admin/order/${placed.id}/status`, { data: { step }, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  await page.goto(`/account/orders/${placed.id}`);
  await page.getByRole('button', { name: `Donner mon avis : ${name}` }).click();
  await page.getByRole('radio', { name: '4 étoiles' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Votre avis' }).fill(text);
  await page.getByRole('button', { name: 'Envoyer mon avis' }).click();
  await expect(page.getByText('en lecture')).toBeVisible();

  await desk.goto(`/admin/reviews?q=${placed.reference}`);
  await desk.getByRole('button', { name }).click();
  const detail = desk.getByRole('region', { name: 'Avis choisi' });
  await expect(detail.getByText(text)).toBeVisible();
  await detail.getByRole('button', { name: 'Publier' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Publier cet avis ?' });
  await dialog.getByLabel('Réponse de la boutique').fill('Merci Aline !');
  await dialog.getByRole('button', { name: 'Publier' }).click();
  await expect(desk.getByText('L’avis est publié.')).toBeVisible();
  await desk.context().close();

  const plain = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false })).newPage();
  await expect
    .poll(async () => {
      await plain.goto(product?.url ?? '');
      return plain.getByRole('link', { name: /sur 5.* avis$/ }).count();
    })
    .toBe(1);
  const reviews = plain.getByRole('region', { name: 'Vos avis' });
  const review = reviews.getByRole('listitem').filter({ hasText: text });
  await expect(review.getByText('Merci Aline !')).toBeVisible();
  await expect(review.getByText(/^Avis du .+, achat du /)).toBeVisible();
  expect(await plain.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('"aggregateRating":{"@type":"AggregateRating","ratingValue":'),
  );
  await plain.context().close();
  await page.goto(product?.url ?? '');

  // Taken back, so that the tests' other pages are what they were.
  await page.goto(`/account/orders/${placed.id}`);
  await page.getByRole('button', { name: `Retirer mon avis : ${name}` }).click();
  await expect(page.getByRole('button', { name: `Donner mon avis : ${name}` })).toBeVisible();
});
