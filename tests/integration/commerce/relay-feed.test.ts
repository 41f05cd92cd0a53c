import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { refreshFeeds } from '#backend/goods/shipping/relay-feed/refresh-feeds.ts';
import type { Network } from '#backend/platform/outbound/load-public.ts';
import { users } from '#backend/tables/people.ts';
import { carriers, relayFeeds, relayPoints } from '#backend/tables/shipping.ts';
import type { CallData } from '#schemas/calls/index.ts';
import type { RelayFeed } from '#schemas/relay-feed.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, type Shop } from './shop.ts';

const host = 'points.example';
const address = `https://${host}/points.csv`;
const csv = (...ids: string[]) =>
  ['id,name,address,postalCode,city,latitude,longitude', ...ids.map((id) => `${id},Tabac,1 rue,85190,Aizenay,46.739,-1.608`)].join('\n');

/** A network in which the host of the feed answers with a text or a redirect. */
const networkWith = (body: string | Buffer, { at = '93.184.216.34', location = '' } = {}): Network => ({
  resolve: async () => [at],
  open: async () =>
    Object.assign(Readable.from([Buffer.from(body)]), { statusCode: location ? 302 : 200, headers: location ? { location } : {} }),
});

onOneEngine('feed of relay points', (db) => {
  let shop: Shop;
  let admin: { Authorization: string };
  let idCarrier: number;
  beforeAll(async () => {
    shop = await openShop(db(), { relayHosts: [host] });
    const registration = { password: 'correct horse battery', firstname: 'Nora', lastname: 'Petit', acceptTerms: true };
    const { token } = await shop.accept<Session>('POST', '/register', { ...registration, email: 'nora@example.test' });
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.idSite, shop.idSite));
    admin = { Authorization: token };
    const values = { name: 'Relais', description: '', deliveryType: 'PICKUP' as const, minDays: 3, maxDays: 5, position: 9 };
    const [carrier] = await db()
      .insert(carriers)
      .values({ ...values, idSite: shop.idSite })
      .returning();
    idCarrier = carrier?.id ?? 0;
  });
  beforeEach(async () => {
    await db().delete(relayPoints).where(eq(relayPoints.idSite, shop.idSite));
    await db().delete(relayFeeds).where(eq(relayFeeds.idSite, shop.idSite));
  });

  const path = () => `/admin/relay-feed/${idCarrier}`;
  const send = (text: string) => shop.accept<RelayFeed>('POST', `${path()}/file`, { text }, admin);
  const shown = async () => {
    const points = await db()
      .select({ id: relayPoints.id })
      .from(relayPoints)
      .where(and(eq(relayPoints.idSite, shop.idSite), eq(relayPoints.isValid, true)))
      .orderBy(relayPoints.id);
    return points.map(({ id }) => id);
  };
  const read = async () => {
    const { feeds } = await shop.accept<CallData<'GET /admin/relay-feed'>>('GET', '/admin/relay-feed', undefined, admin);
    return feeds.find((feed) => feed.idCarrier === idCarrier);
  };
  const day = 86_400_000;
  const refresh = (network: Network, later = 0, hosts = [host]) =>
    refreshFeeds(db(), { hosts, network, now: new Date(Date.now() + later), log: pino({ level: 'silent' }) });

  it('takes the points of a file, and switches off those that a later file leaves out', async () => {
    expect(await send(csv('A', 'B'))).toMatchObject({ carrier: 'Relais', points: 2, address: '', faults: [] });
    expect(await send(csv('B', 'C'))).toMatchObject({ points: 2 });
    expect(await shown()).toEqual(['B', 'C']);
  });

  it('takes nothing of a file with a fault: the former points stay, and the fault is told', async () => {
    await send(csv('A', 'B'));
    const feed = await send(`${csv('C')}\nD,Tabac,1 rue,85190,Aizenay,north,-1.6`);
    expect(feed).toMatchObject({ points: 2, faults: [{ line: 3, field: 'latitude', message: 'wrong' }] });
    expect(await shown()).toEqual(['A', 'B']);
  });

  it('is read from its address once a day, and a broken one leaves the former points', async () => {
    await shop.accept('PUT', path(), { address }, admin);
    expect(await refresh(networkWith(csv('A', 'B')))).toBe(1);
    expect(await shown()).toEqual(['A', 'B']);
    expect(await refresh(networkWith(csv('C')), day / 2)).toBe(0);
    expect(await refresh(networkWith('<html>'), day + 60_000)).toBe(1);
    expect(await shown()).toEqual(['A', 'B']);
    expect(await read()).toMatchObject({ address, points: 2, faults: [{ message: 'empty' }] });
    const { lastRunAt, lastSuccessAt } = (await read()) ?? {};
    expect(Date.parse(lastRunAt ?? '')).toBeGreaterThan(Date.parse(lastSuccessAt ?? ''));
    expect(await refresh(networkWith(csv('C')), 2 * day + 120_000)).toBe(1);
    expect([await shown(), (await read())?.faults]).toEqual([['C'], []]);
  });

  it('keeps the accents of a file that Excel saved, in Windows-1252', async () => {
    await shop.accept('PUT', path(), { address }, admin);
    await refresh(networkWith(Buffer.from(csv('A').replace('Tabac', 'Épicerie à côté'), 'latin1')));
    const [point] = await db().select({ name: relayPoints.name }).from(relayPoints).where(eq(relayPoints.idSite, shop.idSite));
    expect(point?.name).toBe('Épicerie à côté');
  });

  it.each([
    ['host', networkWith('', { location: 'https://elsewhere.example/points.csv' }), [host]],
    ['address', networkWith('', { location: `http://${host}/points.csv` }), [host]],
    ['private', networkWith(csv('X'), { at: '10.0.0.7' }), [host]],
    ['host', networkWith(csv('X')), []],
  ] as const)('is not read where that leads elsewhere: %s', async (reason, network, hosts) => {
    await send(csv('A'));
    await shop.accept('PUT', path(), { address }, admin);
    expect(await refresh(network, 0, [...hosts])).toBe(1);
    expect([await shown(), (await read())?.faults]).toEqual([['A'], [{ line: 0, field: '', message: reason }]]);
  });

  it('has an address only on a host that the operator allows, and only of a carrier that hands over at relay points', async () => {
    for (const wrong of ['http://points.example/a.csv', 'https://elsewhere.example/a.csv', 'https://points.example:8443/a', '/etc/passwd'])
      expect(await shop.call('PUT', path(), { address: wrong }, admin)).toMatchObject({ status: 422, data: [{ key: 'address' }] });
    expect(await shop.call('PUT', '/admin/relay-feed/999999', { address }, admin)).toMatchObject({ status: 404 });
    expect(await shop.call('POST', '/admin/relay-feed/999999/file', { text: csv('A') }, admin)).toMatchObject({ status: 404 });
    expect(await shop.call('POST', `/admin/relay-feed/${idCarrier}/refresh`, undefined, admin)).toMatchObject({ status: 422 });
    expect(await shop.call('GET', '/admin/relay-feed')).toMatchObject({ status: 401 });
  });
});
