import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { declinations } from '#backend/tables/catalogue.ts';
import { users } from '#backend/tables/people.ts';
import { parameters } from '#backend/tables/site.ts';
import { rentalDays } from '#backend/tables/stock.ts';
import type { StockLine, StockMove } from '#schemas/admin-stock.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Product } from '#schemas/product.ts';
import type { SiteChanges } from '#schemas/site-changes.ts';
import type { Session } from '#schemas/user.ts';
import { onBothEngines } from '../databases.ts';
import { type Headers, openShop, orderBody, type Shop } from './shop.ts';

onBothEngines('the stock that a shopkeeper counts', (db) => {
  let shop: Shop;
  let admin: Headers;
  let bowl: { idProduct: number; idDeclination: number };

  beforeAll(async () => {
    shop = await openShop(db());
    const person = {
      email: 'nora@example.test',
      password: 'correct horse battery',
      firstname: 'Nora',
      lastname: 'Petit',
      acceptTerms: true,
    };
    const { token } = await shop.accept<Session>('POST', '/register', person);
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.idSite, shop.idSite));
    admin = { Authorization: token };
    bowl = await shop.product({ name: 'Bol', price: 1500, stock: 6 });
    await shop.product({ name: 'Carafe', price: 2500, stock: 2 });
    await shop.product({ name: 'Nappe', price: 900, stock: 0 });
    await shop.product({ name: 'Verre', price: 700, stock: 0, isTracked: false });
  });

  const list = (query = '') =>
    shop.accept<{ total: number; limit: number; lines: StockLine[] }>('GET', `/admin/stock?${query}`, undefined, admin);
  const count = (id: number, body: object, headers = admin) => shop.call<StockLine>('PUT', `/admin/stock/${id}`, body, headers);
  const namesOf = async (query: string) => (await list(query)).lines.map(({ name }) => name);

  it('is listed by name, by page and search, and by what is gone, few or kept by unpaid orders', async () => {
    expect(await list('nbItem=2')).toMatchObject({ total: 4, limit: 3, lines: [{ name: 'Bol', stock: 6, held: 0 }, { name: 'Carafe' }] });
    expect(await namesOf('nbItem=2&page=2')).toEqual(['Nappe', 'Verre']);
    expect(await namesOf('search=car')).toEqual(['Carafe']);
    expect(await namesOf('state=OUT')).toEqual(['Nappe']);
    expect(await namesOf('state=LOW')).toEqual(['Carafe']);
    expect(await namesOf('state=HELD')).toEqual([]);
  });

  it('stands in the order of the alphabet and is found without accents, on every database', async () => {
    const other = await openShop(db());
    const person = { email: 'ida@example.test', password: 'correct horse battery', firstname: 'Ida', lastname: 'Noël', acceptTerms: true };
    const { token } = await other.accept<Session>('POST', '/register', person);
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.idSite, other.idSite));
    const names = ['Zèbre', 'écharpe', 'Œillet', 'Robe d’été', 'Robe dos nu', 'olive', 'Écharpe à pois', 'Robe à fleurs', 'Abat-jour'];
    for (const name of names) await other.product({ name, price: 900, stock: 1 });
    const read = async (query: string) => {
      const path = `/admin/stock?${new URLSearchParams({ search: query })}`;
      const { lines } = await other.accept<{ lines: StockLine[] }>('GET', path, undefined, { Authorization: token });
      return lines.map(({ name }) => name);
    };
    const inOrder = ['Abat-jour', 'écharpe', 'Écharpe à pois', 'Œillet', 'olive', 'Robe à fleurs', 'Robe d’été', 'Robe dos nu', 'Zèbre'];
    expect(await read('')).toEqual(inOrder);
    expect(await read('ECHARPE')).toEqual(['écharpe', 'Écharpe à pois']);
    expect(await read("robe d'ETE")).toEqual(['Robe d’été']);
    expect(await read('oeil')).toEqual(['Œillet']);
    expect(await read('100%')).toEqual([]);
  });

  it('is corrected with a reason, which the ledger keeps with who said so; said again it changes nothing', async () => {
    const before = await shop.accept<SiteChanges>('GET', '/site/changes');
    const body = { stock: 4, seen: 6, note: 'Deux cassés' };
    expect(await count(bowl.idDeclination, body)).toMatchObject({ status: 200, data: { stock: 4 } });
    expect(await count(bowl.idDeclination, body)).toMatchObject({ status: 200, data: { stock: 4 } });
    const after = await shop.accept<SiteChanges>('GET', `/site/changes?since=${before.moment}`);
    expect(after).toMatchObject({ version: before.version, changed: [bowl.idProduct] });
    const { total, moves } = await shop.accept<{ total: number; moves: StockMove[] }>(
      ...(['GET', `/admin/stock/${bowl.idDeclination}/move`, undefined, admin] as const),
    );
    expect(total).toBe(1);
    expect(moves).toMatchObject([{ quantity: -2, reason: 'ADJUSTED', note: 'Deux cassés', by: 'nora@example.test', order: null }]);
    const sheet = await shop.accept<Product>('GET', `/product/${bowl.idProduct}`);
    expect(sheet.declination[0]).toMatchObject({ quantity: 4 });
  });

  it('is not corrected without a reason, nor from what is no longer true', async () => {
    expect(await count(bowl.idDeclination, { stock: 9, seen: 4, note: ' ' })).toMatchObject({ status: 422, data: [{ key: 'note' }] });
    expect(await count(bowl.idDeclination, { stock: -1, seen: 4, note: 'x' })).toMatchObject({ status: 422, data: [{ key: 'stock' }] });
    expect(await count(bowl.idDeclination, { stock: 9, seen: 6, note: 'Arrivage' })).toMatchObject({
      status: 409,
      message: 'The stock has changed meanwhile: it is 4 now. Count again.',
    });
    expect((await list('search=bol')).lines[0]?.stock).toBe(4);
  });

  it('does not fall below what unpaid orders keep, nor below what is rented on a day; a sale stands in the ledger with its order', async () => {
    const place = { products: [{ idProduct: bowl.idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    const placed = await shop.place(orderBody(await shop.cartWith(bowl.idDeclination, 3), carrier ?? { id: 0, price: 0 }));
    if (!placed.success) throw new Error(placed.message);
    expect(await namesOf('state=HELD')).toEqual(['Bol']);
    expect(await count(bowl.idDeclination, { stock: 2, seen: 4, note: 'Inventaire' })).toMatchObject({
      status: 409,
      message: expect.stringContaining('3 are kept by orders'),
    });
    await shop.pay(placed.data);
    const { moves } = await shop.accept<{ moves: StockMove[] }>('GET', `/admin/stock/${bowl.idDeclination}/move`, undefined, admin);
    expect(moves[0]).toMatchObject({ quantity: -3, reason: 'SOLD', by: null, order: { reference: placed.data.reference } });
    const cape = await shop.product({ name: 'Zibeline', price: 0, stock: 2, offer: 'RENTAL' });
    await db()
      .insert(rentalDays)
      .values({ idSite: shop.idSite, idDeclination: cape.idDeclination, day: '2026-12-24', taken: 2, pieces: 2 });
    expect(await count(cape.idDeclination, { stock: 1, seen: 2, note: 'Perdue' })).toMatchObject({ status: 409 });
  });

  it('of a shop that makes to order may fall below what orders keep, and the rest is owed', async () => {
    const other = await openShop(db());
    const person = { email: 'ida@example.test', password: 'correct horse battery', firstname: 'Ida', lastname: 'Petit', acceptTerms: true };
    const { token } = await other.accept<Session>('POST', '/register', person);
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.idSite, other.idSite));
    await db().insert(parameters).values({ idSite: other.idSite, key: 'HANDLE_STOCK', value: 'false' });
    const { idDeclination } = await other.product({ name: 'Savon', price: 500, stock: 3 });
    const own = and(eq(declinations.idSite, other.idSite), eq(declinations.id, idDeclination));
    await db().update(declinations).set({ held: 2 }).where(own);
    const body = { stock: 1, seen: 3, note: 'Fondu' };
    expect(await other.call('PUT', `/admin/stock/${idDeclination}`, body, { Authorization: token })).toMatchObject({ status: 200 });
    expect((await db().select().from(declinations).where(own))[0]).toMatchObject({ stock: 1, held: 2, promised: 1 });
    // Nobody counts on another site, nor what is not counted.
    expect(await count(idDeclination, body)).toMatchObject({ status: 404 });
    expect(await shop.call('GET', `/admin/stock/${idDeclination}/move`, undefined, admin)).toMatchObject({ status: 404 });
    expect(await count(idDeclination, body, {})).toMatchObject({ status: 401 });
    const glass = (await list('search=verre')).lines[0]?.idDeclination ?? 0;
    expect(await count(glass, { stock: 3, seen: 0, note: 'x' })).toMatchObject({
      status: 409,
      message: expect.stringContaining('not counted'),
    });
  });
});
