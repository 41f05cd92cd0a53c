import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { forgetReviews } from '#backend/commerce/product-review/reviews.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { users } from '#backend/tables/people.ts';
import { productReviews } from '#backend/tables/product-review.ts';
import { parameters } from '#backend/tables/site.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { PlacedOrder } from '#schemas/order.ts';
import type { Product } from '#schemas/product.ts';
import type { AdminReview, OrderReviews, ProductReviews } from '#schemas/product-review.ts';
import type { SiteChanges } from '#schemas/site-changes.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { type Headers, openShop, orderBody, type Shop } from './shop.ts';

const password = 'correct horse battery';
const kind = { rating: 5, text: 'Coupe parfaite, couleur fidèle.' };

onOneEngine('a review of a product', (db) => {
  let shop: Shop;
  let dress: { idProduct: number; idDeclination: number };
  let marie: Headers;
  let admin: Headers;

  const signUp = async (email: string, firstname = 'Marie'): Promise<Headers> => {
    const person = { email, password, firstname, lastname: 'Martin', acceptTerms: true };
    const { token } = await shop.accept<Session>('POST', '/register', person);
    return { Authorization: token, userLang: 'fr_FR' };
  };
  const setStatus = (id: string, status: 'PAID' | 'DELIVERED') => db().update(orders).set({ status }).where(eq(orders.id, id));
  /** A paid order of a person, which has arrived. */
  const buy = async (who: Headers): Promise<PlacedOrder> => {
    const added = await shop.add(dress.idDeclination, 1, { headers: who });
    if (!added.success) throw new Error(added.message);
    const place = { products: [{ idProduct: dress.idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    const placed = await shop.place(orderBody(added.data, carrier ?? { id: 0, price: 0 }), who);
    if (!placed.success) throw new Error(placed.message);
    await shop.pay(placed.data);
    await setStatus(placed.data.id, 'DELIVERED');
    return placed.data;
  };
  const write = (order: string, body: object = kind, who = marie, idProduct = dress.idProduct) =>
    shop.call<OrderReviews>('PUT', `/order/${order}/review/${idProduct}`, body, who);
  const listed = async (query = '') =>
    (await shop.accept<{ reviews: AdminReview[] }>('GET', `/admin/review?${query}`, undefined, admin)).reviews;
  const decide = (review: AdminReview | undefined, change: object) =>
    shop.call<AdminReview>('PUT', `/admin/review/${review?.id}`, { status: 'PUBLISHED', seen: review?.writtenAt, ...change }, admin);
  const shown = () => shop.accept<ProductReviews>('GET', `/product/${dress.idProduct}/review`);
  const sheet = () => shop.accept<Product>('GET', `/product/${dress.idProduct}`);
  const rows = () => db().select().from(productReviews).where(eq(productReviews.idSite, shop.idSite));

  beforeEach(async () => {
    shop = await openShop(db());
    dress = await shop.product({ name: 'Robe', price: 4500, stock: 20 });
    marie = await signUp('marie@example.test');
    admin = await signUp('nora@example.test', 'Nora');
    const own = and(eq(users.idSite, shop.idSite), eq(users.email, 'nora@example.test'));
    await db().update(users).set({ role: 'ADMIN' }).where(own);
  });

  it('is written by who bought it and has it, and by nobody else', async () => {
    const { id } = await buy(marie);
    const nora = await signUp('ida@example.test', 'Ida');
    expect(await write(id, kind, nora)).toMatchObject({ status: 404 });
    expect(await write(id, kind, admin), 'the team writes no reviews').toMatchObject({ status: 404 });
    expect(await write(id, kind, {})).toMatchObject({ status: 401 });
    const other = await shop.product({ name: 'Foulard', price: 900, stock: 1 });
    expect(await write(id, kind, marie, other.idProduct)).toMatchObject({ status: 404 });
    await setStatus(id, 'PAID');
    expect(await write(id)).toMatchObject({ status: 409 });
    expect(await shop.accept('GET', `/order/${id}/review`, undefined, marie)).toMatchObject({ isOpen: false });
    await setStatus(id, 'DELIVERED');
    expect(await write(id)).toMatchObject({
      status: 200,
      data: { isOpen: true, products: [{ name: 'Robe', review: { ...kind, status: 'PENDING' } }] },
    });
  });

  it('has one to five stars and a text, once for a product of an order, however often it is sent', async () => {
    const { id } = await buy(marie);
    for (const body of [{ rating: 0 }, { rating: 6 }, { rating: 2.5 }, { text: ' '.repeat(20) }, { text: 'x'.repeat(2001) }])
      expect((await write(id, { ...kind, ...body })).status, JSON.stringify(body)).toBe(422);
    await Promise.all([write(id), write(id), write(id)]);
    expect(await rows()).toHaveLength(1);
  });

  it('is read by nobody before the team has published it, and then drops the kept pages of its product', async () => {
    const { id } = await buy(marie);
    const before = await shop.accept<SiteChanges>('GET', '/site/changes');
    await write(id);
    expect(await shown()).toEqual({ rating: null, reviews: [] });
    expect((await sheet()).rating).toBeUndefined();
    expect((await shop.accept<SiteChanges>('GET', `/site/changes?since=${before.moment}`)).changed).toEqual([]);
    const [review] = await listed('status=PENDING');
    expect(review).toMatchObject({ author: 'Marie', product: { name: 'Robe' }, order: { id }, by: null });
    const published = await decide(review, { answer: 'Merci Marie !' });
    expect(published).toMatchObject({ status: 200, data: { status: 'PUBLISHED', by: 'nora@example.test' } });
    expect((await shop.accept<SiteChanges>('GET', `/site/changes?since=${before.moment}`)).changed).toEqual([dress.idProduct]);
    expect(await shown()).toMatchObject({
      rating: { average: 5, count: 1 },
      reviews: [
        {
          author: 'Marie',
          ...kind,
          language: 'fr',
          answer: 'Merci Marie !',
          boughtAt: expect.any(String),
          publishedAt: expect.any(String),
        },
      ],
    });
    expect((await sheet()).rating).toEqual({ average: 5, count: 1 });
  });

  it('counts into the mean to a tenth, and stands before the older ones', async () => {
    for (const [at, rating] of [5, 4, 4].entries()) {
      const { id } = await buy(marie);
      await write(id, { rating, text: `Avis numéro ${at}, écrit avec soin.` });
      const [review] = await listed('status=PENDING');
      shop.later(30);
      await decide(review, {});
    }
    const { rating, reviews } = await shown();
    expect(rating).toEqual({ average: 4.3, count: 3 });
    expect(reviews.map(({ text }) => text.slice(0, 14))).toEqual(['Avis numéro 2,', 'Avis numéro 1,', 'Avis numéro 0,']);
    expect((await shop.accept<ProductReviews>('GET', `/product/${dress.idProduct}/review?nbItem=1&page=2`)).reviews).toHaveLength(1);
  });

  it('is refused for a reason only, which its author is told once; what was published goes from its page', async () => {
    const { id } = await buy(marie);
    await write(id);
    const [review] = await listed();
    expect(await decide(review, { status: 'REFUSED', reason: ' ' })).toMatchObject({ status: 422, data: [{ key: 'reason' }] });
    await decide(review, {});
    for (let at = 0; at < 2; at++) expect((await decide(review, { status: 'REFUSED', reason: 'Nomme une personne.' })).status).toBe(200);
    expect(await shown()).toEqual({ rating: null, reviews: [] });
    const told = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, 'REVIEW_REFUSED')));
    expect(told).toMatchObject([{ to: 'marie@example.test', text: expect.stringContaining('Motif : Nomme une personne.') }]);
    expect(told[0]?.text).toContain(`/account/orders/${id}`);
    expect(await shop.accept('GET', `/order/${id}/review`, undefined, marie)).toMatchObject({
      products: [{ review: { status: 'REFUSED', reason: 'Nomme une personne.' } }],
    });
  });

  it('that is written anew waits again, and a decision on what it was is refused', async () => {
    const { id } = await buy(marie);
    await write(id);
    const [review] = await listed();
    await decide(review, {});
    shop.later(5);
    await write(id, { rating: 1, text: 'Décousue au premier lavage.' });
    expect(await shown()).toEqual({ rating: null, reviews: [] });
    expect(await decide(review, {})).toMatchObject({ status: 409 });
    const [anew] = await listed('status=PENDING');
    expect(anew).toMatchObject({ rating: 1, publishedAt: null });
    await decide(anew, {});
    expect((await shown()).rating).toEqual({ average: 1, count: 1 });
  });

  it('is taken back by its author, goes with her account, and is forgotten after five years', async () => {
    const { id } = await buy(marie);
    await write(id);
    await shop.accept('DELETE', `/order/${id}/review/${dress.idProduct}`, undefined, marie);
    expect(await rows()).toEqual([]);
    await write(id);
    await decide((await listed())[0], {});
    expect(await shop.call('DELETE', '/user', { password }, marie)).toMatchObject({ status: 200 });
    expect(await rows()).toEqual([]);
    expect((await sheet()).rating).toBeUndefined();
    const ida = await signUp('ida@example.test', 'Ida');
    await write((await buy(ida)).id, kind, ida);
    shop.later(5 * 365 * 24 * 60);
    await forgetReviews(db(), shop.now());
    expect(await rows()).toHaveLength(1);
    shop.later(3 * 24 * 60);
    await forgetReviews(db(), shop.now());
    expect(await rows()).toEqual([]);
  });

  it('is neither taken nor shown where the shop wants none', async () => {
    const { id } = await buy(marie);
    await write(id);
    await decide((await listed())[0], {});
    await db().insert(parameters).values({ idSite: shop.idSite, key: 'DISPLAY_PRODUCT_REVIEWS', value: 'false' });
    expect(await shown()).toEqual({ rating: null, reviews: [] });
    expect((await sheet()).rating).toBeUndefined();
    expect(await write(id)).toMatchObject({ status: 409 });
  });

  it('is found in the panel by product, author and order', async () => {
    const { id, reference } = await buy(marie);
    await write(id);
    for (const search of ['rob', 'marie', reference]) expect(await listed(`search=${encodeURIComponent(search)}`), search).toHaveLength(1);
    expect(await listed('search=foulard')).toEqual([]);
    expect(await listed('status=PUBLISHED')).toEqual([]);
  });
});
