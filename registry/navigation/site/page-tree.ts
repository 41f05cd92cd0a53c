import type { PageNode } from '#schemas/page.ts';

/** The pages from the top of the tree down to the one at `path`; empty when none is there. */
export function trailTo(tree: readonly PageNode[], path: string): PageNode[] {
  for (const page of tree) {
    if (page.url === path) return [page];
    const below = trailTo(page.children, path);
    if (below.length > 0) return [page, ...below];
  }
  return [];
}

/** Entries of the menu on one level, in their order. */
export const menuEntries = (pages: readonly PageNode[]): PageNode[] =>
  pages.filter((page) => page.showInMenu && page.isValid).sort((a, b) => a.order - b.order);

/** The home page, wherever it stands. */
export const homePage = (tree: readonly PageNode[]): PageNode | undefined => tree.find((page) => page.type === 'home' || page.url === '/');

/** Every page of the tree. */
export const allPages = (tree: readonly PageNode[]): PageNode[] => tree.flatMap((page) => [page, ...allPages(page.children)]);

/** Returns the address of a menu entry: its own page, or the address it links to. Code is never run. */
export const hrefOf = (page: PageNode): string => (page.link?.type === 'url' && page.link.url ? page.link.url : page.url);
