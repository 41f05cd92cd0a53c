import { writeEntries } from '#backend/entities/write-entries.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { ArchivePage } from '#schemas/archive.ts';
import type { Tag } from '#schemas/entities/tag.ts';
import type { Archive } from '../archive.ts';
import { flatten } from '../check/check-archive.ts';
import { entityParts } from '../entity-parts.ts';

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
  const values = [...slugs].map((slug) => named.get(slug) ?? tagOf(slug, categories));
  return writeEntries(tx, entityParts.tags, values, { idSite, timeZone: archive.site.timeZone, ids: { page: pageIds } });
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
