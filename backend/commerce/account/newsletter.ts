import { and, eq } from 'drizzle-orm';
import { needNewsletter, subscribe } from '#backend/content/publishing/index.ts';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { message } from '#backend/platform/messages/message.ts';
import { newsletterSubscribers } from '#backend/tables/pages.ts';
import type { Lang } from '#schemas/site.ts';
import type { NewsletterSubscription } from '#schemas/user.ts';

type RequestContext = { now: Date; locale: string; webOrigin: string };

const ofAddress = (idSite: number, email: string) => and(eq(newsletterSubscribers.idSite, idSite), eq(newsletterSubscribers.email, email));

/** The newsletters of a site: one, where it has any (ENABLE_NEWSLETTER). */
export async function newsletterLists(db: Database, idSite: number, lang: Lang) {
  if (!(await readSettings(db, idSite)).ENABLE_NEWSLETTER) return [];
  return [{ id: 'NEWSLETTER' as const, name: message(lang, 'account.newsletter'), description: message(lang, 'account.newsletter-text') }];
}

/** Reads the subscription of an address. */
export async function readSubscription(db: Database, idSite: number, email: string): Promise<NewsletterSubscription> {
  const [row] = await db.select().from(newsletterSubscribers).where(ofAddress(idSite, email));
  return row ? { lists: ['NEWSLETTER'], status: row.confirmedAt ? 'CONFIRMED' : 'PENDING' } : { lists: [], status: 'NONE' };
}

/** Asks for the newsletter, which an e-mail confirms, or ends it. Throws ApiError 403 where there is none to ask for. */
export async function changeSubscription(
  db: Database,
  idSite: number,
  email: string,
  isWanted: boolean,
  occasion: RequestContext,
): Promise<NewsletterSubscription> {
  if (isWanted) {
    await needNewsletter(db, idSite);
    await subscribe(db, idSite, email, occasion);
  } else await endByAddress(db, idSite, email);
  return readSubscription(db, idSite, email);
}

/** Ends what an address takes. */
export async function endByAddress(db: Database, idSite: number, email: string): Promise<void> {
  await db.delete(newsletterSubscribers).where(ofAddress(idSite, email));
}

/** An account has another address: the old one is forgotten, the new one is asked to confirm what the old one took. */
export async function moveSubscription(
  tx: Database,
  idSite: number,
  address: { from: string; to: string },
  occasion: RequestContext,
): Promise<void> {
  const { status } = await readSubscription(tx, idSite, address.from);
  if (status === 'NONE') return;
  await endByAddress(tx, idSite, address.from);
  await subscribe(tx, idSite, address.to, occasion);
}
