import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { mails } from '#backend/tables/mail.ts';
import type { Sender } from './sender.ts';

/**
 * E-mail for a transport. An empty address of the sender means the transport's own. `messageId` is the same at each attempt, so that a
 * receiver recognises a duplicate.
 */
export type OutgoingMail = { messageId: string; from: Sender; to: string; subject: string; html: string; text: string } & {
  /** Of what is not about an order: a mail program ends it by one request there (RFC 8058). */
  unsubscribeUrl?: string;
};

/** The mail server was not reached: nothing was handed over, and no e-mail is to blame. */
export class MailServerAwayError extends Error {
  override name = 'MailServerAwayError';

  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/** Something that sends e-mails; SMTP is one. Rejects when it was not taken: MailServerAwayError where nobody was there to take it. */
export type MailTransport = { send: (mail: OutgoingMail) => Promise<void> };

/** The clock, and the site whose e-mails are meant; without it those of all sites. */
type Run = { now: () => Date; idSite?: number };

type StoredMail = typeof mails.$inferSelect;

/** Minutes that a claim holds. A transport is through within them, whatever the server does. */
const claimed = 5;
/** Minutes between one attempt and the next. */
const pauses = [1, 5, 15, 60, 240, 720, 1440];
/** Number of attempts to send an e-mail, over two days, before it is given up. */
export const maxAttempts = pauses.length + 1;
/** Milliseconds after which a run begins no other attempt, so that stopping need not wait for a long queue. */
const lengthOfRun = 10_000;

/**
 * Sends what waits in the outbox, oldest first. One that fails is tried again after a pause that grows, and does not hold up
 * the others; after `maxAttempts` it is given up with its reason. While the server is away all wait for the next run, and no attempt is
 * counted. Returns how many were sent.
 *
 * Each is claimed before it is sent, without a transaction that stays open meanwhile: of two processes one sends it. Who dies
 * between sending and noting it sends it once more, under the same Message-ID: an e-mail is never lost.
 */
export async function sendWaiting(db: Database, transport: MailTransport, { now, idSite }: Run): Promise<number> {
  let sent = 0;
  const end = performance.now() + lengthOfRun;
  while (performance.now() < end) {
    const mail = await claim(db, now(), idSite);
    if (!mail) break;
    const failure = await transport.send(outgoing(mail)).then(
      () => null,
      (error: unknown) => ({ reason: reasonOf(error), isAway: error instanceof MailServerAwayError }),
    );
    if (failure === null) sent += 1;
    await db
      .update(mails)
      .set(
        failure?.isAway
          ? { failure: failure.reason, attempts: mail.attempts - 1, nextAttemptAt: now() }
          : outcome(mail, failure?.reason ?? null, now()),
      )
      .where(eq(mails.id, mail.id));
    if (failure?.isAway) break;
  }
  return sent;
}

/** Takes the oldest that is due, and puts off its next attempt for the case that this process dies. */
async function claim(db: Database, now: Date, idSite: number | undefined): Promise<StoredMail | undefined> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        isNull(mails.givenUpAt),
        or(isNull(mails.nextAttemptAt), lte(mails.nextAttemptAt, now)),
        idSite === undefined ? undefined : eq(mails.idSite, idSite),
      ),
    )
    .orderBy(asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + claimed * 60_000) })
    .where(eq(mails.id, sql`(${due})`))
    .returning();
  return mail;
}

function outcome({ attempts }: StoredMail, failure: string | null, now: Date): Partial<StoredMail> {
  if (failure === null) return { sentAt: now, failure: '', nextAttemptAt: null };
  const pause = pauses[attempts - 1];
  if (pause === undefined) return { failure, givenUpAt: now, nextAttemptAt: null };
  return { failure, nextAttemptAt: new Date(now.getTime() + pause * 60_000) };
}

function outgoing(mail: StoredMail): OutgoingMail {
  const { to, subject, html, text, unsubscribeUrl, fromName: name, fromAddress: address } = mail;
  const domain = address.split('@')[1] ?? 'mail.invalid';
  const messageId = `<${mail.idSite}.${mail.id}.${mail.createdAt.getTime()}@${domain}>`;
  return { messageId, from: { name, address }, to, subject, html, text, ...(unsubscribeUrl && { unsubscribeUrl }) };
}

/** Formats a failure for a person: one line, in the mail server's words. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 500);
