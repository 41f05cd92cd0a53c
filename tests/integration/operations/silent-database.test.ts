import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#backend/platform/database/connect.ts';
import { withTimeLimits } from '#backend/platform/time-limits.ts';
import { orders } from '#backend/tables/order.ts';
import type { Carrier } from '#schemas/delivery.ts';
import { type NetworkProxy, openProxy, through } from '../../network-proxy.ts';
import { openShop, orderBody, type Shop } from '../commerce/shop.ts';
import { openFresh } from '../databases.ts';

const databaseUrl = inject('databaseUrl');
// Two and five seconds are promised, and measured by bench:silence. Here, beside other tests, a wait without an end has to be seen.
const [maxAnswerMs, maxRecoveryMs] = [6_000, 10_000];

describe.runIf(databaseUrl)('a PostgreSQL whose bytes are dropped on the way', () => {
  let proxy: NetworkProxy;
  let shop: Shop;
  let piece: { idProduct: number; idDeclination: number };
  let carrier: Carrier;
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const { database, databaseUrl: url } = await openFresh('PostgreSQL');
    proxy = await openProxy(new URL(url ?? ''));
    const proxied = await openDatabase({ dataDir: '', databaseUrl: through(proxy, url ?? '') });
    closing.push(proxied.close, proxy.close, database.close);
    shop = await openShop(proxied.db);
    piece = await shop.product({ name: 'Robe Nuit', price: 4500, stock: 100 });
    const products = [{ idProduct: piece.idProduct, quantity: 1 }];
    const [found] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    if (!found) throw new Error('no carrier');
    carrier = found;
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  /** Returns the answer of a call, and its time. */
  async function timed<T>(call: () => Promise<T>): Promise<[T, ms: number]> {
    const begun = performance.now();
    return [await call(), performance.now() - begun];
  }
  const ordersOf = (idCart: string) => shop.db.select().from(orders).where(eq(orders.idCart, idCart));

  it('has every call answered without a wait for its return, in the caller’s language, and works again once it is reachable', async () => {
    const cart = await shop.cartWith(piece.idDeclination);
    proxy.silence();
    const french = { userLang: 'fr_FR' };
    const answers = await Promise.all([
      timed(() => shop.call('GET', '/site/info', undefined, french)),
      timed(() => shop.call('GET', `/product/${piece.idProduct}`)),
      timed(() => shop.add(piece.idDeclination, 1, { headers: french })),
      timed(() => shop.place(orderBody(cart, carrier))),
      timed(() => shop.call('GET', '/readyz')),
      ...Array.from({ length: 30 }, () => timed(() => shop.call('GET', '/site/info'))),
    ]);
    for (const [answer, ms] of answers) expect([answer.status, ms < maxAnswerMs]).toEqual([503, true]);
    expect(answers[0]?.[0].message).toMatch(/momentanément indisponible/);
    expect(answers[1]?.[0].message).toMatch(/unavailable for the moment/);
    const [, nextMs] = await timed(() => shop.call('GET', '/site/info'));
    expect(nextMs).toBeLessThan(Math.min(...answers.map(([, ms]) => ms)) / 2);

    proxy.open();
    const [, recoveryMs] = await timed(async () => {
      while ((await shop.call('GET', '/readyz')).status !== 200) await wait(50);
    });
    expect(recoveryMs).toBeLessThan(maxRecoveryMs);
    expect(await shop.place(orderBody(cart, carrier))).toMatchObject({ status: 200 });
  });

  it.each([
    ['done, when only the answer to its COMMIT was lost', true],
    ['not done, when its COMMIT was lost, whose locks are gone', false],
  ])('has the order that is placed again found %s', async (_, isSent) => {
    const cart = await shop.cartWith(piece.idDeclination);
    const body = orderBody(cart, carrier);
    proxy.silenceAt('commit', isSent);
    const [lost, lostMs] = await timed(() => shop.place(body));
    expect([lost.status, lostMs < maxAnswerMs]).toEqual([503, true]);
    expect(await ordersOf(cart.id)).toHaveLength(isSent ? 1 : 0);
    const [again, againMs] = await timed(() => shop.place(body));
    expect([again.status, againMs < maxAnswerMs]).toEqual([200, true]);
    expect(await ordersOf(cart.id)).toHaveLength(1);
  });

  it('is waited for while it works on a statement, for as long as the kind of work may take', async () => {
    await expect(shop.db.execute(sql`select pg_sleep(2.2)`)).resolves.toBeDefined();
    const limitOf = async (kind: 'shopper' | 'long') => {
      const answer = await withTimeLimits(kind, () => shop.db.ofSite(shop.idSite).execute(sql`show statement_timeout`));
      return (answer as unknown as { rows: unknown[] }).rows;
    };
    expect([await limitOf('shopper'), await limitOf('long'), await limitOf('shopper')]).toEqual([
      [{ statement_timeout: '5s' }],
      [{ statement_timeout: '1min' }],
      [{ statement_timeout: '5s' }],
    ]);
  });

  it('is not ready while no connection that calls use comes free', async () => {
    const sleep = () => withTimeLimits('long', () => shop.db.ofSite(shop.idSite).execute(sql`select pg_sleep(10)`));
    const busy = Promise.allSettled(Array.from({ length: 10 }, sleep));
    const answers = await Promise.all([shop.call('GET', '/readyz'), shop.call('GET', '/site/info')]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect((await busy).every(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await shop.call('GET', '/readyz')).status).toBe(200);
  });
});
