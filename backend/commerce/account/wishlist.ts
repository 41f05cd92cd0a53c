import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { products } from '#backend/tables/catalogue.ts';
import { users, wishlistProducts } from '#backend/tables/people.ts';
import type { WishlistChanges } from '#schemas/wishlist.ts';
import { wishlistLimit } from '#schemas/wishlist-limit.ts';

/** Owner of the wish list. */
type Owner = { idSite: number; idUser: number };

const ofOwner = ({ idSite, idUser }: Owner) => and(eq(wishlistProducts.idSite, idSite), eq(wishlistProducts.idUser, idUser));

/** Numbers of the products that a person keeps, the newest first. */
export async function readWishlist(db: Database, owner: Owner): Promise<number[]> {
  const rows = await db
    .select({ idProduct: wishlistProducts.idProduct })
    .from(wishlistProducts)
    .where(ofOwner(owner))
    .orderBy(desc(wishlistProducts.id))
    .limit(wishlistLimit);
  return rows.map(({ idProduct }) => idProduct);
}

/**
 * Keeps products and lets go of others; what is kept already keeps its place, the same again changes nothing. Numbers that are none of
 * the site's products are left out. Beyond the limit the oldest go. Returns the whole list.
 */
export async function changeWishlist(db: Database, owner: Owner, { added, removed }: WishlistChanges): Promise<number[]> {
  const { idSite, idUser } = owner;
  return db.transaction(async (tx) => {
    // One change at a time: two browsers that merge at once never keep more than the limit.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.idSite, idSite), eq(users.id, idUser)))
      .for('no key update');
    if (removed.length > 0) await tx.delete(wishlistProducts).where(and(ofOwner(owner), inArray(wishlistProducts.idProduct, removed)));
    const known = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.idSite, idSite), inArray(products.id, added)));
    const wanted = added.filter((idProduct) => known.some(({ id }) => id === idProduct));
    // The last one written is the newest.
    const rows = wanted.reverse().map((idProduct) => ({ ...owner, idProduct }));
    if (rows.length > 0) await tx.insert(wishlistProducts).values(rows).onConflictDoNothing();
    const kept = await readWishlist(tx, owner);
    if (kept.length === wishlistLimit)
      await tx.delete(wishlistProducts).where(and(ofOwner(owner), notInArray(wishlistProducts.idProduct, kept)));
    return kept;
  });
}
