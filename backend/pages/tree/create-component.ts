import { eq } from 'drizzle-orm';
import { emptyDocument } from '#schemas/cms/document.ts';
import { knownComponents } from '#schemas/shared-components.ts';
import type { Database } from '../../platform/database/database.ts';
import { components } from '../../site/tables.ts';
import { raiseSiteVersion } from '../../site/version.ts';
import { slugOf } from './address.ts';

/** Makes an empty shared component, under a slug made of its title that no other has. Nothing shows it until a document places it. */
export function createComponent(db: Database, idSite: number, title: string): Promise<{ slug: string }> {
  return db.transaction(async (tx) => {
    const rows = await tx.select({ slug: components.slug }).from(components).where(eq(components.idSite, idSite));
    const taken = new Set([...rows.map(({ slug }) => slug), ...knownComponents.map(({ slug }) => slug)]);
    const stem = slugOf(title);
    let slug = stem;
    for (let number = 2; taken.has(slug); number++) slug = `${stem}-${number}`;
    await tx.insert(components).values({ idSite, slug, title, metaDescription: '', cms: emptyDocument });
    await raiseSiteVersion(tx, idSite);
    return { slug };
  });
}
