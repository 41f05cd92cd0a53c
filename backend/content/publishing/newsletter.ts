import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { newsletterSubscribers } from '#backend/tables/pages.ts';
import { inviteToConfirm } from './newsletter-mail.ts';

/** Time and language of a request, and origin of the site. */
type RequestContext = { now: Date; locale: string; webOrigin: string };

/** Throws ApiError 403 while the site has no newsletter (ENABLE_NEWSLETTER). */
export async function needNewsletter(db: Database, idSite: number): Promise<void> {
  const { ENABLE_NEWSLETTER } = await readSettings(db, idSite);
  if (!ENABLE_NEWSLETTER) throw new ApiError(403, 'newsletter.closed');
}

/**
 * Notes that an address query for the newsletter, and writes it an e-mail to confirm. An address that has confirmed already is
 * left as it is and gets none: what the caller is answered does not hang on it.
 *
 * @param email trimmed, lower case
 */
export async function subscribe(db: Database, idSite: number, email: string, occasion: RequestContext): Promise<void> {
  const { now, locale } = occasion;
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(newsletterSubscribers)
      .values({ idSite, email, locale, consentAt: now, createdAt: now, token: randomBytes(24).toString('base64url') })
      .onConflictDoUpdate({
        target: [newsletterSubscribers.idSite, newsletterSubscribers.email],
        set: { consentAt: now, locale },
        setWhere: sql`${newsletterSubscribers.confirmedAt} is null`,
      })
      .returning({ token: newsletterSubscribers.token });
    if (row) await inviteToConfirm(tx, { idSite, email, token: row.token }, occasion);
  });
}

const ofToken = (idSite: number, token: string) => and(eq(newsletterSubscribers.idSite, idSite), eq(newsletterSubscribers.token, token));

/** Confirms a subscription; a second time changes nothing. Throws ApiError 404 for a key that is none. */
export async function confirmSubscription(db: Database, idSite: number, token: string, now: Date): Promise<void> {
  const [row] = await db
    .update(newsletterSubscribers)
    .set({ confirmedAt: sql`coalesce(${newsletterSubscribers.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(ofToken(idSite, token))
    .returning({ id: newsletterSubscribers.id });
  if (!row) throw new ApiError(404, 'newsletter.unknown');
}

/** Ends a subscription by forgetting it; a key that is not known any more is as good. */
export async function endSubscription(db: Database, idSite: number, token: string): Promise<void> {
  await db.delete(newsletterSubscribers).where(ofToken(idSite, token));
}

/** Days somebody has to confirm. */
const confirmDays = 30;

/** Forgets addresses that nobody confirmed in time. */
export async function forgetUnconfirmed(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - confirmDays * 86_400_000);
  await db.delete(newsletterSubscribers).where(and(isNull(newsletterSubscribers.confirmedAt), lt(newsletterSubscribers.consentAt, before)));
}
