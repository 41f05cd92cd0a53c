import type { z } from 'zod';
import type { Right } from './rights.ts';

/** Callers that a call allows. `customer`: any signed-in person; `admin`: ADMIN or SUPER_ADMIN. */
export type Access = 'public' | 'customer' | 'admin';

/** One call of the API. Its key in the call table is `METHOD /path/{parameter}`. */
export type CallDefinition = {
  summary: string;
  access: Access;
  /** Right that an administrator needs for it; without one every administrator may make it. */
  right?: Right;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is multipart: object values are JSON-encoded, files stand under `image` or `images`. */
  multipart?: true;
  /** An administrator's call that changes nothing that stays, such as a check: it is no write for the audit log. */
  unlogged?: true;
  /** Fields of the body whose values the audit log stores, for its sentence: `amount`, `step`. Never a secret or a customer's data. */
  noted?: readonly string[];
  /**
   * The password must have been given within the last ten minutes, else 403 with the code `sign-in-again`; with a function, for those
   * bodies alone.
   */
  recentSignIn?: true | ((body: never) => boolean);
  /** The panel makes it by itself, with nobody there: it does not keep a session in use. */
  unattended?: true;
  /**
   * It looks and buys: answered with what a process keeps of the site, brought up to date as the call begins. What changes the catalogue
   * reads the database.
   */
  cached?: true;
  /** The body holds documents: nested deeper than other input (`draftDepth`), and larger. */
  deep?: true;
  /** Schema of `conflict` in a refusal with status 409: what stands in the way. */
  conflict?: z.ZodType;
  /** Schema of `data` in the answer. */
  data: z.ZodType;
};

export type CallTable = Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, CallDefinition>;

/** Matches the paths that a path with parameters stands for: `/page/{id}` matches `/page/12`. */
export const pathPattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Takes the parts of a key: `GET /page/{id}` → `{ method: 'GET', path: '/page/{id}' }`. */
export function parseCallKey(key: string): { method: string; path: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space), path: key.slice(space + 1) };
}
