import { type Api, type Call, route } from '#backend/platform/http/route.ts';
import type { OutdatedTranslation } from '#schemas/parameter.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import { type Lang, languageName } from '#schemas/site.ts';
import { keepDraft, readShownDraft } from './drafts.ts';
import { listVersions, readVersion } from './history.ts';
import { checkParameters, type Editor, readSet, restoreVersion, saveParameters } from './save.ts';
import { confirmTranslation } from './translations.ts';

type AdminCall = Pick<Call<'PUT /admin/parameter'>, 'site' | 'user' | 'lang' | 'services'>;
const editorOf = ({ site, user, lang, services }: AdminCall): Editor => ({ site, idUser: user.id, lang, now: services.now() });
const authorOf = ({ site, user }: AdminCall) => ({ idSite: site.id, idUser: user.id });

/** `Announcement (English)`: the settings whose words in other languages are old. */
const whereOutdated = (outdated: readonly OutdatedTranslation[], lang: Lang): string =>
  outdated.map(({ key, locale }) => `${parameterText(key, lang).label} (${languageName(locale, lang)})`).join(', ');

/** Parameters as the settings screen works with them. */
export function parameterRoutes(api: Api): void {
  route(api, 'GET /admin/parameter', ({ db, site }) => readSet(db, site.id));
  route(api, 'PUT /admin/parameter', async (call) => {
    const saved = await saveParameters(call.db, editorOf(call), call.body);
    const old = saved.outdated.filter(({ key }) => key in call.body.values);
    if (saved.version === call.body.version) call.say('parameter.unchanged');
    else if (old.length === 0) call.say('parameter.saved');
    else call.say('parameter.saved-outdated', { where: whereOutdated(old, call.lang) });
    return saved;
  });
  route(api, 'POST /admin/parameter/translation/confirm', async (call) => {
    const outdated = await confirmTranslation(call.db, call.site.id, call.body);
    call.say('parameter.translation-confirmed');
    return outdated;
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
  route(api, 'GET /admin/parameter/draft/{id}', (call) => {
    const { db, params, locale, services } = call;
    return readShownDraft(db, authorOf(call), { id: params.id, locale, now: services.now() });
  });
}
