import { type Api, type Call, route } from '#backend/platform/http/route.ts';
import { listRepricings, listUntouched } from './flows/list-repricings.ts';
import { previewRepricing } from './flows/preview-repricing.ts';
import { type Person, startRepricing } from './flows/start-repricing.ts';
import { undoRepricing } from './flows/undo-repricing.ts';

type AnyCall = Pick<Call<'POST /admin/repricing'>, 'site' | 'user' | 'lang' | 'services'>;
const personOf = ({ site, user, lang, services }: AnyCall): Person => ({ site, idUser: user.id, lang, now: services.now() });

/** The panel's calls for changes of the prices of many products; `runRepricings` carries them out. */
export function repricingRoutes(api: Api): void {
  route(api, 'POST /admin/repricing-preview', ({ db, site, body }) => previewRepricing(db, site, body));
  route(api, 'POST /admin/repricing', async (call) => {
    const { rule } = call.body;
    // As a sentence of the audit log says it.
    call.note(rule.by === 'PERCENT' ? { percent: rule.points / 100 } : { amount: rule.amount });
    const repricing = await startRepricing(call.db, personOf(call), call.body);
    call.say('repricing.started');
    return repricing;
  });
  route(api, 'GET /admin/repricing', async ({ db, site, services }) => ({
    repricings: await listRepricings(db, site.id, services.now()),
  }));
  route(api, 'GET /admin/repricing/{id}/product', ({ db, site, params, query }) => listUntouched(db, site.id, params.id, query));
  route(api, 'POST /admin/repricing/{id}/undo', async (call) => {
    const repricing = await undoRepricing(call.db, personOf(call), call.params.id);
    call.say('repricing.undoing');
    return repricing;
  });
}
