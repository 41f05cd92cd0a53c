import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { forgetExpiredSessions, formatSignInOrigin, readSignInOrigin, type SignInOrigin } from '#backend/foundation/people/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { loggable } from '#backend/platform/database/loggable.ts';
import { recordAdminWrite } from '#backend/platform/http/audit.ts';
import type { Call } from '#backend/platform/http/route.ts';
import { users } from '#backend/tables/people.ts';
import type { AccessAction } from '#domain/audit-actions.ts';
import { isAdmin, type User } from '#schemas/user.ts';

/** Event of access to an administrator's account, for the log; `expired`: a session reached its end. */
type AccessEvent =
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'session-ended'
  | 'sessions-ended'
  | 'password-changed'
  | 'email-changed'
  | 'joined-team'
  | 'expired';

type AccessCall = Pick<Call<'POST /login'>, 'db' | 'site' | 'services' | 'request' | 'requestId' | 'caller' | 'log'>;
type Person = Pick<User, 'id' | 'email' | 'role'>;

const text = 'access of an administrator';

/** Returns the origin of a call, in a form that the person recognises. */
export const originOf = ({ request, caller }: Pick<AccessCall, 'request' | 'caller'>): SignInOrigin =>
  readSignInOrigin(request.header('user-agent'), caller);

/** Writes a line of the log about an administrator's access: her number, never her address or what was typed. */
export function logAccess(call: AccessCall, idUser: number, event: AccessEvent): void {
  const line = { access: event, idSite: call.site.id, idUser, ...originOf(call) };
  if (event === 'sign-in-refused') call.log.warn(line, text);
  else call.log.info(line, text);
}

/**
 * Keeps what opened or closed an administrator's account in the log and in the audit log; of customers nothing. Nothing of the body
 * is kept: a hash of a password with a key that lies beside it could be tried out.
 */
export async function recordAccess(call: AccessCall, key: AccessAction, { id, email, role }: Person, event: AccessEvent): Promise<void> {
  if (!isAdmin(role)) return;
  logAccess(call, id, event);
  const { db, site, services, request, requestId } = call;
  await recordAdminWrite(db, {
    ...{ idSite: site.id, user: { id, email }, call: key, path: request.path, body: undefined, requestId, now: services.now() },
    status: event === 'sign-in-refused' ? 401 : 200,
    origin: formatSignInOrigin(originOf(call)),
  });
}

/** The same of a refused sign-in, after the answer: how long that takes must not tell whether an account is an administrator's. */
export function recordRefusal(call: AccessCall, person: Person): void {
  setImmediate(() => {
    recordAccess(call, 'POST /login', person, 'sign-in-refused').catch((error: unknown) => {
      call.log.error({ err: loggable(error) }, 'a refused sign-in was not recorded');
    });
  });
}

/** Forgets the sessions that are over; those of administrators that ended by themselves are kept in both logs. */
export async function endExpiredSessions(db: Database, logger: Logger, now: Date): Promise<void> {
  for (const { idSite, idUser } of await forgetExpiredSessions(db, now)) {
    const [user] = await db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.idSite, idSite), eq(users.id, idUser)));
    if (!user) continue;
    logger.info({ access: 'expired' satisfies AccessEvent, idSite, idUser }, text);
    await recordAdminWrite(db, { idSite, user, call: 'job forget', path: '', body: undefined, status: 200, requestId: '', now });
  }
}
