import type { AdminPageDetail, PageProperties } from '#schemas/page-admin.ts';

/** What of a page was changed and is not saved yet. */
export type PageChange = Partial<PageProperties>;

/** What is said of a page, as its form shows it. */
export function valuesOf(detail: AdminPageDetail): PageProperties {
  const { title, url, menuTitle, metaDescription, showInMenu, type, isValid, translations } = detail;
  return { title, url, menuTitle, metaDescription, showInMenu, type, isValid, translations, link: linkOf(detail.link) };
}

/** Stored links have all their fields; each kind has only one of them. */
function linkOf(link: AdminPageDetail['link']): PageProperties['link'] {
  if (!link) return null;
  if (link.type === 'js') return { type: 'js', url: null, jsCode: link.jsCode ?? '' };
  return { type: link.type, url: link.url ?? '', jsCode: null };
}
