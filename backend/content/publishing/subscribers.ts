import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { searchFilter } from '#backend/platform/database/list-filter.ts';
import { newsletterSubscribers, newsletterSubscriptions } from '#backend/tables/newsletter.ts';
import type { Subscriber } from '#schemas/newsletter.ts';
import { nameList, readLists } from './newsletter-lists.ts';

type Reader = { idSite: number; locale: string };
type ListQuery = { nbItem: number; page: number; search?: string | undefined; list?: number | undefined };

const joined = and(
  eq(newsletterSubscriptions.idSite, newsletterSubscribers.idSite),
  eq(newsletterSubscriptions.idSubscriber, newsletterSubscribers.id),
);

/** Lists the addresses that asked for newsletters, or for one `list`, the latest consent first, with all that each takes. */
export async function listSubscribers(
  db: Database,
  { idSite, locale }: Reader,
  { nbItem, page, search, list }: ListQuery,
): Promise<{ total: number; subscribers: Subscriber[] }> {
  const isListed = and(
    eq(newsletterSubscribers.idSite, idSite),
    searchFilter(search, [newsletterSubscribers.email]),
    list === undefined ? undefined : eq(newsletterSubscriptions.idList, list),
  );
  const [count] = await db
    .select({ total: sql<number>`count(distinct ${newsletterSubscribers.id})::int` })
    .from(newsletterSubscribers)
    .innerJoin(newsletterSubscriptions, joined)
    .where(isListed);
  const found = await db
    .select({ id: newsletterSubscribers.id, email: newsletterSubscribers.email, language: newsletterSubscribers.locale })
    .from(newsletterSubscribers)
    .innerJoin(newsletterSubscriptions, joined)
    .where(isListed)
    .groupBy(newsletterSubscribers.id)
    .orderBy(sql`max(${newsletterSubscriptions.consentAt}) desc`, sql`${newsletterSubscribers.id} desc`)
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  const names = new Map((await readLists(db, idSite)).map((each) => [each.id, nameList(each, locale)]));
  const ids = found.map(({ id }) => id);
  const taken =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(newsletterSubscriptions)
          .where(and(eq(newsletterSubscriptions.idSite, idSite), inArray(newsletterSubscriptions.idSubscriber, ids)))
          .orderBy(asc(newsletterSubscriptions.idList));
  return {
    total: count?.total ?? 0,
    subscribers: found.map(({ id, email, language }) => ({
      email,
      language,
      subscriptions: taken
        .filter(({ idSubscriber }) => idSubscriber === id)
        .map(({ idList, source, consentAt, confirmedAt }) => ({
          list: { id: idList, name: names.get(idList) ?? '' },
          source,
          consentAt: consentAt.toISOString(),
          confirmedAt: confirmedAt?.toISOString() ?? null,
        })),
    })),
  };
}

/** A cell of a CSV file; one that a spreadsheet would run begins with an apostrophe. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const header = 'email;language;list;source;consent_at;confirmed_at;unsubscribe';

/**
 * Writes the confirmed addresses of all lists, or of one, as CSV, a line for each list: consent with its source, confirmation, and the
 * address that ends the subscription.
 */
export async function exportSubscribers(
  db: Database,
  { idSite, locale }: Reader,
  { webOrigin, list }: { webOrigin: string; list?: number | undefined },
): Promise<string> {
  const names = new Map((await readLists(db, idSite)).map((each) => [each.id, nameList(each, locale)]));
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .innerJoin(newsletterSubscriptions, joined)
    .where(
      and(
        eq(newsletterSubscribers.idSite, idSite),
        isNotNull(newsletterSubscriptions.confirmedAt),
        list === undefined ? undefined : eq(newsletterSubscriptions.idList, list),
      ),
    )
    .orderBy(newsletterSubscribers.email, newsletterSubscriptions.idList);
  const lines = rows.map(({ newsletter_subscribers: { email, locale: language, token }, newsletter_subscriptions: taken }) => {
    const { idList, source, consentAt, confirmedAt } = taken;
    const end = `${webOrigin}/newsletter/${token}?do=unsubscribe&list=${idList}`;
    const dates = [consentAt.toISOString(), confirmedAt?.toISOString() ?? ''];
    return [email, language, names.get(idList) ?? '', source, ...dates, end].map(cell).join(';');
  });
  return `\ufeff${[header, ...lines].join('\r\n')}\r\n`;
}
