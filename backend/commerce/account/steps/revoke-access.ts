import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { knownCallers, passwordResetRequests, passwordResets, sessions } from '#backend/tables/people.ts';

type Account = {
  idSite: number;
  idUser: number;
  /** Its e-mail addresses, of before and of now. */
  emails: readonly string[];
};

/**
 * Ends what else opens an account whose password or e-mail address has just changed, in the transaction that changed it and holds
 * the account's row: links to choose a password, sent or asked for, every session but `exceptSession`, and what is known of where
 * it was opened from.
 */
export async function revokeAccess(tx: Database, { idSite, idUser, emails }: Account, exceptSession?: string): Promise<void> {
  await tx.delete(passwordResets).where(and(eq(passwordResets.idSite, idSite), eq(passwordResets.idUser, idUser)));
  await tx
    .delete(passwordResetRequests)
    .where(and(eq(passwordResetRequests.idSite, idSite), inArray(passwordResetRequests.email, [...emails])));
  await tx.delete(knownCallers).where(and(eq(knownCallers.idSite, idSite), eq(knownCallers.idUser, idUser)));
  const others = exceptSession === undefined ? undefined : ne(sessions.tokenHash, exceptSession);
  await tx.delete(sessions).where(and(eq(sessions.idSite, idSite), eq(sessions.idUser, idUser), others));
}
