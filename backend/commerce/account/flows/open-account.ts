import { openSession, revokeSession } from '#backend/foundation/people/index.ts';
import type { Call } from '#backend/platform/http/route.ts';
import { isAdmin, type Role, type Session } from '#schemas/user.ts';
import { rememberCaller, rememberPlace } from '../known-callers.ts';
import { writeSignInNotice } from '../mail/sign-in-notice.ts';
import type { SignedInPerson } from './check-credentials.ts';
import { originOf, recordAccess } from './record-access.ts';

type ProvenCall = Pick<Call<'POST /login'>, 'db' | 'site' | 'services' | 'request' | 'caller' | 'user'>;
type Owner = { id: number; role: Role };

/** Opens a session for somebody who has just proven who she is; it takes the place of the session that this browser had, whoever’s, which ends. */
export async function openAccount(call: ProvenCall, { id, role }: Owner): Promise<Session> {
  const { db, site, services, request, caller, user } = call;
  const now = services.now();
  const token = await openSession(db, site.id, id, now, isAdmin(role) ? originOf(call) : undefined);
  if (user) await revokeSession(db, user.tokenHash);
  await rememberCaller(db, { idSite: site.id, idUser: id }, caller, now);
  await services.onSignedIn(services, site.id, id, request);
  return { token, idSite: site.id };
}

/** Records an administrator's sign-in, and tells her of it by e-mail when it comes from a place that is new to her account. */
export async function recordSignIn(
  call: ProvenCall & Pick<Call<'POST /login'>, 'requestId' | 'log' | 'locale'>,
  person: SignedInPerson,
): Promise<void> {
  if (!isAdmin(person.role)) return;
  await recordAccess(call, 'POST /login', person, 'signed-in');
  const { db, site, services, locale } = call;
  const { id: idUser, email, firstname, lastSeenAt } = person;
  const [now, origin] = [services.now(), originOf(call)];
  await db.transaction(async (tx) => {
    const isNew = await rememberPlace(tx, { idSite: site.id, idUser, lastSeenAt }, origin, now);
    const request = { now, locale, webOrigin: services.config.webOrigin };
    if (isNew) await writeSignInNotice(tx, { idSite: site.id, idUser, email, firstname }, origin, request);
  });
}

/** Remembers where an account's owner has just changed what opens it: that forgot every place. */
export async function rememberOwner(call: ProvenCall, { id, role }: Owner): Promise<void> {
  const { db, site, services, caller } = call;
  const account = { idSite: site.id, idUser: id };
  await rememberCaller(db, account, caller, services.now());
  if (isAdmin(role)) await rememberPlace(db, { ...account, lastSeenAt: services.now() }, originOf(call), services.now());
}
