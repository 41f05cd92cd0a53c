import { type Api, type Call, route } from '#backend/platform/http/route.ts';
import { createDocumentDigests } from '../document-digests.ts';
import { listLayouts } from '../list-layouts.ts';
import { checkAddress } from './address.ts';
import { deleteComponent, renameComponent } from './change-components.ts';
import { changePage, createPage, movePage, type TreeEditor } from './change-pages.ts';
import { createComponent } from './create-component.ts';
import { deletePage, listDeletedPages, purgeDeleted, restoreDeleted } from './deleted-pages.ts';
import { listComponents, listPages, readAdminPage } from './list-pages.ts';
import { deleteRedirect, listRedirects } from './redirects.ts';

type TreeCall = Pick<Call<'POST /admin/page'>, 'site' | 'user' | 'lang' | 'services'>;
const editorOf = ({ site, user, lang, services }: TreeCall): TreeEditor => ({ site, idUser: user.id, lang, now: services.now() });

/** The page tree as the panel works with it. */
export function treeRoutes(api: Api): void {
  const digests = createDocumentDigests();
  route(api, 'GET /page-redirect', ({ db, site }) => listRedirects(db, site.id, true));
  route(api, 'GET /admin/page', ({ db, site }) => listPages(db, site, digests));
  route(api, 'POST /admin/page', async (call) => {
    const id = await createPage(call.db, editorOf(call), call.body);
    call.say('page.created');
    return readAdminPage(call.db, call.site, id, digests);
  });
  route(api, 'GET /admin/page/{id}', ({ db, site, params }) => readAdminPage(db, site, params.id, digests));
  route(api, 'PUT /admin/page/{id}', async (call) => {
    await changePage(call.db, editorOf(call), call.params.id, call.body);
    call.say('page.saved');
    return readAdminPage(call.db, call.site, call.params.id, digests);
  });
  route(api, 'PUT /admin/page/{id}/place', async ({ db, site, params, body }) => {
    await movePage(db, site.id, params.id, body);
    return listPages(db, site, digests);
  });
  route(api, 'DELETE /admin/page/{id}', async (call) => {
    const deleted = await deletePage(call.db, editorOf(call), call.params.id);
    call.say('page.deleted');
    return deleted;
  });
  route(api, 'GET /admin/page-trash', ({ db, site }) => listDeletedPages(db, site.id));
  route(api, 'POST /admin/page-trash/{id}/restore', async (call) => {
    const kind = await restoreDeleted(call.db, call.site.id, call.params.id);
    call.say(kind === 'component' ? 'component.restored' : 'page.restored');
    return listPages(call.db, call.site, digests);
  });
  route(api, 'DELETE /admin/page-trash/{id}', ({ db, site, params }) => purgeDeleted(db, site.id, params.id));
  route(api, 'GET /admin/page-address', ({ db, site, query }) => checkAddress(db, site.id, query));
  route(api, 'GET /admin/page-redirect', ({ db, site }) => listRedirects(db, site.id, false));
  route(api, 'DELETE /admin/page-redirect', ({ db, site, query }) => deleteRedirect(db, site.id, query.from));
  route(api, 'GET /admin/component', ({ db, site, lang }) => listComponents(db, site, { lang, digests }));
  route(api, 'POST /admin/component', ({ db, site, body }) => createComponent(db, site.id, body.title));
  route(api, 'PUT /admin/component/{slug}', async (call) => {
    const renamed = await renameComponent(call.db, call.site.id, call.params.slug, call.body.title);
    call.say('component.renamed');
    return renamed;
  });
  route(api, 'DELETE /admin/component/{slug}', async (call) => {
    const deleted = await deleteComponent(call.db, editorOf(call), call.params.slug);
    call.say('component.deleted');
    return deleted;
  });
  route(api, 'GET /admin/layout', ({ db, site }) => listLayouts(db, site, digests));
}
