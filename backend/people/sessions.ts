import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import type { Database } from '../platform/database/database.ts';
import type { ApiEnv, SignedIn } from '../platform/http/context.ts';
import { sessions, users } from './tables.ts';

/** Seconds a session lasts: the age of the `token` cookie. */
export const sessionMaxAge = 86_400;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Opens a session and gives its token, 256 random bits; only its hash is stored. */
export async function openSession(db: Database, idSite: number, idUser: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + sessionMaxAge * 1000);
  await db.insert(sessions).values({ tokenHash: hashOf(token), idSite, idUser, createdAt: now, expiresAt });
  return token;
}

/** Who a token belongs to on a site, or null when it is unknown, expired or revoked. */
export async function readSession(db: Database, idSite: number, token: string, now: Date): Promise<SignedIn | null> {
  const tokenHash = hashOf(token);
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      phone: users.phone,
      firstname: users.firstname,
      lastname: users.lastname,
      birthdate: users.birthdate,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.idSite, sessions.idSite), eq(users.id, sessions.idUser)))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.idSite, idSite), gt(sessions.expiresAt, now)));
  return row ? { ...row, tokenHash } : null;
}

/** Ends one session. */
export async function revokeSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Forgets sessions that have expired. */
export async function forgetExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

/** Who calls: the Authorization header holds the session's token, as it is or after `Bearer`. A dead token is nobody. */
export const session = createMiddleware<ApiEnv>(async (c, next) => {
  const token = c.req.header('authorization')?.replace(/^Bearer\s+/i, '');
  const { db, now } = c.get('services');
  c.set('signedIn', token ? await readSession(db, c.get('site').id, token, now()) : null);
  await next();
});
