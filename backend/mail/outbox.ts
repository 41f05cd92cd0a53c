import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Mail } from '#schemas/calls/admin.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/tables/mail.ts';
import type { MailContent } from './order-confirmed.ts';
import { readSender, type Sender } from './sender.ts';

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

/** What a transport sends; an empty address of the sender is the transport's own. */
export type OutgoingMail = { from: Sender; to: string; subject: string; html: string; text: string };

/** Something that sends e-mails; SMTP is one. */
export type MailTransport = { send: (mail: OutgoingMail) => Promise<void> };

/**
 * Sends what waits in the outbox, oldest first; each is marked in the transaction that locked it, so that two processes do
 * not send it twice. Stops at the first that fails: the next run tries again. Gives how many were sent.
 */
export async function sendWaiting(db: Database, transport: MailTransport, now: Date): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    const isSent = await db.transaction(async (tx) => {
      const [mail] = await tx
        .select()
        .from(mails)
        .where(isNull(mails.sentAt))
        .orderBy(asc(mails.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!mail) return false;
      const from = { name: mail.fromName, address: mail.fromAddress };
      await transport.send({ from, to: mail.to, subject: mail.subject, html: mail.html, text: mail.text });
      await tx.update(mails).set({ sentAt: now }).where(eq(mails.id, mail.id));
      return true;
    });
    if (!isSent) return sent;
  }
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
      idOrder: row.idOrder,
    })),
  };
}
