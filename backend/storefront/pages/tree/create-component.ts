import { and, eq } from 'drizzle-orm';
import { raiseSiteVersion } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { deletedPages } from '#backend/tables/page-editing.ts';
import { components } from '#backend/tables/site.ts';
import { findFreeName } from '#domain/free-name.ts';
import { emptyDocument } from '#schemas/cms/document.ts';
import { knownComponents } from '#schemas/shared-components.ts';
import { maxNameLength } from '#schemas/slug.ts';
import { slugOf } from './address.ts';

/** Makes an empty shared component, under a slug made of its title that no other has. Nothing shows it until a document places it. */
export function createComponent(db: Database, idSite: number, title: string): Promise<{ slug: string }> {
  return db.transaction(async (tx) => {
    // First: who makes another one at once waits here, and finds this one's slug taken.
    await raiseSiteVersion(tx, idSite);
    const rows = await tx.select({ slug: components.slug }).from(components).where(eq(components.idSite, idSite));
    const deleted = await tx
      .select({ rows: deletedPages.rows })
      .from(deletedPages)
      .where(and(eq(deletedPages.idSite, idSite), eq(deletedPages.kind, 'component')));
    // One that was deleted can come back, with the drafts and versions that are kept under its slug.
    const gone = deleted.flatMap(({ rows: ofOne }) => ofOne.map(({ slug }) => String(slug)));
    const taken = new Set([...rows.map(({ slug }) => slug), ...gone, ...knownComponents.map(({ slug }) => slug)]);
    const slug = await findFreeName(slugOf(title), maxNameLength, (name) => taken.has(name));
    await tx.insert(components).values({ idSite, slug, title, metaDescription: '', cms: emptyDocument });
    return { slug };
  });
}
