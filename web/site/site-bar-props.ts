import type { GetServerSideProps } from 'next';
import type { SiteBarProps } from '#admin/site-bar/site-bar.tsx';
import { sitePath } from '#client/site-path.ts';
import type { DocumentName } from '#schemas/edited-document.ts';
import { localeOf } from '../routing/locale-of.ts';
import { type Route, resolveRoute } from '../routing/routes.ts';
import { adminProps } from './admin-props.ts';
import { currentSite } from './current-site.ts';

/** Loads the props of the bar on the site: the address of its page (`?path=`), and the document that makes that page. */
export const siteBarProps: GetServerSideProps<SiteBarProps> = async (context) => {
  const result = await adminProps(context);
  if (!('props' in result)) return result;
  const path = new URL(sitePath(String(context.query.path ?? '/')) ?? '/', 'http://local').pathname;
  const { info, tree } = await currentSite();
  const { locale, path: page } = localeOf(path, info);
  const route = resolveRoute(page, new URLSearchParams(), await tree(locale), info.isECommerce);
  return { props: { ...(await result.props), path, document: documentOf(route) } };
};

/** The document that makes the page at a route; null: a built-in one. */
function documentOf(route: Route): DocumentName | null {
  if (route.kind === 'page') return { kind: 'page', name: String(route.id) };
  if (route.kind === 'screen') return { kind: 'component', name: route.component };
  if (route.kind === 'sheet') return { kind: 'component', name: route.sheet };
  if (route.kind === 'product') return { kind: 'component', name: 'product-sheet' };
  return null;
}
