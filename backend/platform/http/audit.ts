import { and, desc, eq, sql } from 'drizzle-orm';
import { auditLog } from '#backend/tables/audit.ts';
import type { AuditEntry } from '#schemas/calls/operations.ts';
import { countRows } from '../database/count-rows.ts';
import type { Database } from '../database/database.ts';
import { hmac, siteSecret } from '../secrets/secrets.ts';
import type { SignedIn } from './context.ts';

/** A write of an administrator, as the log keeps it. */
export type AdminWrite = {
  idSite: number;
  user: Pick<SignedIn, 'id' | 'email'>;
  /** Key of the call. */
  call: string;
  path: string;
  /** Body of the call. Its field names and a keyed hash of it are stored, since its values may be secrets. */
  body: unknown;
  /** HTTP status of the answer. */
  status: number;
  requestId: string;
  /** Origin of a sign-in. */
  origin?: string;
  now: Date;
};

/** Longest names and paths that are kept, and how many names: a log is not a place to store things in. */
const maxLength = 200;
const maxFields = 100;

/** Adds a write to the log. The hash is keyed by a secret of the site: a short secret cannot be guessed from it. */
export async function recordAdminWrite(db: Database, write: AdminWrite): Promise<void> {
  const { idSite, user, call, path, status, requestId, origin, now } = write;
  const secret = await siteSecret(db, idSite, 'audit');
  await db.insert(auditLog).values({
    ...{ idSite, idUser: user.id, email: user.email, call, path: path.slice(0, maxLength), status, requestId, origin, createdAt: now },
    fields: fieldsOf(write.body).slice(0, maxFields),
    bodyHash: hmac(secret, JSON.stringify(write.body ?? null)).toString('hex'),
  });
}

/** Names in a body, one level deep in those that hold others: `values.MENU_TYPE`. */
export function fieldsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    const inner = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
    return inner.length === 0 ? [name.slice(0, maxLength)] : inner.map((key) => `${name}.${key}`.slice(0, maxLength));
  });
}

type AuditQuery = { nbItem: number; page: number; call?: string | undefined; idUser?: number | undefined };

/** Writes of a site's administrators, newest first. */
export async function listAudit(db: Database, idSite: number, query: AuditQuery): Promise<{ total: number; entries: AuditEntry[] }> {
  const filter = and(
    eq(auditLog.idSite, idSite),
    query.call ? eq(auditLog.call, query.call) : undefined,
    query.idUser ? eq(auditLog.idUser, query.idUser) : undefined,
  );
  const total = await countRows(db, sql`${auditLog} where ${filter}`);
  const rows = await db
    .select()
    .from(auditLog)
    .where(filter)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(query.nbItem)
    .offset((query.page - 1) * query.nbItem);
  return {
    total,
    entries: rows.map(({ idSite: _idSite, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
  };
}
