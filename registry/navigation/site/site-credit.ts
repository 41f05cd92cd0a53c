import type { ParameterValues } from '#schemas/parameters/index.ts';

export type SiteCredit = { text: string; href: string; hasEmblem: boolean };

/** Reads the maker of the site from the settings; null if they name none. */
export const siteCredit = (values: ParameterValues): SiteCredit | null =>
  values.CREATED_BY_MESSAGE
    ? { text: values.CREATED_BY_MESSAGE, href: values.CREATED_BY_BACKLINK_URL, hasEmblem: !values.HIDE_EVOLUSITE_LOGO }
    : null;
