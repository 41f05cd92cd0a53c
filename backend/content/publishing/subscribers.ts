import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { searchFilter } from '#backend/platform/database/list-filter.ts';
import { newsletterSubscribers } from '#backend/tables/pages.ts';
import type { Subscriber } from '#schemas/calls/content.ts';

type Row = typeof newsletterSubscribers.$inferSelect;

const toSubscriber = ({ email, locale, consentAt, confirmedAt }: Row): Subscriber => ({
  ...{ email, language: locale },
  consentAt: consentAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
});

type ListQuery = { nbItem: number; page: number; search?: string | undefined };

/** Addresses that asked for the newsletter, a page of them, newest first. */
export async function listSubscribers(db: Database, idSite: number, { nbItem, page, search }: ListQuery) {
  const isListed = and(eq(newsletterSubscribers.idSite, idSite), searchFilter(search, [newsletterSubscribers.email]));
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(newsletterSubscribers).where(isListed);
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .where(isListed)
    .orderBy(desc(newsletterSubscribers.consentAt), desc(newsletterSubscribers.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  return { total: count?.total ?? 0, subscribers: rows.map(toSubscriber) };
}

/** A cell of a CSV file; one that a spreadsheet would run begins with an apostrophe. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Writes the confirmed addresses as CSV: consent, confirmation, and the address that ends the subscription. */
export async function exportSubscribers(db: Database, idSite: number, webOrigin: string): Promise<string> {
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.idSite, idSite), isNotNull(newsletterSubscribers.confirmedAt)))
    .orderBy(newsletterSubscribers.email);
  const lines = rows.map((row) => {
    const { email, language, consentAt, confirmedAt } = toSubscriber(row);
    return [email, language, consentAt, confirmedAt ?? '', `${webOrigin}/newsletter/${row.token}?do=unsubscribe`].map(cell).join(';');
  });
  return `\ufeff${['email;language;consent_at;confirmed_at;unsubscribe', ...lines].join('\r\n')}\r\n`;
}
