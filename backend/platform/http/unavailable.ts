/** SQLSTATEs of a database that cannot answer now: connection, resources, shutdown, system, read-only, deadlock, time. */
const databaseStates = /^(08|53|58|57P0|57014|25006|25P03|40001|40P01|55P03)/;
/** A host that cannot be reached, and a disk that takes nothing. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'],
]);
/** Messages of driver errors without a code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is closed)/;

/** A disk, or the part of it that one may use, that has no room left. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Returns whether a failure means that there is no space left to store data. */
export const isFull = (error: unknown): boolean => causesOf(error).some(({ code }) => fullCodes.has(code));

/** An error and what caused it, each with its code and name. */
function causesOf(error: unknown): { code: string; name: string; message: string }[] {
  const causes: { code: string; name: string; message: string }[] = [];
  for (let at: unknown = error; at instanceof Error && causes.length < 5; at = at.cause)
    causes.push({ code: 'code' in at ? String(at.code) : '', name: at.name, message: at.message });
  return causes;
}

/**
 * Returns whether a failure means that the database or the disk is temporarily unavailable, not a programming error, so that a retry may
 * succeed. Checks the error and its causes.
 */
export const isUnavailable = (error: unknown): boolean =>
  causesOf(error).some(
    ({ code, name, message }) =>
      name === 'TimeoutError' || systemCodes.has(code) || databaseStates.test(code) || driverMessages.test(message),
  );
