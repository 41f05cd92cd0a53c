import { z } from 'zod';

/** An address that search engines may list. */
export const SitemapAddress = z.object({
  /** Path on the site, without a language in front. */
  path: z.string().startsWith('/'),
  /** Last change of the page (ISO); null if it is not recorded. */
  updatedAt: z.string().nullable(),
  /** Its pictures, without width and format: `/media/{hash}/{name}`. */
  pictures: z.array(z.string().startsWith('/media/')),
});
export type SitemapAddress = z.infer<typeof SitemapAddress>;

/** Most addresses in a part: in two languages, with their pictures, they stay under the 50,000 and the 50 MB that a sitemap may have. */
export const sitemapPartSize = 5000;

/** GET /sitemap/{part}: the addresses of products and of what is published, a part of them. */
export const SitemapPart = z.object({
  /** Number of parts, at least 1. */
  parts: z.int().min(1),
  addresses: z.array(SitemapAddress),
  /** Sections of publications that have content. */
  sections: z.array(z.enum(['blog', 'albums', 'services'])),
});
export type SitemapPart = z.infer<typeof SitemapPart>;
