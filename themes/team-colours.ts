/** Colours of the panel that stand on a site's own pages and pictures, whose look they cannot take: apart from the panel's sheet, which is the server's. */

/** The team's bar on the site: dark, so that nobody takes it for a part of the page. */
export const siteBarColours = { ground: '#14323d', ink: '#ffffff', quiet: '#c4d6dc' } as const;

/** A mark on a picture of any colours: a light ring within a dark one. */
export const pictureMark = { border: '2px solid #ffffff', boxShadow: '0 0 0 2px rgb(0 0 0 / 60%)' } as const;

/** Colours that browsers compute for an element without a ground, and that they show behind the whole page. */
export const canvas = { none: 'rgba(0, 0, 0, 0)', ground: '#ffffff' } as const;
