import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { newsletterSubscribers, newsletterSubscriptions } from '#backend/tables/newsletter.ts';
import type { ConsentSource, NewsletterList } from '#schemas/newsletter.ts';
import { forgetUnlisted, type ListRow, nameList, readLists } from './newsletter-lists.ts';
import { inviteToConfirm } from './newsletter-mail.ts';

/** Time and language of a request, and origin of the site. */
type RequestContext = { now: Date; locale: string; webOrigin: string };

/** Throws ApiError 403 while the site has no newsletter (ENABLE_NEWSLETTER). */
export async function needNewsletter(db: Database, idSite: number): Promise<void> {
  if (!(await hasNewsletter(db, idSite))) throw new ApiError(403, 'newsletter.closed');
}

/** Returns whether the site has newsletters (ENABLE_NEWSLETTER). */
export const hasNewsletter = async (db: Database, idSite: number): Promise<boolean> => (await readSettings(db, idSite)).ENABLE_NEWSLETTER;

/** Lists to subscribe to, and where the consent was given. Without `lists` it is the default one. */
type Consent = { lists?: readonly number[] | undefined; source: ConsentSource };

/** Finds lists that are offered by their ids. Throws ApiError 422, field `lists`, for another id. */
export async function requireOffered(db: Database, idSite: number, ids: readonly number[] | undefined): Promise<ListRow[]> {
  const lists = await readLists(db, idSite);
  if (!ids) return lists.filter(({ isDefault }) => isDefault);
  const chosen = lists.filter(({ id, isPublic }) => isPublic && ids.includes(id));
  if (chosen.length < new Set(ids).size) throw ApiError.fields([{ key: 'lists', message: 'field.invalid' }]);
  return chosen;
}

/**
 * Stores that an address asked for newsletters, and writes it an e-mail to confirm those that it has not. Where it has confirmed all of
 * them it gets none: what the caller is answered does not depend on it. Throws ApiError 422 for a list that is not offered.
 *
 * @param email trimmed, lower case
 */
export async function subscribe(
  db: Database,
  idSite: number,
  email: string,
  { lists: ids, source }: Consent,
  request: RequestContext,
): Promise<void> {
  const { locale } = request;
  const lists = await requireOffered(db, idSite, ids);
  await db.transaction((tx) => subscribeWithin(tx, { idSite, email, locale }, lists, source, request));
}

type Address = { idSite: number; email: string; locale: string };

/** The same in a transaction, also for lists that are not offered. */
export async function subscribeWithin(
  tx: Database,
  { idSite, email, locale }: Address,
  lists: readonly ListRow[],
  source: ConsentSource,
  request: RequestContext,
): Promise<void> {
  const { now } = request;
  // Its row is locked: ending a subscription waits, and must not forget the address meanwhile.
  const [subscriber] = await tx
    .insert(newsletterSubscribers)
    .values({ idSite, email, locale, createdAt: now, token: randomBytes(24).toString('base64url') })
    .onConflictDoUpdate({ target: [newsletterSubscribers.idSite, newsletterSubscribers.email], set: { email } })
    .returning();
  if (!subscriber || lists.length === 0) return;
  const asked = await tx
    .insert(newsletterSubscriptions)
    .values(lists.map(({ id }) => ({ idSite, idSubscriber: subscriber.id, idList: id, source, consentAt: now })))
    .onConflictDoUpdate({
      target: [newsletterSubscriptions.idSite, newsletterSubscriptions.idSubscriber, newsletterSubscriptions.idList],
      set: { consentAt: now, source },
      setWhere: isNull(newsletterSubscriptions.confirmedAt),
    })
    .returning({ idList: newsletterSubscriptions.idList });
  if (asked.length === 0) return;
  await tx.update(newsletterSubscribers).set({ locale }).where(eq(newsletterSubscribers.id, subscriber.id));
  const invited = lists.filter(({ id }) => asked.some(({ idList }) => idList === id));
  const named = invited.map((list) => ({ id: list.id, name: nameList(list, locale) }));
  await inviteToConfirm(tx, { idSite, email, token: subscriber.token, lists: named }, request);
}

