import type { Database } from '#backend/platform/database/database.ts';
import { mails } from '#backend/tables/mail.ts';
import type { MailContent } from './frame.ts';
import { readSender } from './sender.ts';

export type MailKind = (typeof mails.$inferSelect)['kind'];

/** Subject of an e-mail, which is written once for each. `occasion`: an event that happens once, e.g. `return-12-RECEIVED`. */
type About = { idSite: number; kind: MailKind; idOrder?: string; idUser?: number; occasion?: string };

/**
 * Puts an e-mail into the outbox, in the transaction of what it tells; the second of its kind about the same thing is left
 * out. Returns whether it was put there.
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
