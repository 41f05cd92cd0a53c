import { hashPassword } from '#backend/foundation/people/index.ts';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { isGuessable } from '../guessable-password.ts';

type Owner = { email: string; firstname: string; lastname: string };

/** Hashes a password that somebody chooses. Throws ApiError 422, field `password`, for one that is among the first to be tried. */
export async function choosePassword(db: Database, idSite: number, password: string, owner: Owner): Promise<string> {
  const { COMPANY_NAME: shop } = await readSettings(db, idSite);
  if (await isGuessable(password, [owner.email, owner.firstname, owner.lastname, shop]))
    throw ApiError.fields([{ key: 'password', message: 'password.guessable' }]);
  return hashPassword(password);
}
