import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import type { z } from 'zod';
import { messages } from '#messages/generated/web/calls/api-route.ts';
import type { Envelope } from '#schemas/envelope.ts';
import { defaultLocale, toLang } from '#schemas/site.ts';
import { isAdmin, type User } from '#schemas/user.ts';
import { log } from '../api/server-api.ts';
import { requestOrigin } from '../model/forwarded.ts';
import { type BodyRefusal, holdRoom, parseForm, readBody } from '../security/read-body.ts';
import { isForeignWrite } from '../security/refuse-foreign.ts';
import { sessionToken } from '../security/session-cookies.ts';
import { userOf } from '../site/person.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

type Route<Body> = {
  methods: readonly Method[];
  /** Callers that it answers. `admin`: the API checks the session before a byte of the body is read. */
  access: 'public' | 'admin';
  /** The JSON that it reads, or with `isForm` the fields of a form: of this shape, of so many bytes at most. A route without it reads no body. */
  body?: { schema: z.ZodType<Body>; maxBytes: number; isForm?: true };
  /** It hands requests on to the API, bodies streamed: what the answer says of safety is the API's to say. */
  isProxy?: true;
};

/**
 * Input of a route: the session's token, the administrator if only one may call, and the parsed body. `refuse` answers instead of the
 * route.
 */
export type Asked<Body> = { token: string | undefined; user: User | null; body: Body; refuse: (refusal: Refusal) => void };

/** `away`: the API could not be asked; `unanswered`: it was asked, and may have done what it was asked for. */
type Refusal = BodyRefusal | 'method' | 'foreign' | 'forbidden' | 'away' | 'unanswered';

const statuses: Readonly<Record<Refusal, number>> = {
  ...{ method: 405, foreign: 403, forbidden: 403 },
  ...{ lengthless: 411, large: 413, unreadable: 422, unanswered: 502, busy: 503, away: 503 },
};

/**
 * Makes a route of pages/api. Before `answer` runs it refuses, in this order: another method (405), a write from another site (403), a
 * caller who may not (403), a body of no told size (411) or too large a one (413), more at once than this process holds (503), and what
 * is no JSON of the shape (422). Nothing is read of the body until all before it is settled, which is why each route's file turns Next's
 * own reading off: `export const config = { api: { bodyParser: false, externalResolver: true } }`.
 */
export function apiRoute<Body = undefined>(
  { methods, access, body, isProxy }: Route<Body>,
  answer: (request: NextApiRequest, response: NextApiResponse, asked: Asked<Body>) => unknown,
): NextApiHandler {
  return async (request, response) => {
    const method = (request.method ?? 'GET') as Method;
    const locale = String(request.headers.userlang ?? defaultLocale);
    const refuse = (refusal: Refusal) => {
      // The rest of the body is not worth waiting for: the sender connects again.
      if (method !== 'GET' && method !== 'HEAD') response.setHeader('Connection', 'close');
      if (refusal === 'method') response.setHeader('Allow', methods.join(', '));
      if (statuses[refusal] === 503) response.setHeader('Retry-After', '1');
      response.setHeader('Cache-Control', 'private, no-store');
      const envelope: Envelope<never> = { success: false, data: null, message: messages[toLang(locale)][refusal] };
      response.status(statuses[refusal]).json(envelope);
    };
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isProxy) response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (!methods.includes(method)) return refuse('method');
    const { host } = requestOrigin((name) => request.headers[name]);
    if (isForeignWrite(method, request.headers, host)) return refuse('foreign');
    const token = sessionToken(request.headers.cookie);
    let release = () => {};
    if (isProxy && hasBody(request)) {
      const told = Number(request.headers['content-length'] ?? largestBody);
      const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
      if (told > (token || isForm ? largestBody : largestOfGuests)) return refuse('large');
      const held = holdRoom(told);
      if (!held) return refuse('busy');
      release = held;
    }
    try {
      const user = access === 'admin' ? await administrator(token, locale) : null;
      if (user === undefined) return refuse('away');
      if (access === 'admin' && !user) return refuse('forbidden');
      if (!body) return await answer(request, response, { token, user, body: undefined as Body, refuse });
      const read = await readBody(request, body.maxBytes, body.schema, body.isForm ? parseForm : JSON.parse);
      if ('refusal' in read) return refuse(read.refusal);
      return await answer(request, response, { token, user, body: read.body, refuse });
    } finally {
      release();
    }
  };
}

/**
 * Bytes of the largest body that any call of the API takes, and of one without a session that is no form: what a provider tells of a
 * payment. The bounds of each call are the API's to know.
 */
const [largestBody, largestOfGuests] = [12 * 1024 * 1024, 256 * 1024];

const hasBody = ({ headers }: NextApiRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The administrator whose session it is; null: nobody's or a customer's; undefined: the API does not say. */
async function administrator(token: string | undefined, locale: string): Promise<User | null | undefined> {
  try {
    const user = token ? await userOf(token, locale) : null;
    return user && isAdmin(user.role) ? user : null;
  } catch (error) {
    log.warn({ err: error }, 'who is signed in cannot be read');
    return undefined;
  }
}
