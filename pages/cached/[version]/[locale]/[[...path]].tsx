import type { GetStaticPaths, GetStaticProps } from 'next';
import { buildPage } from '#web/page/build-page.ts';
import type { SitePageProps } from '#web/page/page-props.ts';
import { pathOf } from '#web/routing/locale-of.ts';

type Params = { version: string; locale: string; path?: string[] };

/** Pages that are the same for everybody, kept until the site's version changes. proxy.tsx sends their addresses here. */
export const getStaticPaths: GetStaticPaths<Params> = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<SitePageProps, Params> = async ({ params }) => {
  const { version = '', locale = '', path } = params ?? {};
  const built = await buildPage({ version, locale, path: pathOf(path), query: new URLSearchParams() });
  if ('redirect' in built) return { redirect: { destination: built.redirect, permanent: built.isPermanent } };
  return { props: { page: built.page }, revalidate: built.revalidate };
};

/** The page is drawn by `_app`, which stays while one page follows another. */
export default function CachedPage() {
  return null;
}
