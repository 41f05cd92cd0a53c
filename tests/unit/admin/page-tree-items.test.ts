import { describe, expect, it } from 'vitest';
import { foundPages, idsBelow, nearPlaces, pageItems, placeOfDrop } from '#admin/pages/tree-items.ts';
import type { AdminPage } from '#schemas/page-admin.ts';

const page = (id: number, idParent: number | null, position: number, more: Partial<AdminPage> = {}): AdminPage => ({
  ...{ id, idParent, position, title: `Page ${id}`, url: `/page-${id}`, menuTitle: '', showInMenu: true, type: 'content', link: null },
  ...{ isValid: true, state: 'published', hasDraft: false, scheduledAt: null, issues: 0, locales: ['fr_FR'] },
  ...more,
});
/** 1, 2 (3, 4 (5)), 6. */
const pages = [
  page(1, null, 0),
  page(2, null, 1),
  page(3, 2, 0),
  page(4, 2, 1, { title: 'Été à Aizenay' }),
  page(5, 4, 0),
  page(6, null, 2),
];

describe('the page tree', () => {
  it('nests pages in the order of their places', () => {
    const [, second] = pageItems(pages);
    expect(second?.children.map((item) => item.page.id)).toEqual([3, 4]);
    expect([...idsBelow(pages, 2)]).toEqual([2, 3, 4, 5]);
  });

  it('gives a dropped page its place among the others', () => {
    expect(placeOfDrop(pages, 6, { id: 3, dropPosition: 'after' })).toEqual({ idParent: 2, position: 1 });
    expect(placeOfDrop(pages, 1, { id: 6, dropPosition: 'before' })).toEqual({ idParent: null, position: 1 });
    expect(placeOfDrop(pages, 1, { id: 2, dropPosition: 'on' })).toEqual({ idParent: 2, position: 2 });
  });

  it('drops no page onto itself or below itself', () => {
    expect(placeOfDrop(pages, 2, { id: 2, dropPosition: 'on' })).toBeNull();
    expect(placeOfDrop(pages, 2, { id: 5, dropPosition: 'after' })).toBeNull();
  });

  it('offers the places that lie near', () => {
    expect(nearPlaces(pages, 4)).toEqual({
      up: { idParent: 2, position: 0 },
      down: null,
      inside: { idParent: 3, position: 0 },
      outside: { idParent: null, position: 2 },
    });
    expect(nearPlaces(pages, 1)).toMatchObject({ up: null, inside: null, outside: null, down: { idParent: null, position: 1 } });
  });

  it('finds pages without regard to accents, and shows those above them', () => {
    const { found, shown } = foundPages(pages, 'ete aizenay', 'all');
    expect([...found]).toEqual([4]);
    expect(shown.map(({ id }) => id)).toEqual([2, 4]);
    expect(foundPages(pages, '', 'issues').found.size).toBe(0);
  });
});
