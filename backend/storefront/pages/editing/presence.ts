import { and, asc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { documentPresence } from '#backend/tables/page-editing.ts';
import { users } from '#backend/tables/people.ts';
import { type PresentPerson, presenceSeconds } from '#schemas/edited-document.ts';
import { atDocument, authorName, type DocumentRef } from './document.ts';

/** An editor that is open, or that closes. */
export type Heartbeat = { session: string; idUser: number; idNode: string | null; isLeaving: boolean };

/** Last sign of an editor that closed. It stays closed even if an earlier heartbeat arrives later. */
const closed = new Date(0);

const oldest = (now: Date): Date => new Date(now.getTime() - presenceSeconds.expiry * 1000);

/** Notes that an editor is open, or that it closed for good. Returns the others that are. A session of somebody else is left alone. */
export async function notePresence(db: Database, ref: DocumentRef, beat: Heartbeat, now: Date): Promise<PresentPerson[]> {
  const { session, idUser, idNode } = beat;
  const { idSite, kind, key } = ref;
  const isOwnAndOpen = and(eq(documentPresence.idUser, idUser), gt(documentPresence.seenAt, closed));
  const seenAt = beat.isLeaving ? closed : now;
  await db
    .insert(documentPresence)
    .values({ idSite, kind, key, session, idUser, idNode, seenAt })
    .onConflictDoUpdate({
      target: [documentPresence.idSite, documentPresence.kind, documentPresence.key, documentPresence.session],
      set: { idNode, seenAt },
      ...(isOwnAndOpen && { setWhere: isOwnAndOpen }),
    });
  const rows = await db
    .select({ presence: documentPresence, firstname: users.firstname, lastname: users.lastname })
    .from(documentPresence)
    .innerJoin(users, and(eq(users.idSite, documentPresence.idSite), eq(users.id, documentPresence.idUser)))
    .where(and(atDocument(documentPresence, ref), ne(documentPresence.session, session), gt(documentPresence.seenAt, oldest(now))))
    .orderBy(asc(documentPresence.idUser), asc(documentPresence.session))
    .limit(20);
  return rows.map(({ presence, ...author }) => ({
    session: presence.session,
    idUser: presence.idUser,
    name: authorName(author),
    idNode: presence.idNode,
    seenAt: presence.seenAt.toISOString(),
  }));
}

/** Forgets editors that said nothing for long. Returns how many. */
export async function forgetPresence(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(documentPresence)
    .where(lt(documentPresence.seenAt, oldest(now)))
    .returning({ session: documentPresence.session });
  return gone.length;
}
