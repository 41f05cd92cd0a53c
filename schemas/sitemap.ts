import { z } from 'zod';

/** An address that search engines may list. */
export const SitemapAddress = z.object({
  /** Path on the site, without a language in front. */
  path: z.string().startsWith('/'),
  /** When what stands there was last changed (ISO); null where nobody notes it. */
  updatedAt: z.string().nullable(),
  /** Its pictures, without width and format: `/media/{hash}/{name}`. */
  pictures: z.array(z.string().startsWith('/media/')),
});
export type SitemapAddress = z.infer<typeof SitemapAddress>;

/** Most addresses in a part: in two languages, with their pictures, they stay under the 50,000 and the 50 MB that a sitemap may have. */
export const sitemapPartSize = 5000;

/** GET /sitemap/{part}: the addresses of products and of what is published, a part of them. */
export const SitemapPart = z.object({
  /** How many parts there are, at least 1. */
  parts: z.int().min(1),
  addresses: z.array(SitemapAddress),
  /** Which sections of publications hold something. */
  sections: z.array(z.enum(['blog', 'albums', 'services'])),
});
export type SitemapPart = z.infer<typeof SitemapPart>;
