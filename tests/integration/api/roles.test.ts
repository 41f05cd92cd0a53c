import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { users } from '#backend/tables/people.ts';
import { type CallDefinition, parseCallKey } from '#schemas/call.ts';
import { entityCallKeys } from '#schemas/calls/entity-calls.ts';
import { calls } from '#schemas/calls/index.ts';
import { entities } from '#schemas/entities/index.ts';
import type { Session } from '#schemas/user.ts';
import { openShop, type Shop } from '../commerce/shop.ts';
import { onDatabase } from '../databases.ts';

const adminCalls = Object.entries(calls as Record<string, CallDefinition>)
  .filter(([, { access }]) => access === 'admin')
  .map(([key]) => key);
/** Files for administrators, which are no calls of the table. */
const files = [
  'GET /admin/product/export.csv',
  'GET /admin/order/export.csv',
  'GET /admin/payment/export.csv',
  'GET /admin/payment/reconciliation.csv',
];

onDatabase('what administrators may do', 'PGlite', (db) => {
  let shop: Shop;
  let tokens: Record<'customer' | 'elsewhere' | 'ADMIN' | 'SUPER_ADMIN', string>;

  beforeAll(async () => {
    shop = await openShop(db());
    const other = await openShop(db());
    const register = async (at: Shop, email: string) => {
      const person = { email, password: 'une longue phrase de passe', firstname: 'Zoé', lastname: 'Martin', acceptTerms: true };
      return (await at.accept<Session>('POST', '/register', person)).token;
    };
    const ofTeam = async (role: 'ADMIN' | 'SUPER_ADMIN') => {
      const email = `${role.toLowerCase()}@example.test`;
      const token = await register(shop, email);
      await db()
        .update(users)
        .set({ role })
        .where(and(eq(users.idSite, shop.idSite), eq(users.email, email)));
      return token;
    };
    tokens = {
      customer: await register(shop, 'zoe@example.test'),
      elsewhere: await register(other, 'ida@example.test'),
      ADMIN: await ofTeam('ADMIN'),
      SUPER_ADMIN: await ofTeam('SUPER_ADMIN'),
    };
    await db().update(users).set({ role: 'SUPER_ADMIN' }).where(eq(users.idSite, other.idSite));
  });

  const statusAs = async (token: string | undefined, key: string) => {
    const { method, path } = parseCallKey(key);
    const headers = new Headers({ idSite: String(shop.idSite), ...(token && { Authorization: token }) });
    const init: RequestInit = { method, headers };
    if (method !== 'GET') {
      init.body = '{}';
      headers.set('content-type', 'application/json');
    }
    return (await shop.app.request(path.replace(/\{\w+\}/g, '1'), init)).status;
  };

  it.each([...adminCalls, ...files])(
    '%s is refused to who is not signed in, to a customer, and to an administrator of another site',
    async (key) => {
      expect(await statusAs(undefined, key)).toBe(401);
      expect(await statusAs('a'.repeat(43), key)).toBe(401);
      expect(await statusAs(tokens.elsewhere, key)).toBe(401);
      expect(await statusAs(tokens.customer, key)).toBe(403);
    },
  );

  const entityCalls = Object.values(entities).flatMap(({ kind, right }) =>
    Object.values(entityCallKeys(kind)).map((key) => ({ key: key as keyof typeof calls, right })),
  );

  it.each(entityCalls)('$key needs the right $right, which administrators and the owner have', async ({ key, right }) => {
    expect(calls[key]).toMatchObject({ access: 'admin', right });
    for (const role of ['ADMIN', 'SUPER_ADMIN'] as const) expect([200, 404, 422]).toContain(await statusAs(tokens[role], key));
    expect(await statusAs(tokens.customer, key)).toBe(403);
  });
});
