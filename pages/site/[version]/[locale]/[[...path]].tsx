import type { GetServerSideProps } from 'next';
import { logFailure } from '#web/api/server-api.ts';
import { readTypedFields } from '#web/calls/typed-fields.ts';
import type { SitePageProps } from '#web/model/page-props.ts';
import { buildPage, type PageRequest } from '#web/page/build-page.ts';
import { changesToldHeader, pageUsesHeader, writePageUses } from '#web/page/page-uses.ts';
import { previewedRoute, previewOf } from '#web/page/previewed-source.ts';
import { pathOf } from '#web/routing/locale-of.ts';
import { pageQuery, previewModeOf, withoutCode, withPreviewQuery } from '#web/routing/preview-mode.ts';
import { readRoute, routeHeader } from '#web/routing/routes.ts';
import { policyHeader } from '#web/security/security-headers.ts';
import { sessionToken } from '#web/security/session-cookies.ts';
import { draftOf, isTeamMember } from '#web/site/person.ts';
import { visitorCart } from '#web/site/visitor-cart.ts';

type Params = { version: string; locale: string; path?: string[] };

/** The pages of the site. proxy.tsx sends their addresses here; the page cache keeps those that are the same for every guest. */
export const getServerSideProps: GetServerSideProps<SitePageProps, Params> = async ({ params, query, req, res }) => {
  const { version = '', locale = '', path } = params ?? {};
  const { version: _, locale: __, path: ___, ...asked } = query;
  const search = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, [value].flat().join(',')]));
  const viewing = previewModeOf(search);
  const token = sessionToken(req.headers.cookie);
  const draft = viewing.draft ? await draftOf(viewing.draft, token, locale) : undefined;
  const preview = await previewOf(viewing, token, locale);
  const seen = {
    preview,
    ...((draft || viewing.isSafe) && { texts: { ...draft?.values, ...(viewing.isSafe && withoutCode) } }),
    ...(draft && { user: draft.user, logos: draft.logos }),
    ...(preview && { user: preview.user }),
    isFramed: req.headers['sec-fetch-dest'] === 'iframe',
    isDocument: !req.headers['x-nextjs-data'],
  };
  const route = previewedRoute(readRoute(req.headers[routeHeader]), pathOf(path), preview);
  // Of the page cache alone, which keeps what is made.
  const changesTold = req.headers[changesToldHeader];
  const told = changesTold === undefined ? {} : { changesTold: Number(changesTold) };
  const request: PageRequest = { version, locale, path: pathOf(path), query: pageQuery(search), ...(route && { route }), ...seen, ...told };
  // A frame, and what comes after a link, have no bar of their own.
  const wantsBar = token !== undefined && !seen.isFramed && !req.headers['x-nextjs-data'] && !preview && !draft;
  const isTeam = wantsBar ? isTeamMember(token, locale) : false;
  // Behind a link the browser's own code has the cart.
  const cart = seen.isDocument ? await visitorCart(route, req.headers.cookie, { token, locale }) : undefined;
  const typed = await readTypedFields(req, route);
  const built = await buildPage({ ...request, ...(cart && { cart }), ...(typed && { typed }) }).catch((error: unknown) => {
    logFailure(error, 'a page cannot be made', { path: request.path });
    return buildPage({ ...request, route: { kind: 'failed' } });
  });
  if ('redirect' in built) return { redirect: { destination: withPreviewQuery(built.redirect, viewing), permanent: built.isPermanent } };
  if (built.kept && !seen.isFramed) res.setHeader(pageUsesHeader, writePageUses(built.kept));
  if (built.policy) res.setHeader(policyHeader, built.policy);
  // A soft navigation takes any other status than 200 for a broken build, and loads the page anew.
  if (seen.isDocument) res.statusCode = built.status;
  return { props: { page: built.page, ...((await isTeam) && { hasSiteBar: true as const }) } };
};

/** The page is drawn by `_app`, which stays while one page follows another. */
export default function SitePage() {
  return null;
}
