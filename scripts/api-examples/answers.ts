import { randomUUID } from 'node:crypto';
import type { Address } from '#schemas/address.ts';
import type { BookingCalendar } from '#schemas/booking.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { PlacedOrder } from '#schemas/order.ts';
import type { Session } from '#schemas/user.ts';

type Success = Extract<Envelope<unknown>, { success: true }>;
type Asking = {
  /** Throws when the answer is a refusal. */
  ask: (method: string, path: string, body?: unknown, token?: string) => Promise<Success>;
  makeAdmin: (email: string) => Promise<void>;
};

const email = 'camille.durand@example.test';

/** An answer of each call that a shopper, a customer and an administrator make, by the call's key; lists end after two entries. */
export async function exampleAnswers({ ask, makeAdmin }: Asking): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  let token = '';
  /** `key` with its places filled by `params`, in their order. */
  async function example<T>(
    key: string,
    params: readonly (string | number)[] = [],
    more: { query?: string; body?: unknown } = {},
  ): Promise<T> {
    const [method = '', pattern = ''] = key.split(' ');
    const rest = [...params];
    const path = pattern.replace(/\{\w+\}/g, () => encodeURIComponent(String(rest.shift() ?? '')));
    const answer = await ask(method, path + (more.query ?? ''), more.body, token);
    answers[key] = shortened(answer);
    return answer.data as T;
  }

  for (const key of [
    '/parameter',
    '/site/info',
    '/page/tree',
    '/company/address',
    '/countries',
    '/variation',
    '/product',
    '/font',
    '/news',
  ])
    await example(`GET ${key}`);
  for (const key of [
    '/logged',
    '/list/order/status',
    '/google/reviews',
    '/album',
    '/service',
    '/blog/folder',
    '/blog/folder/list',
    '/blog/folder/ariane',
  ])
    await example(`GET ${key}`);
  for (const key of ['/parameter/product/meal-icon', '/order/back-products/is-active']) await example(`GET ${key}`);
  await example('GET /page/{id}', [1]);
  await example('GET /component/conf/{slug}', ['header']);
  await example('GET /cities/{search}/{idCountry}', ['Aizenay', 250]);
  await example('GET /order-generic-values/{type}', ['ORDER_BACK_REASON']);
  await example('GET /site/visit/{from}', ['newsletter']);
  const albums = await example<{ albums: { id: number }[] }>('GET /album');
  const services = await example<{ services: { id: number }[] }>('GET /service');
  const articles = await example<{ blogs: { id: number }[] }>('GET /blog/folder/list');
  if (albums.albums[0]) await example('GET /album/{id}', [albums.albums[0].id]);
  if (services.services[0]) await example('GET /service/{id}', [services.services[0].id]);
  const fitting = services.services.at(-1)?.id ?? 0;
  const calendar = await example<BookingCalendar>('GET /service/{id}/booking', [fitting]);
  const day = calendar.days[0];
  const visitor = { name: 'Camille Durand', email, phone: '06 00 00 00 00', message: 'Pour un mariage en juin, taille 38.' };
  await example('POST /service/{id}/booking', [fitting], { body: { ...visitor, date: day?.date, from: day?.times[0]?.from } });
  if (articles.blogs[0]) await example('GET /blog/{id}', [articles.blogs[0].id]);
  if (articles.blogs[0]) await example('GET /blog/ariane/{id}', [articles.blogs[0].id]);

  const { products } = await example<{ products: { idProduct: number }[] }>('GET /product', [], {
    query: '?offer=SECOND_HAND&availability=in-stock&nbItem=2',
  });
  const idProduct = products[0]?.idProduct ?? 0;
  const { declination } = await example<{ declination: { id: number }[] }>('GET /product/{id}', [idProduct]);
  const idDeclination = declination[0]?.id ?? 0;
  await example('GET /address/{kind}/{slug}', ['service-sheet', 'la-penderie-complete']);
  await example('GET /product-card', [], { query: `?ids=${idProduct}` });
  await example('GET /product/{id}/review', [idProduct]);
  await example('GET /product/{id}/customization', [idProduct]);
  await example('GET /v2/product/recommended/{id}', [idProduct]);
  await example('GET /award', [], { query: `?product=${idProduct}` });

  const cart = await example<Cart>('POST /cart', [], { body: { discountCode: '', type: 'MAIN_CART' } });
  const line = new FormData();
  line.set('quantity', '1');
  const filled = await example<Cart>('POST /cart/{cartId}/product/{declinationId}', [cart.id, idDeclination], { body: line });
  await example('GET /cart/{id}/default', [cart.id]);
  await example('POST /cart/{cartId}', [cart.id], { body: { discountCode: '', type: 'MAIN_CART' } });
  const place = { products: [{ idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
  const carriers = await example<Carrier[]>('POST /calculate/shipping-fees', [], { body: place });
  const carrier = carriers.find(({ deliveryType }) => deliveryType === 'DELIVERY');
  await example('POST /order/validate', [], { body: { idCart: cart.id } });

  const person = { firstname: 'Camille', lastname: 'Durand', phone: '0612345678' };
  const password = randomUUID();
  token = (await example<Session>('POST /register', [], { body: { ...person, email, password, acceptTerms: true } })).token;
  answers['POST /register'] = { success: true, data: { token: '(256 random bits)', idSite: 89 }, message: 'Votre compte est créé.' };
  for (const key of ['/user', '/user/newsletter/lists', '/user/newsletter/subscription']) await example(`GET ${key}`);
  const address = {
    firstname: 'Camille',
    lastname: 'Durand',
    address: '3 rue des Lilas',
    postalCode: '85190',
    city: 'Aizenay',
    idCountry: 250,
  };
  const fee = carrier?.price ?? 0;
  const placed = await example<PlacedOrder>('POST /order', [], {
    body: {
      ...{ idCart: cart.id, idempotencyKey: randomUUID(), user: { ...person, email }, address: { delivery: address, billing: null } },
      ...{
        delivery: { type: 'DELIVERY', idCarrier: carrier?.id ?? null, servicePrice: fee },
        total: filled.total + fee,
        acceptTerms: true,
      },
    },
  });
  for (const key of ['/order', '/user/address']) await example(`GET ${key}`);
  const [, second] = await example<Address[]>('POST /user/address', [], { body: { ...address, address: '8 quai des Brumes' } });
  await example('PUT /user/address/{id}', [second?.id ?? 0], { body: { ...address, addressPart2: 'Bâtiment B' } });
  await example('DELETE /user/address/{id}', [second?.id ?? 0]);
  await example('PUT /user/wishlist', [], { body: { added: [idProduct] } });
  await example('GET /user/wishlist');
  await example('POST /order/lookup', [], { body: { reference: placed.reference, email } });
  await example('GET /order/{id}', [placed.id]);
  await example('GET /order/cawl/result/{id}', [placed.id]);
  await example('GET /order-back', [], { query: `?order=${placed.id}` });

  await makeAdmin(email);
  await example('PUT /admin/order/{id}/tracking-link', [placed.id], { body: { link: 'https://suivi.example/8X1', number: '8X1' } });
  await example('GET /admin/order/{id}/tracking-link', [placed.id]);
  await example('GET /admin/order/{id}/get-status', [placed.id]);
  await example('GET /admin/order/{id}', [placed.id]);
  await example('PUT /admin/order/{id}/status', [placed.id], { body: { step: 'CANCELLED' } });
  const { lines } = await example<{ lines: { idDeclination: number; stock: number }[] }>('GET /admin/stock', [], {
    query: '?search=collants',
  });
  const counted = lines[0];
  if (counted) {
    const body = { stock: counted.stock + 2, seen: counted.stock, note: 'Arrivage' };
    await example('PUT /admin/stock/{id}', [counted.idDeclination], { body });
    await example('GET /admin/stock/{id}/move', [counted.idDeclination]);
    await ask('PUT', `/admin/stock/${counted.idDeclination}`, { stock: 0, seen: counted.stock + 2, note: 'Marché' }, token);
    await example('POST /stock-alert', [], { body: { idDeclination: counted.idDeclination, email } });
    const alerts = await example<{ id: number }[]>('GET /user/stock-alert');
    await example('DELETE /user/stock-alert/{id}', [alerts[0]?.id ?? 0]);
  }
  for (const key of ['order-back', 'review', 'event', 'registration', 'booking', 'form', 'answer']) await example(`GET /admin/${key}`);
  for (const key of ['order', 'mail', 'audit', 'visit', 'parameter', 'parameter/version', 'address/type'])
    await example(`GET /admin/${key}`);
  await entryExamples(example);
  await example('POST /logout', [], { body: {} });
  return answers;
}

type Example = <T>(key: string, params?: readonly (string | number)[], more?: { query?: string; body?: unknown }) => Promise<T>;

/** The calls of one kind of entity; the others have the same. */
async function entryExamples(example: Example): Promise<void> {
  const value = { slug: 'lin', label: 'Lin', page: 'robes' };
  const { revision } = await example<{ revision: string }>('POST /admin/entity/tag', [], { body: { value } });
  await example('GET /admin/entity/tag', [], { query: '?filter.page=robes&orderBy=label' });
  await example('GET /admin/entity/tag/{key}', ['lin']);
  const saved = await example<{ revision: string }>('PUT /admin/entity/tag/{key}', ['lin'], {
    body: { revision, value: { ...value, label: 'Lin lavé' } },
  });
  await example('POST /admin/entity/tag/bulk', [], { body: { action: 'set', keys: ['lin', 'soie'], fields: { page: 'robes' } } });
  await example('GET /admin/entity/tag/{key}/version', ['lin']);
  await example('GET /admin/entity/tag/{key}/version/{version}', ['lin', 2]);
  await example('DELETE /admin/entity/tag/{key}', ['lin'], { query: `?revision=${saved.revision}` });
  await example('GET /admin/deleted-entry/{kind}', ['tag']);
  await example('POST /admin/entity/tag/{key}/version/{version}/restore', ['lin', 1], { body: { revision: null } });
}

/** The same with lists of two entries at most and texts of 300 characters. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 300 && !/^[\w.:-]+$/.test(value) ? `${value.slice(0, 300)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
