import { z } from 'zod';

/** A path of the site, or an address that browsers, mail programs or telephones open. */
export const linkPattern = /^(\/(?!\/)|https?:\/\/|mailto:|tel:)/;
export const Link = z.string().regex(linkPattern);

/** The same, or a place of the page itself. */
export const hrefPattern = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/;
export const Href = z.string().max(500).regex(hrefPattern);
