import type { Database } from '../../db/database.ts';
import { keptBySite, sharedLook } from '../../shared-look.ts';
import { type Catalogue, newCatalogue } from './catalogue.ts';
import { type Looked, lookAtChanges } from './changes.ts';
import { readIds, readListed, readTerms, type Terms } from './read-listed.ts';

/** Products read at once: few enough that other calls are answered in between. */
const productsAtOnce = 1000;
/** More changes than these are read as the whole catalogue. */
const changesAtMost = 5000;
const sitesAtMost = 50;

/** The catalogue as it was at the last look. */
type Kept = { catalogue: Catalogue; terms: Terms; looked: Looked };

const lookOf = keptBySite(sitesAtMost, (db, idSite) => {
  let kept: Kept | undefined;
  return sharedLook(async () => {
    kept = await look(db, idSite, kept);
    return kept;
  });
});

/**
 * The catalogue of a site as the database has it now. It is kept in the process: the first call reads all of it, later ones
 * only the products that changed since, whichever process changed them.
 */
export async function currentCatalogue(db: Database, idSite: number): Promise<Catalogue> {
  return (await lookOf(db, idSite)()).catalogue;
}

async function look(db: Database, idSite: number, kept: Kept | undefined): Promise<Kept> {
  const { looked, news } = await lookAtChanges(db, idSite, kept?.catalogue.isWorn() ? undefined : kept?.looked);
  // What stands beside the catalogue is nothing that lists look at.
  const ofLists = news?.filter(({ idProduct }) => idProduct >= 0);
  if (!kept || !ofLists || ofLists.length > changesAtMost || ofLists.some(({ idProduct }) => idProduct === 0)) {
    return { ...(await readWhole(db, idSite)), looked };
  }
  const ids = [...new Set(ofLists.map(({ idProduct }) => idProduct))];
  const listed = ids.length > 0 ? await readListed(db, idSite, ids, kept.terms) : [];
  for (const id of ids) kept.catalogue.drop(id);
  for (const product of listed) kept.catalogue.put(product);
  return { ...kept, looked };
}

async function readWhole(db: Database, idSite: number): Promise<Pick<Kept, 'catalogue' | 'terms'>> {
  const terms = await readTerms(db, idSite);
  const catalogue = newCatalogue(terms.languages, terms.values, terms.tags);
  const ids = await readIds(db, idSite);
  for (let at = 0; at < ids.length; at += productsAtOnce) {
    for (const product of await readListed(db, idSite, ids.slice(at, at + productsAtOnce), terms)) catalogue.put(product);
  }
  return { catalogue, terms };
}
