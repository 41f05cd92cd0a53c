import { keepDraft, readDraft } from '../parameters/drafts.ts';
import { listVersions, readVersion } from '../parameters/history.ts';
import { checkParameters, type Editor, readSet, restoreVersion, saveParameters } from '../parameters/save.ts';
import { type Api, type Call, route } from '../route.ts';

type AdminCall = Pick<Call<'PUT /admin/parameter'>, 'site' | 'user' | 'lang' | 'services'>;
const editorOf = ({ site, user, lang, services }: AdminCall): Editor => ({ site, idUser: user.id, lang, now: services.now() });
const authorOf = ({ site, user }: AdminCall) => ({ idSite: site.id, idUser: user.id });

/** Parameters as the settings screen works with them. */
export function parameterRoutes(api: Api): void {
  route(api, 'GET /admin/parameter', ({ db, site }) => readSet(db, site.id));
  route(api, 'PUT /admin/parameter', async (call) => {
    const saved = await saveParameters(call.db, editorOf(call), call.body);
    call.say(saved.version === call.body.version ? 'parameter.unchanged' : 'parameter.saved');
    return saved;
  });
  route(api, 'POST /admin/parameter/check', ({ db, site, body }) => checkParameters(db, site.id, body.values));
  route(api, 'GET /admin/parameter/version', ({ db, site, query }) => listVersions(db, site.id, query));
  route(api, 'GET /admin/parameter/version/{version}', ({ db, site, params }) => readVersion(db, site.id, params.version));
  route(api, 'POST /admin/parameter/version/{version}/restore', async (call) => {
    const { params, body } = call;
    const saved = await restoreVersion(call.db, editorOf(call), { version: body.version, earlier: params.version });
    call.say(saved.version === body.version ? 'parameter.unchanged' : 'parameter.restored', { version: params.version });
    return saved;
  });
  route(api, 'POST /admin/parameter/draft', (call) => keepDraft(call.db, authorOf(call), call.body, call.services.now()));
  route(api, 'GET /admin/parameter/draft/{id}', (call) => readDraft(call.db, authorOf(call), call.params.id, call.services.now()));
}
