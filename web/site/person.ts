import { ApiFailure } from '#client/api-failure.ts';
import type { Logo } from '#schemas/site.ts';
import { isAdmin, type User } from '#schemas/user.ts';
import { log, serverCall } from '../api/server-api.ts';
import type { Texts } from '../model/page-props.ts';

/** The person whose session it is; null when it has ended. */
export async function userOf(token: string, locale: string): Promise<User | null> {
  try {
    return await serverCall(locale, token)('GET /user', {});
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

/** Unsaved settings as pages of a language show them, and whose they are. */
export type SettingsDraft = { values: Texts; logos: readonly Logo[]; user: User };

/**
 * Unsaved parameters that a person may look at, and who she is. Undefined for guests, customers, somebody else's draft, one
 * that is gone, and when the API does not answer: they see the ordinary page.
 */
export async function draftOf(id: string, token: string | undefined, locale: string): Promise<SettingsDraft | undefined> {
  if (!token) return undefined;
  try {
    const call = serverCall(locale, token);
    const [{ shown, logos }, user] = await Promise.all([
      call('GET /admin/parameter/draft/{id}', { params: { id } }),
      call('GET /user', {}),
    ]);
    return { values: shown, logos, user };
  } catch (error) {
    if (!(error instanceof ApiFailure)) log.warn({ err: error }, 'a draft cannot be read');
    return undefined;
  }
}

/** Returns whether a session is an administrator's; false if the API does not answer. */
export async function isTeamMember(token: string, locale: string): Promise<boolean> {
  try {
    const user = await userOf(token, locale);
    return user !== null && isAdmin(user.role);
  } catch (error) {
    log.warn({ err: error }, 'who is signed in cannot be read');
    return false;
  }
}
