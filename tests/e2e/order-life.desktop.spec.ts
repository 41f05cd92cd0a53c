import { randomUUID } from 'node:crypto';
import { putInCart } from './cart-at-hand.ts';
import { expect, test } from './preview.ts';
import { person } from './shopper.ts';

type Placed = { id: string; key: string; reference: string; payment: { url: string } };

test('the shop prepares and ships an order, and who ordered it as a guest sees where it is and saves the invoice', async ({
  page,
  guard,
  origin,
  browser,
  baseURL,
  adminCookies,
}) => {
  // Ordered by the API and paid at the test bank: buying has its own tests.
  const who = person('Solène');
  await putInCart(page, origin);
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await page.request.post(`/api${path}`, { data, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
  const idCart = await page.evaluate(() => localStorage.getItem('cart'));
  const cart = await post<{ total: number; products: { idProduct: number }[] }>(`/cart/${idCart}`, {});
  const products = cart.products.map(({ idProduct }) => ({ idProduct, quantity: 1 }));
  const place = { products, postalCode: '85190', country: 250 };
  const carriers = await post<{ id: number; price: number; deliveryType: string }[]>('/calculate/shipping-fees', place);
  const carrier = carriers.find(({ deliveryType }) => deliveryType === 'DELIVERY');
  const { firstname, lastname } = who;
  const delivery = { firstname, lastname, address: '12 rue des Forges', postalCode: '85190', city: 'Aizenay', idCountry: 250 };
  const order = await post<Placed>('/order', {
    idCart,
    idempotencyKey: randomUUID(),
    user: who,
    address: { delivery, billing: null },
    acceptTerms: true,
    delivery: { type: 'DELIVERY', idCarrier: carrier?.id, servicePrice: carrier?.price },
    total: cart.total + (carrier?.price ?? 0),
  });
  await page.goto(order.payment.url);
  await page.getByRole('button', { name: 'Accepter le paiement' }).click();
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();

  const desk = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'fr-FR' })).newPage();
  await desk.context().addCookies(adminCookies);
  await desk.goto(`/admin/orders/${order.id}`);
  await desk.getByRole('button', { name: 'Mettre en préparation' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Mettre en préparation' }).click();
  await desk.getByRole('button', { name: 'Marquer comme expédiée' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Expédier la commande' });
  await dialog.getByLabel('Page de suivi').fill('suivi.example/8X1');
  await dialog.getByRole('button', { name: 'Marquer comme expédiée' }).click();
  await expect(dialog.getByLabel('Page de suivi'), 'what is no address is refused at its field').toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Page de suivi').fill('https://suivi.example/8X1');
  await dialog.getByLabel('Numéro du colis').fill('8X1');
  await dialog.getByRole('button', { name: 'Marquer comme expédiée' }).click();
  await expect(desk.getByRole('button', { name: 'Marquer comme livrée' })).toBeVisible();
  await expect(desk.getByText('La commande est expédiée.')).toBeVisible();
  await expect(desk.getByText('par admin@example.com')).toHaveCount(2);
  await guard.expectAccessible(desk);
  await desk.context().close();

  await page.goto(`/order/success?order=${order.id}&key=${order.key}`);
  await expect(page.getByText('Expédiée')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Suivre le colis' })).toHaveAttribute('href', 'https://suivi.example/8X1');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Facture ESSAI-FA-/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^ESSAI-FA-89-\d\d-\d{6}\.pdf$/);
  await guard.expectAccessible(page);
});
