/** SQLSTATEs of a database that cannot answer now: connection, resources, shutdown, system, read-only, deadlock, time. */
const databaseStates = /^(08|53|58|57P0|57014|25006|40001|40P01|55P03)/;
/** A host that cannot be reached, and a disk that takes nothing. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'],
]);
/** What the drivers say without a code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is closed)/;

/**
 * Whether a failure says that the database or the disk is away for the moment, rather than that the program is wrong: then the same
 * request may succeed later. Looks at the error and at what caused it.
 */
export function isUnavailable(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const code = 'code' in at ? String(at.code) : '';
    if (systemCodes.has(code) || databaseStates.test(code) || driverMessages.test(at.message)) return true;
  }
  return false;
}
