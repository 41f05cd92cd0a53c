import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * An error as it may be logged: of a failed query the statement and the database's reason, without the values that were sent
 * and without the row that the database prints beside its reason. They hold names, addresses and secrets.
 */
export function loggable(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { message = 'no reason given', code } = (error.cause ?? {}) as { message?: string; code?: string };
  const shown = Object.assign(new Error(`${message} (${error.query})`), { name: 'QueryError', ...(code && { code }) });
  const { stack = '' } = error;
  shown.stack = `QueryError: ${shown.message}${stack.slice(stack.indexOf(error.message) + error.message.length)}`;
  return shown;
}