const ofToken = (idSite: number, token: string) => and(eq(newsletterSubscribers.idSite, idSite), eq(newsletterSubscribers.token, token));
const ofSubscriber = (idSite: number, id: number) =>
  and(eq(newsletterSubscriptions.idSite, idSite), eq(newsletterSubscriptions.idSubscriber, id));

/**
 * Confirms the subscriptions of a key, those to `lists` alone where they are given: what somebody else asked for meanwhile is no consent. A
 * second time changes nothing. Throws ApiError 404 for a key that is none.
 */
export async function confirmSubscription(
  db: Database,
  idSite: number,
  { token, lists }: { token: string; lists?: readonly number[] | undefined },
  now: Date,
): Promise<void> {
  const [subscriber] = await db.select({ id: newsletterSubscribers.id }).from(newsletterSubscribers).where(ofToken(idSite, token));
  if (!subscriber) throw new ApiError(404, 'newsletter.unknown');
  const which = lists && inArray(newsletterSubscriptions.idList, [...lists]);
  await db
    .update(newsletterSubscriptions)
    .set({ confirmedAt: now })
    .where(and(ofSubscriber(idSite, subscriber.id), isNull(newsletterSubscriptions.confirmedAt), which));
}

/** Lists the newsletters that the address of a key is in. Throws ApiError 404 for a key that is none. */
export async function lookUpSubscriptions(
  db: Database,
  idSite: number,
  token: string,
  locale: string,
): Promise<Pick<NewsletterList, 'id' | 'name'>[]> {
  const [subscriber] = await db.select({ id: newsletterSubscribers.id }).from(newsletterSubscribers).where(ofToken(idSite, token));
  if (!subscriber) throw new ApiError(404, 'newsletter.unknown');
  const taken = await db.select().from(newsletterSubscriptions).where(ofSubscriber(idSite, subscriber.id));
  const lists = await readLists(db, idSite);
  return lists.filter(({ id }) => taken.some(({ idList }) => idList === id)).map((list) => ({ id: list.id, name: nameList(list, locale) }));
}

/** Ends the subscriptions of a key, those to `lists` alone where they are given; a key that is not known any more is as good. */
export async function endSubscription(db: Database, idSite: number, token: string, lists?: readonly number[]): Promise<void> {
  await endWhere(db, idSite, eq(newsletterSubscribers.token, token), lists);
}

/** Ends the subscriptions of an address in the same way. */
export async function endByAddress(db: Database, idSite: number, email: string, lists?: readonly number[]): Promise<void> {
  await endWhere(db, idSite, eq(newsletterSubscribers.email, email), lists);
}

async function endWhere(db: Database, idSite: number, isIt: ReturnType<typeof eq>, lists: readonly number[] | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    const which = and(eq(newsletterSubscribers.idSite, idSite), isIt);
    const [subscriber] = await tx.select({ id: newsletterSubscribers.id }).from(newsletterSubscribers).where(which).for('update');
    if (!subscriber) return;
    const own = ofSubscriber(idSite, subscriber.id);
    const ended = lists ? and(own, inArray(newsletterSubscriptions.idList, [...lists])) : own;
    await tx.delete(newsletterSubscriptions).where(ended);
    const left = await tx.select({ idList: newsletterSubscriptions.idList }).from(newsletterSubscriptions).where(own).limit(1);
    // An address that is in no list is forgotten.
    if (left.length === 0) await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, subscriber.id));
  });
}

/** Days somebody has to confirm. */
const confirmDays = 30;

/** Forgets subscriptions that nobody confirmed in time, and the addresses that are left without one. */
export async function forgetUnconfirmed(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - confirmDays * 86_400_000);
  await db
    .delete(newsletterSubscriptions)
    .where(
      and(isNull(newsletterSubscriptions.confirmedAt), lt(newsletterSubscriptions.consentAt, sql`${before.toISOString()}::timestamptz`)),
    );
  await forgetUnlisted(db);
}
