import { and, asc, desc, eq, gt, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { StatusContext } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orders } from '#backend/tables/order.ts';
import { users } from '#backend/tables/people.ts';
import { siteLanguages, sites } from '#backend/tables/site.ts';
import { dateIn } from '#domain/time-zones.ts';
import { defaultLocale } from '#schemas/site.ts';
import { writeRemovalMail } from '../mail/account-removal.ts';
import { eraseWithin, keepsAccount } from './erase-account.ts';

/** Years without a sign-in or an order after which an account goes (CNIL), and days before that its owner is told. */
const years = 3;
const noticeDays = 30;
const day = 86_400_000;
/** Accounts taken in one run; the next run takes the rest. */
const batch = 200;

/**
 * Notifies customers by e-mail who have not signed in for 3 years less 30 days. Erases the accounts of those notified at least 30 days ago
 * who have not signed in since; their orders and invoices stay as `eraseAccount` leaves them. Accounts with an order, a return or a payment
 * in progress wait; those of the shop's team stay. Returns how many were notified or erased.
 */
export async function removeInactive(db: Database, at: StatusContext): Promise<number> {
  const { now } = at;
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() - years);
  const told = await each(db, toTell(end), (tx, id) => sendNotice(tx, id, end, at));
  const erased = await each(db, toErase(end, now), (tx, id) => erase(tx, id, end, at));
  return told + erased;
}

type Work = (tx: Database, id: number) => Promise<boolean>;

/** One account at a time, each in a transaction of its own. */
async function each(db: Database, which: SQL | undefined, work: Work): Promise<number> {
  const found = await db.select({ id: users.id }).from(users).where(which).orderBy(asc(users.lastSeenAt), asc(users.id)).limit(batch);
  let done = 0;
  for (const { id } of found) if (await db.transaction((tx) => work(tx, id))) done += 1;
  return done;
}

const noticeBefore = (end: Date): Date => new Date(end.getTime() + noticeDays * day);

/** Customers of whom nothing was heard since a moment. */
const silentSince = (moment: Date) =>
  and(
    eq(users.role, 'CUSTOMER'),
    lte(users.lastSeenAt, moment),
    notExists(
      sql`(select 1 from ${orders} where ${orders.idSite} = ${users.idSite} and ${orders.idUser} = ${users.id} and ${gt(orders.createdAt, moment)})`,
    ),
  );

/** A customer who signed in after a notice gets a new one. */
const toTell = (end: Date) =>
  and(
    silentSince(noticeBefore(end)),
    or(isNull(users.removalToldAt), lt(users.removalToldAt, users.lastSeenAt), lt(users.removalToldAt, end)),
  );
const toErase = (end: Date, now: Date) =>
  and(
    silentSince(end),
    lte(users.removalToldAt, new Date(now.getTime() - noticeDays * day)),
    gt(users.removalToldAt, end),
    // Those that wait for an order must not stand before the others for ever.
    notExists(
      sql`(select 1 from ${orders} where ${orders.idSite} = ${users.idSite} and ${orders.idUser} = ${users.id} and ${keepsAccount()})`,
    ),
  );

/** Locks an account that is still to be taken: she may have signed in since it was listed. */
async function lockUser(tx: Database, id: number, which: SQL | undefined) {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), which))
    .for('update');
  return user;
}

async function sendNotice(tx: Database, id: number, end: Date, { now, webOrigin }: StatusContext): Promise<boolean> {
  const user = await lockUser(tx, id, toTell(end));
  if (!user) return false;
  const { idSite, email, firstname } = user;
  const [site] = await tx.select({ timeZone: sites.timeZone }).from(sites).where(eq(sites.id, idSite));
  // Never sooner than she is told, even where nobody ran this for long.
  const removal = new Date(now.getTime() + noticeDays * day);
  const facts = { idSite, idUser: id, email, firstname, locale: await localeOf(tx, user), day: dateIn(site?.timeZone ?? 'UTC', removal) };
  await writeRemovalMail(tx, facts, { now, webOrigin });
  await tx.update(users).set({ removalToldAt: now }).where(eq(users.id, id));
  return true;
}

/** The language of her last order, else the site's own. */
async function localeOf(tx: Database, { id, idSite }: { id: number; idSite: number }): Promise<string> {
  const [last] = await tx
    .select({ locale: orders.locale })
    .from(orders)
    .where(and(eq(orders.idSite, idSite), eq(orders.idUser, id)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (last) return last.locale;
  const [own] = await tx
    .select({ code: siteLanguages.code })
    .from(siteLanguages)
    .where(eq(siteLanguages.idSite, idSite))
    .orderBy(asc(siteLanguages.position))
    .limit(1);
  return own?.code ?? defaultLocale;
}

async function erase(tx: Database, id: number, end: Date, at: StatusContext): Promise<boolean> {
  const user = await lockUser(tx, id, toErase(end, at.now));
  return user !== undefined && (await eraseWithin(tx, user.idSite, user, at)) === null;
}
