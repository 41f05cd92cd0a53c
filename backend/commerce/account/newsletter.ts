import { and, eq, inArray } from 'drizzle-orm';
import {
  endByAddress,
  hasNewsletter,
  listOffered,
  needNewsletter,
  readLists,
  subscribe,
  subscribeWithin,
} from '#backend/content/publishing/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { newsletterSubscribers, newsletterSubscriptions } from '#backend/tables/newsletter.ts';
import type { NewsletterList, NewsletterSubscription } from '#schemas/newsletter.ts';

type RequestContext = { now: Date; locale: string; webOrigin: string };

/** Lists the newsletters that an account can take; none where the site has no newsletter (ENABLE_NEWSLETTER). */
export const newsletterLists = async (db: Database, idSite: number, locale: string): Promise<NewsletterList[]> =>
  (await hasNewsletter(db, idSite)) ? listOffered(db, idSite, locale) : [];

/** Reads what an address takes of `idLists`. */
const readTaken = (db: Database, idSite: number, email: string, idLists: readonly number[]) =>
  db
    .select({ idList: newsletterSubscriptions.idList, confirmedAt: newsletterSubscriptions.confirmedAt })
    .from(newsletterSubscriptions)
    .innerJoin(
      newsletterSubscribers,
      and(
        eq(newsletterSubscribers.idSite, newsletterSubscriptions.idSite),
        eq(newsletterSubscribers.id, newsletterSubscriptions.idSubscriber),
      ),
    )
    .where(
      and(
        eq(newsletterSubscribers.idSite, idSite),
        eq(newsletterSubscribers.email, email),
        inArray(newsletterSubscriptions.idList, [...idLists]),
      ),
    )
    .orderBy(newsletterSubscriptions.idList);

const readOffered = async (db: Database, idSite: number): Promise<number[]> =>
  (await readLists(db, idSite)).filter(({ isPublic }) => isPublic).map(({ id }) => id);

/** Reads the subscription of an address to the lists that are offered. */
export async function readSubscription(db: Database, idSite: number, email: string): Promise<NewsletterSubscription> {
  const taken = await readTaken(db, idSite, email, await readOffered(db, idSite));
  const isPending = taken.some(({ confirmedAt }) => confirmedAt === null);
  return { lists: taken.map(({ idList }) => idList), status: taken.length === 0 ? 'NONE' : isPending ? 'PENDING' : 'CONFIRMED' };
}

/**
 * Takes `lists`, each new one to be confirmed by e-mail, and ends the others that are offered. Throws ApiError 403 where there is none to
 * take, 422 for a list that is not offered.
 */
export async function changeSubscription(
  db: Database,
  idSite: number,
  email: string,
  lists: readonly number[],
  request: RequestContext,
): Promise<NewsletterSubscription> {
  const before = await readSubscription(db, idSite, email);
  const added = lists.filter((id) => !before.lists.includes(id));
  if (added.length > 0) {
    await needNewsletter(db, idSite);
    await subscribe(db, idSite, email, { lists: added, source: 'ACCOUNT' }, request);
  }
  const ended = before.lists.filter((id) => !lists.includes(id));
  if (ended.length > 0) await endByAddress(db, idSite, email, ended);
  return readSubscription(db, idSite, email);
}

/** An account has another address: the old one is forgotten, the new one is asked to confirm what the old one took. */
export async function moveSubscription(
  tx: Database,
  idSite: number,
  address: { from: string; to: string },
  request: RequestContext,
): Promise<void> {
  const lists = await readLists(tx, idSite);
  const taken = await readTaken(
    tx,
    idSite,
    address.from,
    lists.map(({ id }) => id),
  );
  if (taken.length === 0) return;
  await endByAddress(tx, idSite, address.from);
  const moved = lists.filter(({ id }) => taken.some(({ idList }) => idList === id));
  await subscribeWithin(tx, { idSite, email: address.to, locale: request.locale }, moved, 'ACCOUNT', request);
}
