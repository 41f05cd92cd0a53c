import { and, count, eq, ne } from 'drizzle-orm';
import { addressesShown } from '#backend/foundation/people/index.ts';
import { checkLatinName, checkPlace } from '#backend/foundation/places/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { addresses, users } from '#backend/tables/people.ts';
import type { AddressInput } from '#schemas/address.ts';
import type { Lang } from '#schemas/site.ts';

/** Owner of the address book. */
type Owner = { idSite: number; idUser: number };

const ofOwner = ({ idSite, idUser }: Owner) => and(eq(addresses.idSite, idSite), eq(addresses.idUser, idUser));

/**
 * The columns of an address as a form sends it. Throws ApiError 422, at its field: an unknown country, a postal code that it has not, a name
 * without its Latin form where papers need it.
 */
const columnsOf = (input: AddressInput, lang: Lang) => ({
  ...input,
  postalCode: checkPlace(input, lang).postalCode,
  latinName: checkLatinName(input),
});

const isSame = (columns: ReturnType<typeof columnsOf>) =>
  and(
    eq(addresses.firstname, columns.firstname),
    eq(addresses.lastname, columns.lastname),
    eq(addresses.address, columns.address),
    eq(addresses.addressPart2, columns.addressPart2),
    eq(addresses.postalCode, columns.postalCode),
    eq(addresses.city, columns.city),
    eq(addresses.idCountry, columns.idCountry),
  );

/** One change of a book at a time: two that come at once neither overfill it nor meet on the same address. */
const lockBook = (tx: Database, { idSite, idUser }: Owner) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.idSite, idSite), eq(users.id, idUser)))
    .for('no key update');

/**
 * Keeps an address in a person's book, in front; one that stands there already moves to the front. Throws ApiError 422: its fields,
 * or a book that is full.
 */
export async function addAddress(db: Database, owner: Owner, input: AddressInput, { now, lang }: { now: Date; lang: Lang }): Promise<void> {
  const columns = columnsOf(input, lang);
  await db.transaction(async (tx) => {
    await lockBook(tx, owner);
    const known = await tx
      .update(addresses)
      .set({ usedAt: now, latinName: columns.latinName })
      .where(and(ofOwner(owner), isSame(columns)))
      .returning({ id: addresses.id });
    if (known.length > 0) return;
    const [held] = await tx.select({ count: count() }).from(addresses).where(ofOwner(owner));
    if ((held?.count ?? 0) >= addressesShown) throw new ApiError(422, 'account.addresses-full', { params: { count: addressesShown } });
    await tx.insert(addresses).values({ ...owner, ...columns, types: ['DELIVERY'], usedAt: now });
  });
}

/**
 * Changes an address of a person's book; orders keep theirs as they were. When it becomes the same as another, one of both is left.
 * Throws ApiError 404 for an address that is not in the book, 422 for its fields.
 */
export async function changeAddress(db: Database, owner: Owner, id: number, input: AddressInput, lang: Lang): Promise<void> {
  const columns = columnsOf(input, lang);
  await db.transaction(async (tx) => {
    await lockBook(tx, owner);
    await tx.delete(addresses).where(and(ofOwner(owner), isSame(columns), ne(addresses.id, id)));
    const changed = await tx
      .update(addresses)
      .set(columns)
      .where(and(ofOwner(owner), eq(addresses.id, id)))
      .returning({ id: addresses.id });
    if (changed.length === 0) throw new ApiError(404, 'error.not-found');
  });
}

/** Takes an address out of a person's book; one that is gone already is no fault. */
export async function removeAddress(db: Database, owner: Owner, id: number): Promise<void> {
  await db.delete(addresses).where(and(ofOwner(owner), eq(addresses.id, id)));
}
