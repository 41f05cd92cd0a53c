import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { products } from '#backend/tables/catalogue.ts';
import { wishlistProducts } from '#backend/tables/people.ts';
import type { CallData } from '#schemas/calls/index.ts';
import { wishlistLimit } from '#schemas/wishlist-limit.ts';
import { onOneEngine } from '../databases.ts';
import { type OpenSite, openSite } from './open-site.ts';

onOneEngine('a wishlist', (db) => {
  let site: OpenSite;
  let ids: number[];
  let signUps = 0;

  async function signUp(): Promise<Record<string, string>> {
    const email = `wish-${++signUps}@example.test`;
    const person = { email, password: 'trois petits chats', firstname: 'Zoé', lastname: 'Martin', acceptTerms: true };
    const answer = await site.call<CallData<'POST /register'>>('POST', '/register', person);
    if (!answer.success) throw new Error(answer.message);
    return { Authorization: answer.data.token };
  }
  const change = (body: object, who: Record<string, string>) => site.call<{ products: number[] }>('PUT', '/user/wishlist', body, who);
  const read = (who: Record<string, string>) => site.get<{ products: number[] }>('/user/wishlist', who);

  beforeAll(async () => {
    site = await openSite(db());
    ids = (await db().select({ id: products.id }).from(products).where(eq(products.idSite, site.idSite))).map(({ id }) => id);
  });

  it('is a person’s own: a guest has none here, and nobody sees another’s', async () => {
    const [zoe, nora] = [await signUp(), await signUp()];
    expect((await change({ added: [ids[0]] }, {})).status).toBe(401);
    await change({ added: [ids[0]] }, zoe);
    expect(await read(zoe)).toEqual({ products: [ids[0]] });
    expect(await read(nora)).toEqual({ products: [] });
  });

  it('keeps the newest first; the same again changes nothing, and what goes and comes again is the newest', async () => {
    const zoe = await signUp();
    const [a = 0, b = 0] = ids;
    await change({ added: [a] }, zoe);
    expect((await change({ added: [b, a] }, zoe)).data).toEqual({ products: [b, a] });
    expect((await change({ added: [b, a] }, zoe)).data).toEqual({ products: [b, a] });
    expect((await change({ removed: [a] }, zoe)).data).toEqual({ products: [b] });
    expect((await change({ removed: [a] }, zoe)).data).toEqual({ products: [b] });
    expect((await change({ added: [a] }, zoe)).data).toEqual({ products: [a, b] });
  });

  it('takes both of two browsers that merge at the same moment, each product once', async () => {
    const zoe = await signUp();
    const [a = 0, b = 0] = ids;
    await Promise.all([change({ added: [a, b] }, zoe), change({ added: [b, a] }, zoe), change({ added: [b] }, zoe)]);
    expect((await read(zoe)).products.sort((x, y) => x - y)).toEqual([a, b].sort((x, y) => x - y));
  });

  it('leaves out what is no product here, and refuses what is no number, or too much', async () => {
    const zoe = await signUp();
    expect((await change({ added: [2_000_000_000, ids[0]] }, zoe)).data).toEqual({ products: [ids[0]] });
    for (const added of [['a'], [-1], [1.5], Array.from({ length: wishlistLimit + 1 }, (_, id) => id + 1)])
      expect((await change({ added }, zoe)).status).toBe(422);
  });

  it('says of a product that is gone that it was there, and goes with its account', async () => {
    const zoe = await signUp();
    await change({ added: [ids[0]] }, zoe);
    const rows = () => db().select().from(wishlistProducts).where(eq(wishlistProducts.idSite, site.idSite));
    const before = (await rows()).length;
    const cards = await site.get<{ products: { idProduct: number }[] }>(`/product-card?ids=2000000000,${ids[1]},${ids[0]},${ids[1]}`);
    expect(cards.products.map(({ idProduct }) => idProduct)).toEqual([ids[1], ids[0]]);
    const erased = await site.call('DELETE', '/user', { password: 'trois petits chats' }, zoe);
    expect(erased.status).toBe(200);
    expect(await rows()).toHaveLength(before - 1);
  });

  it('has cards for numbers alone', async () => {
    for (const asked of ['', 'ids=', 'ids=a', 'ids=1,,2', 'ids=-1'])
      expect((await site.call('GET', `/product-card?${asked}`)).status).toBe(422);
  });
});
