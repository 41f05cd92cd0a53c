import { allPages } from '#registry/navigation/site/page-tree.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { BlogCrumb } from '#schemas/blog.ts';
import type { PageType } from '#schemas/page.ts';
import type { Crumb } from '#ui/breadcrumb.tsx';
import { contentOf } from './content-of.ts';

type Way = { crumbs: Crumb[]; current: string };

/** The way to the piece of content that a page is about, from the page of its kind on; nothing on other pages. */
export function contentBreadcrumb(context: Pick<LoadContext, 'data' | 'tree'>): Way | undefined {
  const { article, way, album, service } = contentOf(context.data);
  const blogWay = article?.breadcrumb ?? way;
  if (blogWay) return alongBlog(blogWay);
  if (album) return { crumbs: sectionOf(context, 'albums'), current: album.title };
  if (service) return { crumbs: sectionOf(context, 'services'), current: service.title };
  return undefined;
}

const alongBlog = (way: readonly BlogCrumb[]): Way => ({
  crumbs: way.slice(0, -1).map(({ name, url }) => ({ label: name, href: url })),
  current: way.at(-1)?.name ?? '',
});

const sectionOf = ({ tree }: Pick<LoadContext, 'tree'>, type: PageType): Crumb[] => {
  const page = allPages(tree).find((one) => one.type === type && one.isValid);
  return page ? [{ label: page.menuTitle, href: page.url }] : [];
};
