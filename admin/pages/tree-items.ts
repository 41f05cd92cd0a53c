import type { AdminPage } from '#schemas/page-admin.ts';
import { containsWords, foldText } from '../fold-text.ts';

/** A page with those below it, as the tree shows them. The tree knows its rows by `id` when they change places. */
export type PageItem = { id: number; page: AdminPage; children: PageItem[] };

/** Nests the pages of a flat list, siblings in their order. */
export function pageItems(pages: readonly AdminPage[]): PageItem[] {
  const items = new Map(pages.map((page) => [page.id, { id: page.id, page, children: [] as PageItem[] }]));
  const top: PageItem[] = [];
  for (const item of items.values()) {
    const { idParent } = item.page;
    (idParent === null ? top : (items.get(idParent)?.children ?? top)).push(item);
  }
  const byPosition = (a: PageItem, b: PageItem) => a.page.position - b.page.position;
  for (const { children } of items.values()) children.sort(byPosition);
  return top.sort(byPosition);
}

/** Ids of a page and all below it. */
export function idsBelow(pages: readonly AdminPage[], id: number): Set<number> {
  const ids = new Set([id]);
  // Parents come before their children.
  for (const page of pages) if (page.idParent !== null && ids.has(page.idParent)) ids.add(page.id);
  return ids;
}

/** Pages above one, the nearest first. */
export function pagesAbove(pages: readonly AdminPage[], id: number): AdminPage[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const above: AdminPage[] = [];
  for (let page = byId.get(id); page?.idParent != null && above.length <= pages.length; page = byId.get(page.idParent)) {
    const parent = byId.get(page.idParent);
    if (parent) above.push(parent);
  }
  return above;
}

/** Place of a page: its parent, and its position among the other children. */
export type PagePlace = { idParent: number | null; position: number };

/** The place that dropping a page before, after or on another gives; null where it cannot stand: below itself. */
export function placeOfDrop(
  pages: readonly AdminPage[],
  id: number,
  target: { id: number; dropPosition: 'before' | 'after' | 'on' },
): PagePlace | null {
  const goal = pages.find((page) => page.id === target.id);
  if (!goal || idsBelow(pages, id).has(goal.id)) return null;
  const siblings = (idParent: number | null) =>
    pages.filter((page) => page.idParent === idParent && page.id !== id).sort((a, b) => a.position - b.position);
  if (target.dropPosition === 'on') return { idParent: goal.id, position: siblings(goal.id).length };
  const at = siblings(goal.idParent).findIndex((page) => page.id === goal.id);
  return { idParent: goal.idParent, position: at + (target.dropPosition === 'after' ? 1 : 0) };
}

/** The places that a menu offers beside dragging: up, down, below the page before, beside the parent. */
export function nearPlaces(pages: readonly AdminPage[], id: number): Record<'up' | 'down' | 'inside' | 'outside', PagePlace | null> {
  const page = pages.find((one) => one.id === id);
  if (!page) return { up: null, down: null, inside: null, outside: null };
  const siblings = pages.filter((one) => one.idParent === page.idParent).sort((a, b) => a.position - b.position);
  const at = siblings.indexOf(page);
  const before = siblings[at - 1];
  const parent = pages.find((one) => one.id === page.idParent);
  return {
    up: before ? { idParent: page.idParent, position: at - 1 } : null,
    down: at < siblings.length - 1 ? { idParent: page.idParent, position: at + 1 } : null,
    inside: before ? placeOfDrop(pages, id, { id: before.id, dropPosition: 'on' }) : null,
    outside: parent ? placeOfDrop(pages, id, { id: parent.id, dropPosition: 'after' }) : null,
  };
}

/** Filters of the tree. */
export const pageFilters = ['all', 'published', 'draft', 'scheduled', 'hidden', 'issues'] as const;
export type PageFilter = (typeof pageFilters)[number];

const fits: Record<PageFilter, (page: AdminPage) => boolean> = {
  all: () => true,
  published: ({ state }) => state === 'published',
  draft: ({ state, hasDraft }) => state === 'draft' || hasDraft,
  scheduled: ({ scheduledAt }) => scheduledAt !== null,
  hidden: ({ state }) => state === 'hidden',
  issues: ({ issues }) => issues > 0,
};

/** The pages that a search and a filter find, with those above them so that their place is seen. */
export function foundPages(pages: readonly AdminPage[], search: string, filter: PageFilter): { found: Set<number>; shown: AdminPage[] } {
  const found = new Set(
    pages
      .filter((page) => {
        const text = foldText(`${page.title} ${page.menuTitle} ${page.url}`);
        return fits[filter](page) && containsWords(text, search);
      })
      .map(({ id }) => id),
  );
  const shown = new Set(found);
  for (const id of found) for (const { id: above } of pagesAbove(pages, id)) shown.add(above);
  return { found, shown: pages.filter(({ id }) => shown.has(id)) };
}
