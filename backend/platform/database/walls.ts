import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The role that calls of one site work as. It owns nothing, so that PostgreSQL holds it to the rules of each row. */
const role = 'storefront_site';

/** Rows that a connection can access: those of one site, or of `every` one. */
export type Scope = number | 'every';

/** Moves a connection into a scope, until it is moved again; its parameters are those of `scopeValues`. */
export const enterScope = "select set_config('role', $1, false), set_config('app.site', $2, false)";
export const scopeValues = (scope: Scope): [role: string, site: string] => (scope === 'every' ? ['none', ''] : [role, String(scope)]);

/**
 * Makes the role and a wall around every table that has a site, those of later versions included; changes nothing where they stand.
 * To be run after the migrations by the owner of the tables, one process at a time.
 */
export const raiseWalls = readFileSync(join(import.meta.dirname, 'raise-walls.sql'), 'utf8');

/** The user of the database may not make the role. `message` says what its administrator can do, once. */
export class RoleMissingError extends Error {
  override name = 'RoleMissingError';

  constructor(cause: unknown) {
    super(
      `The user of DATABASE_URL may not make the role ${role}. Let an administrator of the server run: create role ${role} nologin; grant ${role} to that user;`,
      { cause },
    );
  }
}

/** Returns what to throw for a failure of `raiseWalls`: insufficient rights have an error of their own. */
export const wallsFailure = (error: unknown): unknown =>
  (error as { code?: unknown }).code === '42501' ? new RoleMissingError(error) : error;
