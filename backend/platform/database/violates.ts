/** Whether a statement was refused by a unique constraint, as both engines name it (SQLSTATE 23505). */
export function violates(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === '23505' && 'constraint' in cause && cause.constraint === constraint) return true;
  return false;
}
