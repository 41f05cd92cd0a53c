import type { GetServerSideProps } from 'next';
import { buildPage } from '../../../_site/build-page.ts';
import { log } from '../../../_site/log.ts';
import type { SitePageProps } from '../../../_site/page-props.ts';
import { pathOf } from '../../../_site/path-of.ts';
import { draftOf } from '../../../_site/person.ts';
import { policyHeader } from '../../../_site/security-headers.ts';
import { sessionToken } from '../../../_site/session-cookies.ts';
import { pageQuery, previewModeOf, withoutCode, withPreviewQuery } from '../../../_site/viewing.ts';

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
  const request = { version, locale, path: pathOf(path), query: pageQuery(search), ...seen };
  const built = await buildPage(request).catch((error: unknown) => {
    log.error({ err: error, path: request.path }, 'a page cannot be made');
    return buildPage({ ...request, hasFailed: true });
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
