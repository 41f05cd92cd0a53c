import { and, asc, eq, gt, lt, ne } from 'drizzle-orm';
import { type PresentPerson, presenceSeconds } from '#schemas/edited-document.ts';
import { users } from '../../people/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { documentPresence } from '../editing-tables.ts';
import { atDocument, authorName, type DocumentRef } from './document.ts';

/** An editor that is open, or that closes. */
export type Heartbeat = { session: string; idUser: number; idNode: string | null; isLeaving: boolean };

const oldest = (now: Date): Date => new Date(now.getTime() - presenceSeconds.expiry * 1000);

/** Notes that an editor is open, or that it closed. Gives the others that are. A session of somebody else is left alone. */
export async function notePresence(db: Database, ref: DocumentRef, beat: Heartbeat, now: Date): Promise<PresentPerson[]> {
  const { session, idUser, idNode } = beat;
  const { idSite, kind, key } = ref;
  const own = and(atDocument(documentPresence, ref), eq(documentPresence.session, session), eq(documentPresence.idUser, idUser));
  if (beat.isLeaving) await db.delete(documentPresence).where(own);
  else {
    await db
      .insert(documentPresence)
      .values({ idSite, kind, key, session, idUser, idNode, seenAt: now })
      .onConflictDoUpdate({
        target: [documentPresence.idSite, documentPresence.kind, documentPresence.key, documentPresence.session],
        set: { idNode, seenAt: now },
        setWhere: eq(documentPresence.idUser, idUser),
      });
  }
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

/** Forgets editors that said nothing for long. Gives how many. */
export async function forgetPresence(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(documentPresence)
    .where(lt(documentPresence.seenAt, oldest(now)))
    .returning({ session: documentPresence.session });
  return gone.length;
}
