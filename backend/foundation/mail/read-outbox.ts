import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { mails } from '#backend/tables/mail.ts';
import type { Mail, MailState } from '#schemas/calls/admin.ts';

type MailRow = typeof mails.$inferSelect;

const conditions: Record<MailState, SQL | undefined> = {
  WAITING: and(isNull(mails.sentAt), isNull(mails.givenUpAt)),
  SENT: isNotNull(mails.sentAt),
  GIVEN_UP: isNotNull(mails.givenUpAt),
};

/** The outbox of a site as the admin panel shows it, newest first. */
export async function readOutbox(
  db: Database,
  idSite: number,
  query: { nbItem: number; page: number; state?: MailState | undefined },
): Promise<{ total: number; mails: Mail[] }> {
  const filter = and(eq(mails.idSite, idSite), query.state && conditions[query.state]);
  const total = await countRows(db, sql`${mails} where ${filter}`);
  const rows = await db
    .select()
    .from(mails)
    .where(filter)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(query.nbItem)
    .offset((query.page - 1) * query.nbItem);
  return { total, mails: rows.map(toMail) };
}

/**
 * Retries an e-mail that was given up, with as many attempts as a new one. One that waits for its next attempt stays unchanged, since it
 * may be on its way. Throws ApiError 404, 409 (it was sent).
 */
export async function sendAgain(db: Database, idSite: number, id: number): Promise<Mail> {
  const one = and(eq(mails.idSite, idSite), eq(mails.id, id));
  const [changed] = await db
    .update(mails)
    .set({ givenUpAt: null, attempts: 0, nextAttemptAt: null })
    .where(and(one, conditions.GIVEN_UP))
    .returning();
  const mail = changed ?? (await db.select().from(mails).where(one))[0];
  if (!mail) throw new ApiError(404, 'mail.not-found');
  if (mail.sentAt) throw new ApiError(409, 'mail.sent');
  return toMail(mail);
}

/**
 * A link that chooses a new password or joins the team is for its reader alone: who looks after the shop could take her account or her
 * place with it.
 */
const withoutKeys = (body: string): string => body.replace(/(\/password\/reset\/|\/admin\/invitation\/)[\w-]+/g, '$1…');

const toMail = (row: MailRow): Mail => ({
  id: row.id,
  from: { name: row.fromName, address: row.fromAddress },
  to: row.to,
  subject: row.subject,
  html: withoutKeys(row.html),
  text: withoutKeys(row.text),
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  attempts: row.attempts,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  givenUpAt: row.givenUpAt?.toISOString() ?? null,
  failure: row.failure,
  idOrder: row.idOrder,
});
