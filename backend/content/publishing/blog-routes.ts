import { type Api, type Call, route } from '#backend/platform/http/route.ts';
import type { CallKey } from '#schemas/calls/index.ts';
import { listArticles, readArticle, readArticleWay } from './blog-articles.ts';
import { readFolder, readFolders, wayTo } from './blog-folders.ts';

/** Builds the reader from a call: its site, language and time. */
const readerOf = <K extends CallKey>({ db, site, locale, services }: Call<K>) => ({ db, locale, idSite: site.id, now: services.now() });

/** The folders come first: `/blog/{id}` would take `/blog/folder` for an article. */
export function blogRoutes(api: Api): void {
  route(api, 'GET /blog/folder/list', (call) => listArticles(readerOf(call), call.query));
  route(api, 'GET /blog/folder/list/{id}', (call) => listArticles(readerOf(call), call.query, call.params.id));
  route(api, 'GET /blog/folder/ariane', async (call) => [(await readFolders(readerOf(call))).root]);
  route(api, 'GET /blog/folder/ariane/{id}', async (call) => wayTo(await readFolders(readerOf(call)), call.params.id));
  route(api, 'GET /blog/folder', (call) => readFolder(readerOf(call)));
  route(api, 'GET /blog/folder/{id}', (call) => readFolder(readerOf(call), call.params.id));
  route(api, 'GET /blog/ariane/{id}', (call) => readArticleWay(readerOf(call), call.params.id));
  route(api, 'GET /blog/{id}', (call) => readArticle(readerOf(call), call.params.id));
}
