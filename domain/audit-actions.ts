import type { AuditSubject } from '#schemas/audit-subjects.ts';

/** Actions of the audit log that are no write of the panel: what opened or closed an administrator's account. */
export const accessActions = [
  ...(['POST /login', 'POST /logout', 'PUT /user', 'PUT /user/password', 'PUT /password/reset'] as const),
  ...(['POST /team/invitation/accept', 'job forget'] as const),
] as const;
export type AccessAction = (typeof accessActions)[number];

/** Actions that a job does in the name of who started them. */
export const jobActions = ['job repricing', 'job undo-repricing'] as const;
export type JobAction = (typeof jobActions)[number];

/** Subjects by the path of the call; the first that fits. */
const paths: readonly (readonly [Exclude<AuditSubject, 'other'>, RegExp])[] = [
  ['payments', /^\/admin\/payment\b|^\/admin\/order\/\{id\}\/(refund|payment)\b/],
  ['orders', /^\/admin\/(order|order-back|withdrawal)\b/],
  ['catalogue', /^\/admin\/(entity\/(product|tag|variation|discount|carrier)|product|stock|review|relay-feed|repricing)\b/],
  ['customers', /^\/admin\/(person|retention|mail|booking|newsletter)\b/],
  ['settings', /^\/admin\/(parameter|font)\b/],
  ['team', /^\/admin\/(team|session)\b/],
  ['content', /^\/admin\/(entity|page|component|document|template|media|preview-link)\b/],
];

/** Finds the subject of an action by its key: `PUT /admin/stock/{id}` is `catalogue`. */
export function findSubject(action: string): AuditSubject {
  if ((accessActions as readonly string[]).includes(action)) return 'team';
  if ((jobActions as readonly string[]).includes(action)) return 'catalogue';
  const path = action.slice(action.indexOf(' ') + 1);
  return paths.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}

/**
 * Reads the parts of a path that the action's key names: `PUT /admin/stock/{id}` and `/admin/stock/12` give `{ id: '12' }`. None where the
 * two do not fit, as for a path that was cut.
 */
export function readActionParams(action: string, path: string): Record<string, string> {
  const pattern = action.slice(action.indexOf(' ') + 1).split('/');
  const parts = path.split('/');
  if (pattern.length !== parts.length) return {};
  return Object.fromEntries(
    pattern.flatMap((part, index) => (/^\{\w+\}$/.test(part) ? [[part.slice(1, -1), decodePart(parts[index] ?? '')]] : [])),
  );
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}
