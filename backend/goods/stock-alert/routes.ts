import { type Api, route } from '#backend/platform/http/route.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { askAlert, listAlerts, removeAlert, removeAlertOfKey } from './alerts.ts';

/** Thirty alerts from one place and ten for one address in an hour: nobody's mailbox is to be filled from here. */
const alertsByCaller = { name: 'stock-alert', limit: 30, windowSeconds: 3600 };
const alertsByAddress = { name: 'stock-alert-address', limit: 10, windowSeconds: 3600 };
const keysByCaller = { name: 'stock-alert-key', limit: 60, windowSeconds: 3600 };
const removals = { name: 'stock-alert-removal', limit: 300, windowSeconds: 3600 };

export function stockAlertRoutes(api: Api): void {
  route(api, 'POST /stock-alert', async (call) => {
    const { db, site, user, locale, body, services, caller, say } = call;
    await limitRate(call, alertsByCaller, caller);
    await limitRate(call, alertsByAddress, body.email);
    await askAlert(db, { idSite: site.id, ...body, user }, { now: services.now(), locale, webOrigin: services.config.webOrigin });
    say('stock-alert.asked');
    return null;
  });

  route(api, 'POST /stock-alert/remove', async (call) => {
    const { db, site, body, caller, say } = call;
    await limitRate(call, keysByCaller, caller);
    await removeAlertOfKey(db, site.id, body.key);
    say('stock-alert.removed');
    return null;
  });

  route(api, 'POST /stock-alert/{key}/remove', async (call) => {
    const { db, site, params, caller, say } = call;
    await limitRate(call, keysByCaller, caller);
    await removeAlertOfKey(db, site.id, params.key);
    say('stock-alert.removed');
    return null;
  });

  route(api, 'GET /user/stock-alert', ({ db, site, user, locale }) => listAlerts(db, { idSite: site.id, idUser: user.id }, locale));

  route(api, 'DELETE /user/stock-alert/{id}', async (call) => {
    const { db, site, user, locale, params, say } = call;
    const owner = { idSite: site.id, idUser: user.id };
    await limitRate(call, removals, String(user.id));
    await removeAlert(db, owner, params.id);
    say('stock-alert.removed');
    return listAlerts(db, owner, locale);
  });
}
