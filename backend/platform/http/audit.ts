import { auditLog } from '#backend/tables/audit.ts';
import { type AccessAction, accessActions, type JobAction, jobActions } from '#domain/audit-actions.ts';
import type { AuditDetails } from '#schemas/audit.ts';
import { type CallDefinition, parseCallKey } from '#schemas/call.ts';
import { type CallKey, calls } from '#schemas/calls/index.ts';
import type { Database } from '../database/database.ts';
import { hmac, siteSecret } from '../secrets/secrets.ts';
import type { SignedIn } from './context.ts';

/** Every write of an administrator is audited by its call; what opens or closes her account by `accessActions`. */
export const isAudited = (key: string, { access, unlogged }: Pick<CallDefinition, 'access' | 'unlogged'>): boolean =>
  access === 'admin' && parseCallKey(key).method !== 'GET' && unlogged !== true;

/** Lists the keys of all actions that the audit log may hold. */
export const auditedActions = (): string[] => [
  ...Object.entries(calls as Readonly<Record<string, CallDefinition>>).flatMap(([key, call]) => (isAudited(key, call) ? [key] : [])),
  ...accessActions,
  ...jobActions,
];

/** A write of an administrator, as the log keeps it. */
export type AdminWrite = {
  idSite: number;
  user: Pick<SignedIn, 'id' | 'email'>;
  /** Key of the call, or of what a job did. */
  call: CallKey | AccessAction | JobAction;
  path: string;
  /** Body of the call. Its field names and a keyed hash of it are stored, since its values may be secrets. */
  body: unknown;
  /** HTTP status of the answer. */
  status: number;
  requestId: string;
  /** Origin of a sign-in. */
  origin?: string;
  /** Details that the handler noted. */
  details?: AuditDetails | undefined;
  now: Date;
};

/** Longest names and paths that are kept, and how many names: a log is not a place to store things in. */
const maxLength = 200;
const maxFields = 100;

/** Adds a write to the log. The hash is keyed by a secret of the site: a short secret cannot be guessed from it. */
export async function recordAdminWrite(db: Database, write: AdminWrite): Promise<void> {
  const { idSite, user, call, path, status, requestId, origin, details, now } = write;
  const secret = await siteSecret(db, idSite, 'audit');
  await db.insert(auditLog).values({
    ...{
      idSite,
      idUser: user.id,
      email: user.email,
      call,
      path: path.slice(0, maxLength),
      status,
      requestId,
      origin,
      createdAt: now,
    },
    details: details && Object.keys(details).length > 0 ? details : null,
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
