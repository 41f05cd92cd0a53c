import { localPath } from '#client/local-path.ts';
import type { Lang } from '#schemas/site.ts';
import type { FeedLink } from '../model/page-props.ts';
import type { Failed } from '../model/screen.ts';
import { type FeedKind, feedKinds, feedPath } from '../routing/feed-path.ts';
import { firstPageOfType, type Route } from '../routing/routes.ts';
import type { Source } from '../site/source.ts';

/** The feeds that a page names: the home page those of the site's pages, the blog and what stands in it, and the news, their own. */
export function feedLinks(route: Route | Failed, path: string, { site, tree }: Pick<Source, 'site' | 'tree'>, lang: Lang): FeedLink[] {
  return feedKinds.flatMap((kind) => {
    const page = firstPageOfType(tree, kind);
    const isNamed = page ? path === '/' || path === page.url || isInside(kind, route) : isInside(kind, route);
    const title = page?.title ?? site.name;
    return isNamed ? [{ title, href: localPath({ site, lang }, feedPath(kind)) }] : [];
  });
}

const isInside = (kind: FeedKind, route: Route | Failed): boolean =>
  kind === 'blog' &&
  ((route.kind === 'sheet' && route.sheet.startsWith('blog-')) || (route.kind === 'screen' && route.component === 'blog'));
