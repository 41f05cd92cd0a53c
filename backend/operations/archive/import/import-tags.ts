import { eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { tags } from '#backend/tables/site-presentation.ts';
import type { Archive } from '../archive.ts';
import { flatten } from '../check/check-archive.ts';

/**
 * Writes the tags that products and tags.json name; gives their ids by slug. Where tags.json is silent, a tag belongs to the
 * category page whose address begins with it (`robes` → /nos-vetements/robes-occasion-location) and takes its menu title.
 */
export async function importTags(
  tx: Database,
  archive: Archive,
  pageIds: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const idSite = archive.site.id;
  const named = new Map(archive.tags.map((tag) => [tag.slug, tag]));
  const slugs = new Set([...named.keys(), ...archive.products.flatMap((product) => product.tags)]);
  const categories = flatten(archive.pages).flatMap(({ page }) => (page.type === 'category' ? [page] : []));
  const rows = [...slugs].map((slug) => {
    const tag = named.get(slug);
    const page = categories.find(({ key, url }) => key === slug || `${url.split('/').at(-1)}-`.startsWith(`${slug}-`));
    const inOtherLanguages = page && Object.entries(page.translations).map(([locale, texts]) => [locale, { label: texts?.menuTitle }]);
    const pageKey = tag ? tag.page : page?.key;
    return {
      ...{ idSite, slug, label: tag?.label ?? page?.menuTitle ?? labelOf(slug), idPage: pageIds.get(pageKey ?? '') ?? null },
      translations: tag?.translations ?? Object.fromEntries(inOtherLanguages ?? []),
    };
  });
  await tx.delete(tags).where(eq(tags.idSite, idSite));
  if (rows.length === 0) return new Map();
  const written = await tx.insert(tags).values(rows).returning({ id: tags.id, slug: tags.slug });
  return new Map(written.map(({ id, slug }) => [slug, id]));
}

/** `bord-de-mer` → `Bord de mer`. */
function labelOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
