import type { Database } from '#backend/platform/database/database.ts';
import { type Api, type Call, route } from '#backend/platform/http/route.ts';
import { formatMoment } from '#backend/platform/messages/message.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { listNamedThings } from '../named-things.ts';
import { type FoundDocument, findState, requireDocument } from './document.ts';
import { discardDraft, draftState, keepDraft, restoreVersion, saveDraft } from './drafts.ts';
import { openDocument, previewDocument } from './open-document.ts';
import { notePresence } from './presence.ts';
import { createPreviewLink, deletePreviewLink, documentOfLink, listPreviewLinks } from './preview-links.ts';
import { issuesOf, publicationState, publish, undoPublication, unpublish } from './publish.ts';
import { cancelSchedule } from './schedule.ts';
import { deleteTemplate, listTemplates, saveTemplate } from './templates.ts';
import { listVersions, readVersion } from './versions.ts';
import { findPlaces } from './where-shown.ts';

/** Previews that one place may ask for in an hour: enough for a team behind one address, too few to guess. */
const previewsByCaller = { name: 'preview-link', limit: 600, windowSeconds: 3600 };

type EditorCall = Pick<Call<'GET /admin/document/{kind}/{name}'>, 'site' | 'user' | 'lang' | 'services' | 'db' | 'params'>;
const editorOf = ({ site, user, lang, services }: Pick<EditorCall, 'site' | 'user' | 'lang' | 'services'>) => ({
  site,
  idUser: user.id,
  lang,
  now: services.now(),
});
const documentOf = ({ db, site, params }: Pick<EditorCall, 'db' | 'site' | 'params'>) => requireDocument(db, site.id, params);

/** Documents as the page editor works with them. */
export function editingRoutes(api: Api): void {
  route(api, 'GET /admin/document/{kind}/{name}', async (call) => openDocument(call.db, editorOf(call), await documentOf(call)));
  route(api, 'PUT /admin/document/{kind}/{name}/draft', async (call) =>
    saveDraft(call.db, editorOf(call), await documentOf(call), call.body),
  );
  route(api, 'DELETE /admin/document/{kind}/{name}/draft', async (call) => {
    const document = await documentOf(call);
    await discardDraft(call.db, editorOf(call), document, call.query.revision);
    call.say('document.discarded');
    return publicationState(call.db, editorOf(call), document);
  });
  route(api, 'GET /admin/document/{kind}/{name}/draft', async (call) => previewDocument(call.db, await documentOf(call), call.locale));
  route(api, 'POST /admin/document/{kind}/{name}/check', async (call) => issuesOf(call.db, call, await documentOf(call), call.body.cms));
  versionRoutes(api);
  publicationRoutes(api);
  route(api, 'POST /admin/document/{kind}/{name}/presence', async (call) => {
    const document = await documentOf(call);
    const others = await notePresence(call.db, document, { ...call.body, idUser: call.user.id }, call.services.now());
    const state = await findState(call.db, document);
    return { others, revision: state?.revision ?? 0, draft: await draftState(call.db, state) };
  });
  previewRoutes(api);
  route(api, 'GET /admin/choice/{kind}', ({ db, site, services, params, query }) =>
    listNamedThings({ db, idSite: site.id, now: services.now() }, params.kind, query),
  );
  route(api, 'GET /admin/template', ({ db, site }) => listTemplates(db, site.id));
  route(api, 'POST /admin/template', async (call) => {
    const saved = await saveTemplate(call.db, editorOf(call), call.body);
    call.say('template.saved');
    return saved;
  });
  route(api, 'DELETE /admin/template/{id}', ({ db, site, params }) => deleteTemplate(db, site.id, params.id));
}

function versionRoutes(api: Api): void {
  route(api, 'GET /admin/document/{kind}/{name}/version', async (call) => listVersions(call.db, await documentOf(call), call.query));
  route(api, 'POST /admin/document/{kind}/{name}/version', async (call) =>
    keepDraft(call.db, editorOf(call), await documentOf(call), call.body.revision),
  );
  route(api, 'GET /admin/document/{kind}/{name}/version/{version}', async (call) =>
    readVersion(call.db, await documentOf(call), call.params.version),
  );
  route(api, 'POST /admin/document/{kind}/{name}/version/{version}/restore', async (call) => {
    const { version } = call.params;
    const draft = await restoreVersion(call.db, editorOf(call), await documentOf(call), { revision: call.body.revision, version });
    call.say('document.restored', { version });
    return draft;
  });
}

function publicationRoutes(api: Api): void {
  route(api, 'POST /admin/document/{kind}/{name}/publish', async (call) => {
    const { state, isChanged } = await publish(call.db, editorOf(call), await documentOf(call), call.body);
    const { at } = call.body;
    if (at !== undefined) call.say('document.scheduled', { moment: formatMoment(call.lang, new Date(at), call.site.timeZone) });
    else call.say(isChanged ? 'document.published' : 'document.unchanged');
    return state;
  });
  route(api, 'DELETE /admin/document/{kind}/{name}/schedule', async (call) => {
    const document = await documentOf(call);
    await call.db.transaction((tx) => cancelSchedule(tx, document));
    call.say('document.schedule-taken-back');
    return publicationState(call.db, editorOf(call), document);
  });
  route(api, 'POST /admin/document/{kind}/{name}/unpublish', async (call) => {
    const state = await unpublish(call.db, editorOf(call), await documentOf(call));
    call.say('document.unpublished');
    return state;
  });
  route(api, 'POST /admin/document/{kind}/{name}/undo', async (call) => {
    const state = await undoPublication(call.db, editorOf(call), await documentOf(call));
    call.say('document.undone');
    return state;
  });
}

function previewRoutes(api: Api): void {
  /** Returns the path of a page that shows a document; the home page if no other is known. */
  const pathOf = async (db: Database, document: FoundDocument) => (await findPlaces(db, document)).path ?? '/';
  route(api, 'GET /admin/document/{kind}/{name}/preview-link', async (call) => {
    const document = await documentOf(call);
    return listPreviewLinks(call.db, document, { now: call.services.now(), path: await pathOf(call.db, document) });
  });
  route(api, 'POST /admin/document/{kind}/{name}/preview-link', async (call) => {
    const document = await documentOf(call);
    const path = await pathOf(call.db, document);
    return createPreviewLink(call.db, editorOf(call), document, { hours: call.body.hours, path });
  });
  route(api, 'DELETE /admin/preview-link/{id}', ({ db, site, params }) => deletePreviewLink(db, site.id, params.id));
  route(api, 'GET /preview/{token}', async (call) => {
    await limitRate(call, previewsByCaller, call.caller);
    const document = await documentOfLink(call.db, call.site.id, call.params.token, call.services.now());
    return previewDocument(call.db, document, call.locale);
  });
}
