import { lt } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { takeTurns } from '#backend/platform/take-turns.ts';
import { catalogueChanges } from '#backend/tables/catalogue-changes.ts';
import { followProducts } from '../follow-changes.ts';
import { type Catalogue, newCatalogue } from './catalogue.ts';
import { readIds, readListed, readTerms, type Terms } from './read-listed.ts';

/** Products read at once: few enough that other calls are answered in between. */
const productsAtOnce = 200;

type Kept = { catalogue: Catalogue; terms: Terms };

const keptOf = followProducts<Kept>({
  readAll: async (db, idSite) => {
    const terms = await readTerms(db, idSite);
    const catalogue = newCatalogue(terms.languages, terms.values, terms.tags);
    const turn = takeTurns();
    for (let ids = await readIds(db, idSite, 0, productsAtOnce); ids.length > 0; ) {
      for (const product of await readListed(db, idSite, ids, terms)) {
        catalogue.put(product);
        await turn();
      }
      // A part at a time here, too: to sort all at once would keep other calls waiting.
      for (const settle of catalogue.settling()) {
        settle();
        await turn();
      }
      ids = await readIds(db, idSite, ids.at(-1) ?? 0, productsAtOnce);
    }
    return { catalogue, terms };
  },
  update: async (db, idSite, { catalogue, terms }, ids) => {
    const listed = await readListed(db, idSite, ids, terms);
    for (const id of ids) catalogue.drop(id);
    for (const product of listed) catalogue.put(product);
  },
  isWorn: ({ catalogue }) => catalogue.isWorn(),
});

/** The catalogue of a site that lists are answered from (`followProducts`). */
export const currentCatalogue = async (db: Database, idSite: number): Promise<Catalogue> => (await keptOf(db, idSite)).catalogue;

/** Begins to read what changed in the catalogue of a site, before a visitor asks for it. What fails is read by the first list. */
export function warmCatalogue(db: Database, idSite: number): void {
  currentCatalogue(db, idSite).catch(() => {});
}

const day = 86_400_000;

/** Deletes changes of catalogues that are older than a day: every process has followed them, or reads everything anew. */
export async function forgetChanges(db: Database, now: Date): Promise<void> {
  await db.delete(catalogueChanges).where(lt(catalogueChanges.createdAt, new Date(now.getTime() - day)));
}
