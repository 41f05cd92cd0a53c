import { and, asc, eq } from 'drizzle-orm';
import { raiseSiteVersion } from '#backend/foundation/site/version.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { components, pages, sites } from '#backend/tables/site.ts';
import { StartFailure } from '../launch/start-failure.ts';
import type { Store, Stored, Where } from './documents.ts';

type InDatabase = Exclude<Where, { file: string }>;
export type Write = { where: InDatabase; cms: unknown };

/**
 * All pages and shared components of a site. In a transaction they are locked until its end, so that nothing saves between.
 * @throws StartFailure when there is no such site
 */
export async function readSite(db: Database, idSite: number): Promise<Store> {
  const [site] = await db.select({ id: sites.id }).from(sites).where(eq(sites.id, idSite)).for('update');
  if (!site) throw new StartFailure(`There is no site ${idSite} in this database`);
  const ofPages = await db
    .select({ id: pages.id, key: pages.key, cms: pages.cms })
    .from(pages)
    .where(eq(pages.idSite, idSite))
    .orderBy(asc(pages.id))
    .for('update');
  const ofComponents = await db
    .select({ slug: components.slug, cms: components.cms })
    .from(components)
    .where(eq(components.idSite, idSite))
    .orderBy(asc(components.slug))
    .for('update');
  const documents: Stored[] = [
    ...ofPages.map(({ id, key, cms }) => ({
      where: { site: idSite, page: id },
      name: `site ${idSite}, page ${id} (${key})`,
      at: '' as const,
      cms,
    })),
    ...ofComponents.map(({ slug, cms }) => ({
      ...{ where: { site: idSite, component: slug }, name: `site ${idSite}, component ${slug}`, at: '' as const, cms },
    })),
  ];
  return { documents, slugs: new Set(ofComponents.map(({ slug }) => slug)) };
}

/** Writes documents and raises the version of each site they belong to. To be called in the transaction that read them. */
export async function writeDocuments(tx: Database, writes: readonly Write[]): Promise<void> {
  for (const { where, cms } of writes) {
    if ('page' in where)
      await tx
        .update(pages)
        .set({ cms })
        .where(and(eq(pages.idSite, where.site), eq(pages.id, where.page)));
    else
      await tx
        .update(components)
        .set({ cms })
        .where(and(eq(components.idSite, where.site), eq(components.slug, where.component)));
  }
  for (const site of new Set(writes.map(({ where }) => where.site))) await raiseSiteVersion(tx, site);
}
