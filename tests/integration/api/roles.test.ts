import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { users } from '#backend/tables/people.ts';
import { type CallDefinition, parseCallKey } from '#schemas/call.ts';
import { calls } from '#schemas/calls/index.ts';
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
  let tokens: { customer: string; elsewhere: string };

  beforeAll(async () => {
    shop = await openShop(db());
    const other = await openShop(db());
    const register = async (at: Shop, email: string) => {
      const person = { email, password: 'une longue phrase de passe', firstname: 'Zoé', lastname: 'Martin', acceptTerms: true };
      return (await at.accept<Session>('POST', '/register', person)).token;
    };
    tokens = { customer: await register(shop, 'zoe@example.test'), elsewhere: await register(other, 'ida@example.test') };
    await db().update(users).set({ role: 'SUPER_ADMIN' }).where(eq(users.idSite, other.idSite));
  });

  it.each([...adminCalls, ...files])(
    '%s is refused to who is not signed in, to a customer, and to an administrator of another site',
    async (key) => {
      const { method, path } = parseCallKey(key);
      const filled = path.replace(/\{\w+\}/g, '1');
      const statusAs = async (token: string | undefined) => {
        const headers = new Headers({ idSite: String(shop.idSite), ...(token && { Authorization: token }) });
        const init: RequestInit = { method, headers };
        if (method !== 'GET') {
          init.body = '{}';
          headers.set('content-type', 'application/json');
        }
        return (await shop.app.request(filled, init)).status;
      };
      expect(await statusAs(undefined)).toBe(401);
      expect(await statusAs('a'.repeat(43))).toBe(401);
      expect(await statusAs(tokens.elsewhere)).toBe(401);
      expect(await statusAs(tokens.customer)).toBe(403);
    },
  );
});
