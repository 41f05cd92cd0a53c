import type { ArchivePage } from '#schemas/archive.ts';
import type { Tag } from '#schemas/entities/tag.ts';
import type { Archive } from '../archive.ts';
import { flatten } from '../check/check-archive.ts';

/**
 * Lists the tags that products and tags.json name. Where tags.json is silent, a tag belongs to the category page whose address begins
 * with it (`robes` → /nos-vetements/robes-occasion-location) and takes its menu title.
 */
export function completeTags({ tags, products, pages }: Archive): Tag[] {
  const named = new Map(tags.map((tag) => [tag.slug, tag]));
  const slugs = new Set([...named.keys(), ...products.flatMap((product) => product.tags)]);
  const categories = flatten(pages).flatMap(({ page }) => (page.type === 'category' ? [page] : []));
  return [...slugs].map((slug) => named.get(slug) ?? tagOf(slug, categories));
}

/** A tag that no file tells of. */
function tagOf(slug: string, categories: readonly ArchivePage[]): Tag {
  const page = categories.find(({ key, url }) => key === slug || `${url.split('/').at(-1)}-`.startsWith(`${slug}-`));
  const inOtherLanguages = Object.entries(page?.translations ?? {}).map(([locale, texts]) => [locale, { label: texts?.menuTitle }]);
  return { slug, label: page?.menuTitle ?? labelOf(slug), page: page?.key ?? null, translations: Object.fromEntries(inOtherLanguages) };
}

/** `bord-de-mer` → `Bord de mer`. */
function labelOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
