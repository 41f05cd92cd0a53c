import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/database.ts';
import { carts } from '../../db/tables/cart.ts';
import { users } from '../../db/tables/people.ts';
import { mergeLines } from './merge-lines.ts';

type StoredCart = typeof carts.$inferSelect;
/** An open cart, in the language it is read in. */
export type CartRow = StoredCart & { locale: string };
/** Who asks for a cart, and in which language; `idUser` null is a guest. */
export type Shopper = { idSite: number; idUser: number | null; locale: string; now: Date };

/**
 * Opens a cart for a shopper and locks it until the transaction ends. A guest's cart is whoever's knows its id; a signed-in
 * person who brings one takes it into her account. A person's cart is hers alone: for anybody else it does not exist (404).
 */
export async function openCart(tx: Database, shopper: Shopper, idCart: string): Promise<CartRow> {
  return { ...(await findCart(tx, shopper, idCart)), locale: shopper.locale };
}

async function findCart(tx: Database, shopper: Shopper, idCart: string): Promise<StoredCart> {
  const cart = await lockCart(tx, shopper.idSite, idCart);
  if (cart?.mergedInto) return findCart(tx, shopper, cart.mergedInto);
  if (cart && cart.idUser === shopper.idUser) return cart;
  if (cart?.idUser === null && shopper.idUser !== null) return adoptCart(tx, { ...shopper, idUser: shopper.idUser }, cart);
  throw new ApiError(404, 'cart.not-found');
}

/**
 * Opens the cart that a guest's browser knows together with another one that is hers: the other's lines join it, and the
 * other's id leads there. A person has one cart only, which both are.
 */
export async function openBoth(tx: Database, shopper: Shopper, ids: { known: string; other: string }): Promise<CartRow> {
  const known = await openCart(tx, shopper, ids.known);
  const other = await openCart(tx, shopper, ids.other);
  if (other.id !== known.id) await moveCart(tx, shopper, { from: other.id, into: known.id });
  return known;
}

/** A cart to look at: neither locked nor taken into an account. Throws ApiError 404 for what is not hers and no guest's. */
export async function lookAtCart(db: Database, shopper: Shopper, idCart: string): Promise<CartRow> {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.idSite, shopper.idSite), eq(carts.id, idCart)));
  const isGuests = cart?.idUser === null && cart.mergedInto === null;
  if (!cart || !(isGuests || (shopper.idUser !== null && cart.idUser === shopper.idUser))) throw new ApiError(404, 'cart.not-found');
  return { ...cart, locale: shopper.locale };
}

/** A cart to put things in: a person's own, made when she has none; a new one for a guest. */
export async function newCart(tx: Database, shopper: Shopper): Promise<CartRow> {
  const own = shopper.idUser === null ? undefined : await lockOwnCart(tx, shopper.idSite, shopper.idUser);
  const { idSite, idUser, locale, now } = shopper;
  if (own) return { ...own, locale };
  const [cart] = await tx.insert(carts).values({ idSite, idUser, createdAt: now, updatedAt: now }).returning();
  if (!cart) throw new Error('the cart was not inserted');
  return { ...cart, locale };
}

/** Takes a guest's cart into an account: it becomes the person's, or its lines join those of the cart she has. */
async function adoptCart(tx: Database, person: Shopper & { idUser: number }, guest: StoredCart): Promise<StoredCart> {
  const own = await lockOwnCart(tx, person.idSite, person.idUser);
  if (!own) {
    await tx
      .update(carts)
      .set({ idUser: person.idUser, updatedAt: person.now })
      .where(and(eq(carts.idSite, guest.idSite), eq(carts.id, guest.id)));
    return { ...guest, idUser: person.idUser };
  }
  await moveCart(tx, person, { from: guest.id, into: own.id });
  return own;
}

async function moveCart(tx: Database, shopper: Shopper, { from, into }: { from: string; into: string }): Promise<void> {
  await mergeLines(tx, { ...shopper, from, into });
  await tx
    .update(carts)
    .set({ mergedInto: into, updatedAt: shopper.now })
    .where(and(eq(carts.idSite, shopper.idSite), eq(carts.id, from)));
}

/** The person's row is locked first, so that two sign-ins at once make one cart. */
async function lockOwnCart(tx: Database, idSite: number, idUser: number): Promise<StoredCart | undefined> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.idSite, idSite), eq(users.id, idUser)))
    .for('no key update');
  const [own] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.idSite, idSite), eq(carts.idUser, idUser)))
    .for('no key update');
  return own;
}

async function lockCart(tx: Database, idSite: number, idCart: string): Promise<StoredCart | undefined> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.idSite, idSite), eq(carts.id, idCart)))
    .for('no key update');
  return cart;
}
