import type { GetServerSideProps } from 'next';
import { policyHeader } from '#web/http/security-headers.ts';
import { sessionToken } from '#web/http/session-cookies.ts';
import { buildPage, type PageRequest } from '#web/page/build-page.ts';
import type { SitePageProps } from '#web/page/page-props.ts';
import { pathOf } from '#web/routing/locale-of.ts';
import { pageQuery, previewModeOf, withoutCode, withPreviewQuery } from '#web/routing/preview-mode.ts';
import { readRoute, routeHeader } from '#web/routing/routes.ts';
import { log } from '#web/site/log.ts';
import { draftOf } from '#web/site/person.ts';

type Params = { version: string; locale: string; path?: string[] };

/** Pages made for each request: product sheets, filtered listings, what is not found. proxy.tsx sends their addresses here. */
export const getServerSideProps: GetServerSideProps<SitePageProps, Params> = async ({ params, query, req, res }) => {
  const { version = '', locale = '', path } = params ?? {};
  const { version: _, locale: __, path: ___, ...asked } = query;
  const search = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, [value].flat().join(',')]));
  const viewing = previewModeOf(search);
  const draft = viewing.draft ? await draftOf(viewing.draft, sessionToken(req.headers.cookie), locale) : undefined;
  const seen = {
    ...((draft || viewing.isSafe) && { texts: { ...draft?.values, ...(viewing.isSafe && withoutCode) } }),
    ...(draft && { user: draft.user }),
    isFramed: req.headers['sec-fetch-dest'] === 'iframe',
  };
  const route = readRoute(req.headers[routeHeader]);
  const request: PageRequest = { version, locale, path: pathOf(path), query: pageQuery(search), ...(route && { route }), ...seen };
  const built = await buildPage(request).catch((error: unknown) => {
    log.error({ err: error, path: request.path }, 'a page cannot be made');
    return buildPage({ ...request, route: { kind: 'failed' } });
  });
  if ('redirect' in built) return { redirect: { destination: withPreviewQuery(built.redirect, viewing), permanent: built.isPermanent } };
  if (built.policy) res.setHeader(policyHeader, built.policy);
  // A soft navigation takes any other status than 200 for a broken build, and loads the page anew.
  if (!req.headers['x-nextjs-data']) res.statusCode = built.status;
  return { props: { page: built.page } };
};

/** The page is drawn by `_app`, which stays while one page follows another. */
export default function LivePage() {
  return null;
}
