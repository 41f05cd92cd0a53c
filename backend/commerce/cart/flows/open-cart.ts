import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { carts } from '#backend/tables/cart.ts';
import { users } from '#backend/tables/people.ts';
import { setCode } from '../discount-codes.ts';
import { mergeLines } from '../steps/merge-lines.ts';

type StoredCart = typeof carts.$inferSelect;
/** An open cart, in the language it is read in. */
export type CartRow = StoredCart & { locale: string };
/** Shopper who opens a cart, and her language; `idUser` null is a guest. */
export type Shopper = { idSite: number; idUser: number | null; locale: string; now: Date };
type Person = Shopper & { idUser: number };

/**
 * Opens a cart for a shopper, notes that it is in use and locks it until the transaction ends. A guest's cart is whoever's knows its
 * id; a signed-in person who brings one takes it into her account. A person's cart is hers alone: for anybody else it does not exist
 * (404).
 */
export async function openCart(tx: Database, shopper: Shopper, idCart: string): Promise<CartRow> {
  const { idUser, locale } = shopper;
  const isHers = and(eq(carts.id, idCart), isNull(carts.mergedInto), idUser === null ? isNull(carts.idUser) : eq(carts.idUser, idUser));
  const cart = (await takeCart(tx, shopper, isHers)) ?? (await findCart(tx, shopper, idCart));
  return { ...cart, locale };
}

/** A cart that leads to another one, or that she takes into her account. */
async function findCart(tx: Database, shopper: Shopper, idCart: string): Promise<StoredCart> {
  const cart = await lockCart(tx, shopper.idSite, idCart);
  if (cart?.mergedInto) return openCart(tx, shopper, cart.mergedInto);
  // Another call of hers has just taken it in.
  if (cart && cart.idUser === shopper.idUser) return cart;
  if (cart?.idUser === null && shopper.idUser !== null) return adoptCart(tx, { ...shopper, idUser: shopper.idUser }, cart);
  throw new ApiError(404, 'cart.not-found');
}

/** Locking a cart and noting that it is in use are one statement. */
async function takeCart(tx: Database, { idSite, now }: Shopper, which: SQL | undefined): Promise<StoredCart | undefined> {
  const [cart] = await tx
    .update(carts)
    .set({ updatedAt: now })
    .where(and(eq(carts.idSite, idSite), which))
    .returning();
  return cart;
}

/**
 * Opens the cart that a guest's browser knows together with another one that is hers: the other's lines join it, and the
 * other's id leads there. A person has one cart only, which both are.
 */
export async function openBoth(tx: Database, shopper: Shopper, ids: { known: string; other: string }): Promise<CartRow> {
  const known = await openCart(tx, shopper, ids.known);
  const other = await openCart(tx, shopper, ids.other);
  if (other.id === known.id) return known;
  await moveCart(tx, shopper, { from: other.id, into: known.id });
  if (known.discountCode !== '' || other.discountCode === '') return known;
  await setCode(tx, known, other.discountCode);
  return { ...known, discountCode: other.discountCode };
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
export async function newCart(tx: Database, shopper: Shopper): Promise<{ cart: CartRow; isEmpty: boolean }> {
  const { idSite, idUser, locale, now } = shopper;
  const own = idUser === null ? undefined : await takeOwnCart(tx, { ...shopper, idUser });
  if (own) return { cart: { ...own, locale }, isEmpty: false };
  const [cart] = await tx.insert(carts).values({ idSite, idUser, createdAt: now, updatedAt: now }).returning();
  if (!cart) throw new Error('the cart was not inserted');
  return { cart: { ...cart, locale }, isEmpty: true };
}

/** Takes a guest's cart into an account: it becomes the person's, or its lines join those of the cart she has. */
async function adoptCart(tx: Database, person: Person, guest: StoredCart): Promise<StoredCart> {
  const own = await takeOwnCart(tx, person);
  if (!own) {
    await tx
      .update(carts)
      .set({ idUser: person.idUser, updatedAt: person.now })
      .where(and(eq(carts.idSite, guest.idSite), eq(carts.id, guest.id)));
    return { ...guest, idUser: person.idUser };
  }
  await moveCart(tx, person, { from: guest.id, into: own.id });
  // She saw the guest's cart last: the code on it stays, in the place of an earlier one.
  if (guest.discountCode === '') return own;
  await setCode(tx, own, guest.discountCode);
  return { ...own, discountCode: guest.discountCode };
}

async function moveCart(tx: Database, shopper: Shopper, { from, into }: { from: string; into: string }): Promise<void> {
  await mergeLines(tx, { ...shopper, from, into });
  await tx
    .update(carts)
    .set({ mergedInto: into, updatedAt: shopper.now })
    .where(and(eq(carts.idSite, shopper.idSite), eq(carts.id, from)));
}

/** The person's row is locked first, so that two sign-ins at once make one cart. */
async function takeOwnCart(tx: Database, person: Person): Promise<StoredCart | undefined> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.idSite, person.idSite), eq(users.id, person.idUser)))
    .for('no key update');
  return takeCart(tx, person, eq(carts.idUser, person.idUser));
}

async function lockCart(tx: Database, idSite: number, idCart: string): Promise<StoredCart | undefined> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.idSite, idSite), eq(carts.id, idCart)))
    .for('no key update');
  return cart;
}
