import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { declinations, products } from '#backend/tables/catalogue.ts';
import { users } from '#backend/tables/people.ts';
import type { LegalDuty } from '#schemas/legal-duties.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { type Headers, openShop, type Shop } from './shop.ts';

onOneEngine('the list of legal duties', (db) => {
  let shop: Shop;
  let desk: Headers;
  beforeEach(async () => {
    shop = await openShop(db());
    const email = `desk-${shop.idSite}@example.test`;
    const body = { email, password: 'une longue phrase de passe', firstname: 'Desk', lastname: 'Team', acceptTerms: true };
    const { token } = await shop.accept<Session>('POST', '/register', body);
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.email, email));
    desk = { Authorization: token };
  });
  const readDuties = async () => (await shop.accept<{ duties: LegalDuty[] }>('GET', '/admin/legal-duty', undefined, desk)).duties;
  const readKeys = async () => (await readDuties()).map(({ key }) => key as string);

  it('has a row for alcohol, used pieces and rentals only while the shop sells such goods', async () => {
    const rows = ['alcohol', 'usedGoods', 'rentals'];
    await shop.product({ name: 'Manteau', price: 4500, stock: 3 });
    expect((await readKeys()).filter((key) => rows.includes(key))).toEqual([]);
    const { idProduct } = await shop.product({ name: 'Chinon', price: 900, stock: 3, type: 'WINE' });
    await shop.product({ name: 'Veste', price: 4500, stock: 1, offer: 'SECOND_HAND' });
    await shop.product({ name: 'Robe', price: 4500, stock: 1, offer: 'RENTAL' });
    expect(await readKeys()).toEqual(expect.arrayContaining(rows));
    await db().update(products).set({ isValid: false }).where(eq(products.id, idProduct));
    expect(await readKeys(), 'the wine is sold no more').not.toContain('alcohol');
  });

  it('counts the wines of which a vintage has no label', async () => {
    const { idProduct, idDeclination } = await shop.product({ name: 'Chinon', price: 900, stock: 3, type: 'WINE', capacity: 75 });
    const magnum = { idSite: shop.idSite, idProduct, reference: `M-${idProduct}`, price: 2000, fixedPrice: 2000, stock: 1, position: 1 };
    await db().insert(declinations).values(magnum);
    const duty = async () => (await readDuties()).find(({ key }) => key === 'wineLabels');
    expect(await duty()).toMatchObject({ state: 'CHECK', count: 1 });
    const wineLabel = { ingredients: ['GRAPES' as const], allergens: [], nutrition: null };
    await db().update(declinations).set({ wineLabel }).where(eq(declinations.id, idDeclination));
    expect(await duty(), 'the other bottle has no year either').toMatchObject({ state: 'DONE' });
    await db().update(declinations).set({ year: 2022 }).where(eq(declinations.id, idDeclination));
    expect(await duty()).toMatchObject({ state: 'CHECK', count: 1 });
  });

  it('is for the team alone', async () => {
    const refused = await shop.call('GET', '/admin/legal-duty');
    expect(refused.success).toBe(false);
  });
});
