import { type Api, route } from '#backend/platform/http/route.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { readReference } from '#schemas/withdrawal.ts';
import { decideWithdrawal, listWithdrawals } from './flows/admin-withdrawals.ts';
import { confirmWithdrawal } from './flows/confirm-withdrawal.ts';
import { prepareWithdrawal } from './flows/prepare-withdrawal.ts';
import { readWithdrawal } from './flows/read-withdrawal.ts';

const declarations = { name: 'withdrawal', limit: 30, windowSeconds: 3600 };
/** Receipts go to an address that was typed: few from one place, so that nobody has the shop write to others. */
const receipts = { name: 'withdrawal-receipt', limit: 10, windowSeconds: 86_400 };
/** Beyond them a number is not looked up any more, and the declaration goes on without its order. */
const lookups = { name: 'withdrawal-lookup', limit: 20, windowSeconds: 86_400 };

export function withdrawalRoutes(api: Api): void {
  route(api, 'POST /withdrawal', async (call) => {
    const { db, site, user, locale, body, services, caller } = call;
    await limitRate(call, declarations, caller, 'withdrawal.too-many');
    const number = readReference(body.reference);
    const wait = number === undefined ? 0 : await services.rateLimiter.attempt(site.id, lookups, number, 1);
    return prepareWithdrawal(db, body, { idSite: site.id, user, locale, now: services.now() }, wait === 0);
  });
  route(api, 'GET /withdrawal/{key}', ({ db, site, params, services }) =>
    readWithdrawal(db, { idSite: site.id, key: params.key, now: services.now() }),
  );
  route(api, 'POST /withdrawal/{key}/confirm', async (call) => {
    const { db, site, params, body, services, caller } = call;
    await limitRate(call, receipts, caller, 'withdrawal.too-many');
    return confirmWithdrawal(db, body.lines, {
      ...{ idSite: site.id, timeZone: site.timeZone, market: site.market, key: params.key },
      ...{ now: services.now(), webOrigin: services.config.webOrigin },
    });
  });
  route(api, 'GET /admin/withdrawal', ({ db, site, query }) => listWithdrawals(db, site, query));
  route(api, 'PUT /admin/withdrawal/{id}', ({ db, site, user, params, body, services }) =>
    decideWithdrawal(db, site, params.id, body, { now: services.now(), byEmail: user.email }),
  );
}
