import type { ParameterValues } from '#schemas/parameters/index.ts';

export type SiteCredit = { text: string; href: string; hasEmblem: boolean };

/** Who made the site, as the settings say; null when they say nothing. */
export const siteCredit = (values: ParameterValues): SiteCredit | null =>
  values.CREATED_BY_MESSAGE
    ? { text: values.CREATED_BY_MESSAGE, href: values.CREATED_BY_BACKLINK_URL, hasEmblem: !values.HIDE_EVOLUSITE_LOGO }
    : null;
