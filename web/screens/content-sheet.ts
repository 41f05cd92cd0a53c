import { localPath } from '#client/local-path.ts';
import { eventPath } from '#domain/addresses.ts';
import type { Call } from '#renderer/types.ts';
import { eventRoute } from '#schemas/event-route.ts';
import type { Lang } from '#schemas/site.ts';
import { unlessMissing } from '../api/server-api.ts';
import { albumHead, articleHead, folderHead, serviceHead } from '../head/content-head.ts';
import { eventHead } from '../head/event-head.ts';
import type { PricedSite } from '../head/product-head.ts';
import type { Found, Screen } from '../model/screen.ts';
import { namedAddress, slugIn } from '../routing/named-address.ts';
import type { SheetKind } from '../routing/routes.ts';
import type { Source } from '../site/source.ts';
import { builtInScreen } from './built-in.ts';

/** A piece of content with the one address it has, what blocks may read of it, and what `<head>` says. */
type Piece = { url: string; data: Screen['data']; head: Screen['head'] };

/** Reader of each kind of content. The kind is also the name of the shared component that shows it. */
const readers: Readonly<Record<SheetKind, (call: Call, id: number, priced: PricedSite) => Promise<Piece>>> = {
  'blog-article': async (call, id, priced) => {
    const article = await call('GET /blog/{id}', { params: { id } });
    return { url: article.url, data: { article }, head: articleHead(article, priced) };
  },
  'blog-folder': async (call, id, { site }) => {
    const [folder, way] = await Promise.all([
      call('GET /blog/folder/{id}', { params: { id } }),
      call('GET /blog/folder/ariane/{id}', { params: { id } }),
    ]);
    return { url: folder.url, data: { folder, way }, head: folderHead(folder, site) };
  },
  'album-sheet': async (call, id, { site }) => {
    const album = await call('GET /album/{id}', { params: { id } });
    return { url: album.url, data: { album }, head: albumHead(album, site) };
  },
  'service-sheet': async (call, id, priced) => {
    const service = await call('GET /service/{id}', { params: { id } });
    return { url: service.url, data: { service }, head: serviceHead(service, priced) };
  },
  'event-sheet': async (call, id, priced) => {
    const event = await call('GET /element/{route}/{id}', { params: { route: eventRoute, id } });
    return { url: eventPath(event), data: { event }, head: eventHead(event, priced) };
  },
};

/**
 * The screen of a piece of content, which has one address: what another slug, another number or none names is sent there. Undefined
 * where there is no such piece.
 */
export async function contentSheet(
  { sheet, id, slug }: { sheet: SheetKind; id: number; slug: string | null },
  source: Source,
  call: Call,
  lang: Lang,
): Promise<Found | undefined> {
  const { site } = source;
  const [piece, own] = await Promise.all([
    unlessMissing(readers[sheet](call, id, { site, lang, currency: source.parameters.CURRENCY })),
    unlessMissing(source.component(sheet)),
  ]);
  const component = own ?? builtInScreen(sheet, source.parameters, lang);
  if (!component) return undefined;
  const sendTo = (url: string) => ({ redirect: localPath({ site, lang }, url), isPermanent: true });
  const named = await namedAddress({ kind: sheet, slug }, piece?.url, call);
  if (named) return sendTo(named.url);
  if (!piece) return undefined;
  if (slugIn(piece.url) !== slug) return sendTo(piece.url);
  return { status: 200, cms: component.cms, data: piece.data, head: piece.head };
}
