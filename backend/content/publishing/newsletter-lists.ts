import { and, asc, desc, eq, notExists, sql } from 'drizzle-orm';
import { raiseSiteVersion } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { message } from '#backend/platform/messages/message.ts';
import { newsletterLists, newsletterSubscribers, newsletterSubscriptions } from '#backend/tables/newsletter.ts';
import type { AdminNewsletterList, NewsletterList, NewsletterListBody } from '#schemas/newsletter.ts';
import { toLang } from '#schemas/site.ts';

export type ListRow = typeof newsletterLists.$inferSelect;

/** Maximum number of newsletters of a site: each is a tick box of the form. */
const maxLists = 50;

/** Reads the newsletters of a site, the default one first; makes that where the site has none yet. */
export async function readLists(db: Database, idSite: number): Promise<ListRow[]> {
  const read = () =>
    db
      .select()
      .from(newsletterLists)
      .where(eq(newsletterLists.idSite, idSite))
      .orderBy(desc(newsletterLists.isDefault), asc(newsletterLists.id));
  const found = await read();
  if (found[0]?.isDefault) return found;
  await db.insert(newsletterLists).values({ idSite, isDefault: true }).onConflictDoNothing();
  return read();
}

/** Names a newsletter in a language; a name of another language before none. */
export function nameList({ names }: Pick<ListRow, 'names'>, locale: string): string {
  const named = names[locale] || Object.values(names).find((name) => name !== '');
  return named || message(toLang(locale), 'account.newsletter');
}

/** Lists the newsletters that visitors are offered. */
export async function listOffered(db: Database, idSite: number, locale: string): Promise<NewsletterList[]> {
  const lists = await readLists(db, idSite);
  return lists
    .filter(({ isPublic }) => isPublic)
    .map((list) => ({
      id: list.id,
      name: nameList(list, locale),
      description: list.isDefault ? message(toLang(locale), 'account.newsletter-text') : '',
    }));
}

/** Lists the newsletters of a site for the team. */
export async function listForTeam(db: Database, idSite: number, locale: string): Promise<AdminNewsletterList[]> {
  const lists = await readLists(db, idSite);
  const counts = await db
    .select({
      idList: newsletterSubscriptions.idList,
      confirmed: sql<number>`count(${newsletterSubscriptions.confirmedAt})::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.idSite, idSite))
    .groupBy(newsletterSubscriptions.idList);
  return lists.map((list) => {
    const { id, names, isPublic, isDefault } = list;
    const { confirmed = 0, all = 0 } = counts.find(({ idList }) => idList === id) ?? {};
    return { ...{ id, names, isPublic, isDefault, confirmed }, name: nameList(list, locale), pending: all - confirmed };
  });
}

/** Finds one of them for the team. Throws ApiError 404. */
export async function findList(db: Database, idSite: number, id: number, locale: string): Promise<AdminNewsletterList> {
  const found = (await listForTeam(db, idSite, locale)).find((list) => list.id === id);
  if (!found) throw new ApiError(404, 'newsletter.no-list');
  return found;
}

type Body = NewsletterListBody & { names: Record<string, string> };

/** Throws ApiError 422 for a list without a name; the default one may have none. */
function requireName({ names }: Body): void {
  if (!Object.values(names).some((name) => name !== '')) throw ApiError.fields([{ key: 'names', message: 'field.required' }]);
}

/** Makes a newsletter. Throws ApiError 422 (no name), 409 (as many as a site may have). Returns its id. */
export async function createList(db: Database, idSite: number, body: Body): Promise<number> {
  requireName(body);
  return db.transaction(async (tx) => {
    // Every page with the form shows it; the version's row makes two who do so at once wait for each other.
    await raiseSiteVersion(tx, idSite);
    if ((await readLists(tx, idSite)).length >= maxLists)
      throw new ApiError(409, 'newsletter.too-many-lists', { params: { max: maxLists } });
    const [made] = await tx
      .insert(newsletterLists)
      .values({ idSite, ...body })
      .returning({ id: newsletterLists.id });
    if (!made) throw new Error('the list was not stored');
    return made.id;
  });
}

const one = (idSite: number, id: number) => and(eq(newsletterLists.idSite, idSite), eq(newsletterLists.id, id));

/** Changes a newsletter. Throws ApiError 404, 409 (the default one is always offered), 422 (no name). */
export async function changeList(db: Database, idSite: number, id: number, body: Body): Promise<void> {
  await db.transaction(async (tx) => {
    await raiseSiteVersion(tx, idSite);
    const [list] = await tx.select().from(newsletterLists).where(one(idSite, id));
    if (!list) throw new ApiError(404, 'newsletter.no-list');
    if (list.isDefault && !body.isPublic) throw new ApiError(409, 'newsletter.default-list');
    if (!list.isDefault) requireName(body);
    await tx.update(newsletterLists).set(body).where(one(idSite, id));
  });
}

/** Deletes a newsletter with its consents, and the addresses that are in no other. Throws ApiError 404, 409 (the default one). */
export async function deleteList(db: Database, idSite: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await raiseSiteVersion(tx, idSite);
    const [list] = await tx.select().from(newsletterLists).where(one(idSite, id));
    if (!list) throw new ApiError(404, 'newsletter.no-list');
    if (list.isDefault) throw new ApiError(409, 'newsletter.default-list');
    await tx.delete(newsletterLists).where(one(idSite, id));
    await forgetUnlisted(tx, idSite);
  });
}

/** Deletes the addresses of a site, or of all, that are in no list. */
export async function forgetUnlisted(tx: Database, idSite?: number): Promise<void> {
  const own = and(
    eq(newsletterSubscriptions.idSite, newsletterSubscribers.idSite),
    eq(newsletterSubscriptions.idSubscriber, newsletterSubscribers.id),
  );
  const isUnlisted = notExists(tx.select({ id: newsletterSubscriptions.idList }).from(newsletterSubscriptions).where(own));
  await tx
    .delete(newsletterSubscribers)
    .where(and(idSite === undefined ? undefined : eq(newsletterSubscribers.idSite, idSite), isUnlisted));
}
