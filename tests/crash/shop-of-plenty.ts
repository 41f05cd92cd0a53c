import { openDatabase } from '#backend/platform/database/connect.ts';
import { addProduct, seedShop } from '../integration/commerce/seed.ts';
import type { Piece } from './shopper.ts';

export const idSite = 89;
/** Pieces of each thing before the first order. */
export const stock = 100_000;

/** Puts five things in plenty on sale, in a shop that is made for it unless the site `isThere`. */
export async function fillShop(place: { dataDir: string; databaseUrl: string | undefined }, isThere = false): Promise<Piece[]> {
  const { db, close } = await openDatabase(place);
  try {
    if (!isThere) await seedShop(db, idSite);
    const pieces: Piece[] = [];
    for (const name of ['Robe', 'Chapeau', 'Savon', 'Ceinture', 'Foulard'])
      pieces.push(await addProduct(db, idSite, { name, price: 900, stock }));
    return pieces;
  } finally {
    await close();
  }
}
