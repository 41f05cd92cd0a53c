/** The unique constraint that refused a statement, as both engines name it (SQLSTATE 23505); undefined: none did. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === '23505') return 'constraint' in cause ? String(cause.constraint) : '';
  return undefined;
}
