import { lt } from 'drizzle-orm';
import { catalogueChanges } from '../../catalogue/change-tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { cacheBySite, coalesce } from '../../platform/read-cache/coalesce.ts';
import { changesOf, lookAtSite } from '../../platform/read-cache/follow-site.ts';
import { hasReadCache } from '../../platform/read-cache/read-through.ts';
import { type Catalogue, newCatalogue } from './catalogue.ts';
import { readIds, readListed, readTerms, type Terms } from './read-listed.ts';

/** Products read at once: few enough that other calls are answered in between. */
const productsAtOnce = 1000;
const sitesAtMost = 50;

/** The catalogue as it is with the changes of the site up to a point. */
type Kept = { catalogue: Catalogue; terms: Terms; readUntil: number };

const lookOf = cacheBySite(sitesAtMost, (db, idSite) => {
  let kept: Kept | undefined;
  return coalesce(async () => {
    kept = await look(db, idSite, kept);
    return kept;
  });
});

/**
 * The catalogue of a site as the database had it when the call began, or later. It is kept in the process: the first call reads all of it,
 * later ones only the products that changed since, whichever process changed them.
 */
export async function currentCatalogue(db: Database, idSite: number): Promise<Catalogue> {
  if (!hasReadCache(idSite)) await lookAtSite(db, idSite);
  return (await lookOf(db, idSite)()).catalogue;
}

async function look(db: Database, idSite: number, kept: Kept | undefined): Promise<Kept> {
  // What changes while it is read is read again the next time.
  const changes = changesOf(db, idSite);
  const readUntil = changes?.end() ?? 0;
  const news = kept && !kept.catalogue.isWorn() ? changes?.since(kept.readUntil) : null;
  if (!kept || !news || news.includes(0)) return { ...(await readWhole(db, idSite)), readUntil };
  // What stands beside the catalogue is nothing that lists look at.
  const ids = news.filter((idProduct) => idProduct > 0);
  const listed = ids.length > 0 ? await readListed(db, idSite, ids, kept.terms) : [];
  for (const id of ids) kept.catalogue.drop(id);
  for (const product of listed) kept.catalogue.put(product);
  return { ...kept, readUntil };
}

async function readWhole(db: Database, idSite: number): Promise<Pick<Kept, 'catalogue' | 'terms'>> {
  const terms = await readTerms(db, idSite);
  const catalogue = newCatalogue(terms.languages, terms.values, terms.tags);
  const ids = await readIds(db, idSite);
  for (let at = 0; at < ids.length; at += productsAtOnce) {
    for (const product of await readListed(db, idSite, ids.slice(at, at + productsAtOnce), terms)) catalogue.put(product);
    // A part at a time here, too: to sort all at once would keep other calls waiting.
    catalogue.settle();
  }
  return { catalogue, terms };
}

const day = 86_400_000;

/** Deletes changes of catalogues that are older than a day: every process has followed them, or reads everything anew. */
export async function forgetChanges(db: Database, now: Date): Promise<void> {
  await db.delete(catalogueChanges).where(lt(catalogueChanges.createdAt, new Date(now.getTime() - day)));
}
