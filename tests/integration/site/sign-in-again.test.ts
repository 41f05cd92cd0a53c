import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { users } from '#backend/tables/people.ts';
import { adminSessionMinutes } from '#schemas/admin-session.ts';
import { type CallDefinition, parseCallKey } from '#schemas/call.ts';
import { calls } from '#schemas/calls/index.ts';
import { codeParameters } from '#schemas/parameter.ts';
import type { Session } from '#schemas/user.ts';
import { openShop, type Shop } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';

const password = 'une longue phrase de passe';
const id = randomUUID();

/** Every call that needs a recent sign-in, with a body for which it does, and one for which it does not. */
const guarded: Readonly<Record<string, { body?: object; harmless?: object }>> = {
  'PUT /admin/payment/provider/{method}': { body: { mode: 'TEST', values: {} } },
  'POST /admin/order/{id}/refund': { body: { idempotencyKey: id, amount: 100 } },
  'POST /admin/payment/refund/{id}/retry': {},
  'PUT /admin/order/{id}/status': { body: { step: 'REFUNDED' }, harmless: { step: 'PREPARING' } },
  'PUT /admin/order-back/{id}': { body: { step: 'REFUNDED' }, harmless: { step: 'RECEIVED' } },
  'PUT /admin/parameter': {
    body: { version: 0, values: { SCRIPT_TO_LOAD: 'go()' } },
    harmless: { version: 0, values: { MENU_TYPE: 'FIXED' } },
  },
  'POST /admin/parameter/version/{version}/restore': { body: { version: 0 } },
  'DELETE /admin/session/{id}': {},
  'DELETE /admin/session': {},
  'PUT /admin/team/{id}': { body: { role: 'ADMIN' } },
  'POST /admin/team/invitation': { body: { email: 'nobody@example.test' } },
  'POST /admin/person/erase': { body: { email: 'nobody@example.test' } },
};
const paramsOf: Readonly<Record<string, string>> = { method: 'CUSTOM', version: '1' };
/** Paths whose id is a number. */
const numbered = /order-back|team/;

onOneEngine('signing in again', (db) => {
  let shop: Shop;
  let email: string;
  beforeEach(async () => {
    shop = await openShop(db());
    email = `nora-${shop.idSite}@example.test`;
    await shop.accept('POST', '/register', { email, password, firstname: 'Nora', lastname: 'Petit', acceptTerms: true });
    await db().update(users).set({ role: 'SUPER_ADMIN' }).where(eq(users.idSite, shop.idSite));
  });
  const signIn = async (headers: Record<string, string> = {}) => ({
    Authorization: (await shop.accept<Session>('POST', '/login', { email, password }, headers)).token,
  });
  const make = (key: string, body: object | undefined, who: Record<string, string>) => {
    const { method, path } = parseCallKey(key);
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => paramsOf[name] ?? (numbered.test(path) ? '1' : id));
    return shop.call(method, filled, body, who);
  };
  const isAsked = { status: 403, success: false, code: 'sign-in-again', message: 'Confirm with your password to continue.' };

  it('is asked for by every call that says so, and by no other', () => {
    const named = Object.entries(calls as Record<string, CallDefinition>).flatMap(([key, { recentSignIn }]) => (recentSignIn ? [key] : []));
    expect(named.toSorted()).toEqual(Object.keys(guarded).toSorted());
  });

  it.each(Object.entries(guarded))('comes before %s once ten minutes are over', async (key, { body, harmless }) => {
    const nora = await signIn();
    shop.later(adminSessionMinutes.recent);
    expect(await make(key, body, nora), 'within ten minutes').not.toMatchObject({ code: 'sign-in-again' });
    const again = await signIn();
    shop.later(adminSessionMinutes.recent + 1);
    expect(await make(key, body, again)).toMatchObject(isAsked);
    if (harmless) expect(await make(key, harmless, again)).not.toMatchObject({ code: 'sign-in-again' });
    expect(await make(key, body, await signIn(again))).not.toMatchObject({ code: 'sign-in-again' });
  });

  it.each(codeParameters)('comes before %s is saved, also among other settings', async (key) => {
    const nora = await signIn();
    shop.later(adminSessionMinutes.recent + 1);
    const body = { version: 0, values: { MENU_TYPE: 'FIXED', [key]: null } };
    expect(await make('PUT /admin/parameter', body, nora)).toMatchObject(isAsked);
  });

  it('changes nothing when it is refused, says who tried, and is limited as the first time', async () => {
    const nora = await signIn();
    shop.later(adminSessionMinutes.recent + 1);
    const save = { version: 0, values: { SCRIPT_TO_LOAD: 'go()' } };
    expect(await make('PUT /admin/parameter', save, nora)).toMatchObject(isAsked);
    expect(await shop.accept('GET', '/admin/parameter', undefined, nora)).toMatchObject({ version: 0 });
    const { entries } = await shop.accept<{ entries: object[] }>('GET', '/admin/audit?call=PUT%20/admin/parameter', undefined, nora);
    expect(entries).toMatchObject([{ email, status: 403 }]);
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await shop.call('POST', '/login', { email, password: 'a guess' }, nora)).status);
    // Signing in above took one of the ten.
    expect(statuses).toEqual([...Array(9).fill(401), 429, 429]);
    expect(await shop.call('GET', '/admin/order', undefined, nora), 'a wrong password ends nothing').toMatchObject({ status: 200 });
  });

  it('is not asked for an e-mail address or a password: these ask for the password each time', async () => {
    const nora = await signIn();
    shop.later(adminSessionMinutes.recent + 1);
    const profile = { firstname: 'Nora', lastname: 'Petit', phone: '', email: `moved-${email}` };
    expect(await shop.call('PUT', '/user', profile, nora)).toMatchObject({ status: 422, data: [{ key: 'currentPassword' }] });
    const change = { currentPassword: 'wrong', password: 'une autre phrase de passe' };
    expect(await shop.call('PUT', '/user/password', change, nora)).toMatchObject({ status: 422, data: [{ key: 'currentPassword' }] });
  });
});
