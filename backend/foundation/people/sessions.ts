import { randomBytes } from 'node:crypto';
import { and, desc, eq, exists, gt, lt, lte, ne, or } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import type { Database } from '#backend/platform/database/database.ts';
import type { ApiEnv, SignedIn } from '#backend/platform/http/context.ts';
import { hashToken } from '#backend/platform/secrets/token-hash.ts';
import { sessions, users } from '#backend/tables/people.ts';
import { adminSessionMinutes } from '#schemas/admin-session.ts';
import { type CallDefinition, parseCallKey, pathPattern } from '#schemas/call.ts';
import { calls } from '#schemas/calls/index.ts';
import type { OpenSession } from '#schemas/session.ts';
import { isAdmin } from '#schemas/user.ts';
import type { SignInOrigin } from './sign-in-origin.ts';

/** Seconds a session lasts: the age of the `token` cookie. */
export const sessionMaxAge = 86_400;
/** Milliseconds for which a use of a session is not noted again: one write a minute at most. */
const useNotedMs = 60_000;
/** Sessions that a list shows: nobody who signs in by hand has more open. */
const sessionsShown = 100;

const ofOwner = (idSite: number, idUser: number) => and(eq(sessions.idSite, idSite), eq(sessions.idUser, idUser));
const idleSince = (now: Date): Date => new Date(now.getTime() - adminSessionMinutes.idle * 60_000);

/** Opens a session and gives its token, 256 random bits; only its hash is stored. `origin`: where from, of an administrator. */
export async function openSession(db: Database, idSite: number, idUser: number, now: Date, origin?: SignInOrigin): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + sessionMaxAge * 1000);
  await db.insert(sessions).values({ tokenHash: hashToken(token), idSite, idUser, createdAt: now, expiresAt, lastUsedAt: now, ...origin });
  return token;
}

type ReadSession = SignedIn & { lastUsedAt: Date };

/**
 * Reads the session of a token on a site. Null if it is unknown, revoked or expired, or an administrator's that was not used for too long.
 */
async function readSession(db: Database, idSite: number, token: string, now: Date): Promise<ReadSession | null> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      phone: users.phone,
      firstname: users.firstname,
      lastname: users.lastname,
      birthdate: users.birthdate,
      signedInAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.idSite, sessions.idSite), eq(users.id, sessions.idUser)))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.idSite, idSite),
        gt(sessions.expiresAt, now),
        or(eq(users.role, 'CUSTOMER'), gt(sessions.lastUsedAt, idleSince(now))),
      ),
    );
  return row ? { ...row, tokenHash } : null;
}

/** An administrator's open sessions, the last used first. */
export async function listSessions(db: Database, idSite: number, user: SignedIn, now: Date): Promise<OpenSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(ofOwner(idSite, user.id), gt(sessions.expiresAt, now), gt(sessions.lastUsedAt, idleSince(now))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .limit(sessionsShown);
  return rows.map(({ id, browser, system, network, createdAt, lastUsedAt, tokenHash }) => ({
    ...{ id, browser, system, network, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() },
    isCurrent: tokenHash === user.tokenHash,
  }));
}

/** Ends the session of a token, of which the hash is given. */
export async function revokeSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a session of somebody's own. Returns whether it was open. */
export async function endSession(db: Database, idSite: number, idUser: number, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(ofOwner(idSite, idUser), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of somebody but the one of a token's hash. */
export async function endOtherSessions(db: Database, idSite: number, { id, tokenHash }: SignedIn): Promise<void> {
  await db.delete(sessions).where(and(ofOwner(idSite, id), ne(sessions.tokenHash, tokenHash)));
}

/** Forgets sessions that are over, and gives those of administrators. */
export async function forgetExpiredSessions(db: Database, now: Date): Promise<{ idSite: number; idUser: number }[]> {
  const isAdmins = and(eq(users.idSite, sessions.idSite), eq(users.id, sessions.idUser), ne(users.role, 'CUSTOMER'));
  const admin = exists(db.select({ id: users.id }).from(users).where(isAdmins));
  const ended = await db
    .delete(sessions)
    .where(and(admin, or(lte(sessions.expiresAt, now), lte(sessions.lastUsedAt, idleSince(now)))))
    .returning({ idSite: sessions.idSite, idUser: sessions.idUser });
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  return ended;
}

/** Calls that the panel makes by itself: an editor that nobody sits at does not keep its session in use. */
const unattended = Object.entries(calls as Readonly<Record<string, CallDefinition>>).flatMap(([key, definition]) => {
  const { method, path } = parseCallKey(key);
  return definition.unattended ? [{ method, path: pathPattern(path) }] : [];
});

/** Notes that an administrator uses her session. */
async function noteUse(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

/** Sets the caller: the Authorization header contains the session's token, as it is or after `Bearer`. An invalid token is a guest. */
export const session = createMiddleware<ApiEnv>(async (c, next) => {
  const token = c.req.header('authorization')?.replace(/^Bearer\s+/i, '');
  const { db, now } = c.get('services');
  const signedIn = token ? await readSession(db, c.get('site').id, token, now()) : null;
  c.set('signedIn', signedIn);
  if (signedIn && isAdmin(signedIn.role) && now().getTime() - signedIn.lastUsedAt.getTime() >= useNotedMs) {
    const isByItself = unattended.some(({ method, path }) => method === c.req.method && path.test(c.req.path));
    if (!isByItself) await noteUse(db, signedIn.tokenHash, now());
  }
  await next();
});
