import type { PageNode } from '#schemas/page.ts';
import type { SiteInfo } from '#schemas/site.ts';

/** The site of stories and tests: as the API answers for the sample boutique, with one language and nothing uploaded. */
export const sampleSite: SiteInfo = {
  id: 89,
  name: 'La Penderie de Marie',
  url: '',
  devUrl: null,
  prodUrl: null,
  server: null,
  fonts: [],
  logos: [],
  languages: [],
  isWinemaker: false,
  isECommerce: true,
  isBuilding: false,
  technicalFileModel: null,
  dashboardType: null,
  defaultLang: 'fr_FR',
  market: 'FR',
  timeZone: 'Europe/Paris',
  version: 1,
};

/** A page of a site's `pages.json`. */
export type ArchivePage = Omit<PageNode, 'id' | 'idParent' | 'order' | 'children'> & { children: ArchivePage[] };

/** The tree that the API would answer for the pages of an archive. */
export const treeOf = (list: readonly ArchivePage[], idParent: number | null = null, start = idParent ?? 0): PageNode[] =>
  list.map((page, order) => {
    const id = start * 20 + order + 1;
    return { ...page, id, order, idParent, children: treeOf(page.children, id) };
  });
