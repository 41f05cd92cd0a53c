import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { users } from '#backend/tables/people.ts';

/**
 * Locks the accounts of a site's SUPER_ADMINs, so that of two who change roles at once one waits for the other. Returns their ids; throws
 * ApiError 403 where `idCaller` is none of them any more.
 */
export async function lockSuperAdmins(tx: Database, idSite: number, idCaller: number): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.idSite, idSite), eq(users.role, 'SUPER_ADMIN')))
    .orderBy(asc(users.id))
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (!ids.includes(idCaller)) throw new ApiError(403, 'auth.forbidden');
  return ids;
}
