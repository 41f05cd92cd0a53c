import { desc, eq, sql } from 'drizzle-orm';
import type { Mail } from '#schemas/calls/admin.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/tables/mail.ts';
import type { MailContent } from './order-confirmed.ts';
import { readSender } from './sender.ts';

export type MailKind = (typeof mails.$inferSelect)['kind'];

/** What an e-mail is about: it is written once for each. */
type About = { idSite: number; kind: MailKind; idOrder?: string; idUser?: number };

/**
 * Puts an e-mail into the outbox, in the transaction of what it tells; the second of its kind about the same thing is left
 * out. Gives whether it was put there.
 */
export async function post(tx: Database, about: About, to: string, content: MailContent, now: Date): Promise<boolean> {
  const from = await readSender(tx, about.idSite);
  const posted = await tx
    .insert(mails)
    .values({ ...about, to, fromName: from.name, fromAddress: from.address, ...content, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  return posted.length > 0;
}

/** The outbox of a site as the admin panel shows it, newest first. */
export async function readOutbox(
  db: Database,
  idSite: number,
  page: { nbItem: number; page: number },
): Promise<{ total: number; mails: Mail[] }> {
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(mails).where(eq(mails.idSite, idSite));
  const rows = await db
    .select()
    .from(mails)
    .where(eq(mails.idSite, idSite))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(page.nbItem)
    .offset((page.page - 1) * page.nbItem);
  return {
    total: count?.total ?? 0,
    mails: rows.map((row) => ({
      id: row.id,
      from: { name: row.fromName, address: row.fromAddress },
      to: row.to,
      subject: row.subject,
      html: row.html,
      text: row.text,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      attempts: row.attempts,
      nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
      givenUpAt: row.givenUpAt?.toISOString() ?? null,
      failure: row.failure,
      idOrder: row.idOrder,
    })),
  };
}
