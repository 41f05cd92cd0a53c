import type { AdminPageDetail, PageProperties } from '#schemas/page-admin.ts';

/** Unsaved changes of a page. */
export type PageChange = Partial<PageProperties>;

/** Returns the properties of a page for its form. */
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
