import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { readSettings, readShopRules } from '#backend/foundation/settings/index.ts';
import { type Item, itemPath, readItems } from '#backend/goods/catalogue/index.ts';
import { type LockedDeclination, lockDeclinations } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { numberOfKey, signedNumber } from '#backend/platform/secrets/signed-number.ts';
import { stockAlerts } from '#backend/tables/stock-alert.ts';
import type { StockAlert } from '#schemas/stock-alert.ts';
import { writeAlertAsked } from './mail.ts';

/** Days after which an alert is forgotten: what has not come back by then is not waited for any more. */
export const alertDays = 183;

/** Time and language of a request, and origin of the site. */
type RequestContext = { now: Date; locale: string; webOrigin: string };
type Asking = {
  idSite: number;
  idDeclination: number;
  /** Trimmed, lower case. */
  email: string;
  user: { id: number; email: string } | null;
};

/**
 * Notes that an address is to be written to when a declination comes back, and writes it an e-mail with the way to take that off again.
 * An address that waits for it already gets none: the answer does not tell whether it does.
 * Throws ApiError 403 (DISPLAY_STOCK_ALERT off), 404, 409 when it can be bought.
 */
export async function askAlert(db: Database, { idSite, idDeclination, email, user }: Asking, context: RequestContext): Promise<void> {
  const { DISPLAY_STOCK_ALERT: isOpen } = await readSettings(db, idSite);
  if (!isOpen) throw new ApiError(403, 'stock-alert.closed');
  const { now, locale } = context;
  const item = (await readItems(db, { idSite, locale }, [idDeclination])).get(idDeclination);
  if (!item?.isSold) throw new ApiError(404, 'product.not-found');
  await db.transaction(async (tx) => {
    // Pieces that come back now wait for this row to be written, or have come before it is.
    const row = (await lockDeclinations(tx, idSite, [idDeclination])).get(idDeclination);
    if (!row) throw new ApiError(404, 'product.not-found');
    if (await canBeBought(tx, idSite, row, item)) throw new ApiError(409, 'stock-alert.available');
    const [alert] = await tx
      .insert(stockAlerts)
      .values({ idSite, idDeclination, email, locale, idUser: user?.id ?? null, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: stockAlerts.id });
    if (alert)
      return writeAlertAsked(
        tx,
        { idSite, email, locale, item, key: await signedNumber(tx, 'stock-alerts', { idSite, ...alert }) },
        context,
      );
    // An alert requested before the sign-in is added to the account.
    if (user?.email === email)
      await tx
        .update(stockAlerts)
        .set({ idUser: user.id })
        .where(and(ofAddress(idSite, email), eq(stockAlerts.idDeclination, idDeclination), isNull(stockAlerts.idUser)));
  });
}

/** Returns whether the stock left of a declination, locked by this transaction, is enough for the smallest quantity sold. */
export async function canBeBought(
  tx: Database,
  idSite: number,
  { isTracked, stock, held }: LockedDeclination,
  { sellByMultipleOf }: Pick<Item, 'sellByMultipleOf'>,
): Promise<boolean> {
  const { limitsToStock } = await readShopRules(tx, idSite);
  return !limitsToStock || !isTracked || stock - held >= sellByMultipleOf;
}

const ofAddress = (idSite: number, email: string) => and(eq(stockAlerts.idSite, idSite), eq(stockAlerts.email, email));
const ofUser = (idSite: number, idUser: number) => and(eq(stockAlerts.idSite, idSite), eq(stockAlerts.idUser, idUser));

type Owner = { idSite: number; idUser: number };

/** The alerts that an account asked for, the newest first. Those of the same address without an account are not among them. */
export async function listAlerts(db: Database, { idSite, idUser }: Owner, locale: string): Promise<StockAlert[]> {
  const rows = await db.select().from(stockAlerts).where(ofUser(idSite, idUser)).orderBy(desc(stockAlerts.id));
  const ids = rows.map(({ idDeclination }) => idDeclination);
  const items = await readItems(db, { idSite, locale }, ids);
  return rows.flatMap(({ id, idDeclination, email, createdAt }) => {
    const item = items.get(idDeclination);
    if (!item) return [];
    const { idProduct, name, declinationLabel, image, isSold } = item;
    return {
      id,
      idProduct,
      idDeclination,
      name,
      declinationLabel,
      image,
      email,
      isSold,
      url: itemPath(item),
      askedAt: createdAt.toISOString(),
    };
  });
}

/** Takes off an alert of an account; one that is not there, or another's, changes nothing. */
export async function removeAlert(db: Database, { idSite, idUser }: Owner, id: number): Promise<void> {
  await db.delete(stockAlerts).where(and(ofUser(idSite, idUser), eq(stockAlerts.id, id)));
}

/** Takes off the alert of an e-mail's key, which is as good when it is off already. Throws ApiError 404 for a key that is none. */
export async function removeAlertOfKey(db: Database, idSite: number, key: string): Promise<void> {
  const id = await numberOfKey(db, 'stock-alerts', idSite, key);
  if (id === null) throw new ApiError(404, 'stock-alert.unknown');
  await db.delete(stockAlerts).where(and(eq(stockAlerts.idSite, idSite), eq(stockAlerts.id, id)));
}

/** Forgets what an account, or anybody with its address, asked for. */
export async function eraseAlerts(tx: Database, idSite: number, { id, email }: { id: number; email: string }): Promise<void> {
  await tx.delete(stockAlerts).where(or(ofUser(idSite, id), ofAddress(idSite, email)));
}

/** An account has another address: its alerts go there, those that wait there already once. */
export async function moveAlerts(tx: Database, { idSite, idUser }: Owner, address: { from: string; to: string }): Promise<void> {
  const there = tx.select({ id: stockAlerts.idDeclination }).from(stockAlerts).where(ofAddress(idSite, address.to));
  const own = and(ofUser(idSite, idUser), eq(stockAlerts.email, address.from));
  await tx.delete(stockAlerts).where(and(own, inArray(stockAlerts.idDeclination, there)));
  await tx.update(stockAlerts).set({ email: address.to }).where(own);
}

/** Counts the alerts for each of these declinations; those without any are left out. */
export async function countAlerts(db: Database, idSite: number, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: stockAlerts.idDeclination, count: sql<number>`count(*)::int` })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.idSite, idSite), inArray(stockAlerts.idDeclination, [...ids])))
    .groupBy(stockAlerts.idDeclination);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The declinations that somebody waits for. */
export async function readWaitedFor(db: Database, idSite: number): Promise<ReadonlySet<number>> {
  const rows = await db.selectDistinct({ id: stockAlerts.idDeclination }).from(stockAlerts).where(eq(stockAlerts.idSite, idSite));
  return new Set(rows.map(({ id }) => id));
}

/** Forgets alerts after `alertDays`. */
export async function forgetAlerts(db: Database, now: Date): Promise<void> {
  await db.delete(stockAlerts).where(lt(stockAlerts.createdAt, new Date(now.getTime() - alertDays * 86_400_000)));
}
