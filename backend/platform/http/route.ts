import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { HonoRequest } from 'hono';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { adminSessionMinutes } from '#schemas/admin-session.ts';
import type { AuditDetails } from '#schemas/audit.ts';
import { type CallDefinition, parseCallKey } from '#schemas/call.ts';
import { type CallData, type CallKey, calls } from '#schemas/calls/index.ts';
import { draftDepth } from '#schemas/edited-document.ts';
import { conflictOf, Failure, successOf } from '#schemas/envelope.ts';
import type { Lang } from '#schemas/site.ts';
import type { Database } from '../database/database.ts';
import { isStorable, type StorableBounds } from '../database/storable.ts';
import { type MessageKey, type MessageParams, message } from '../messages/message.ts';
import { jsonSchema, parametersOf, toOperationId } from '../openapi/schema.ts';
import { withReadCache } from '../read-cache/read-through.ts';
import { withTimeLimits } from '../time-limits.ts';
import { ApiError, requireAccess, requireRecentSignIn } from './api-error.ts';
import { isAudited, recordAdminWrite } from './audit.ts';
import { callerAddress } from './caller-address.ts';
import type { ApiContext, ApiEnv, SignedIn, SiteContext } from './context.ts';
import { type ReadBody, readBody } from './read-body.ts';
import { refusingUnknownKeys, withoutEmptyValues } from './read-query.ts';
import { refusedFields } from './refused-fields.ts';
import type { Services } from './services.ts';
import { bodyBounds, hasFewValues, type TakenBody, takeBody } from './take-body.ts';

export type Api = OpenAPIHono<ApiEnv>;

type Part<K extends CallKey, P extends string> = (typeof calls)[K] extends { [key in P]: infer T extends z.ZodType }
  ? z.output<T>
  : undefined;

/** Input of a handler: the validated parts of the call, and its services. */
export type Call<K extends CallKey> = {
  params: Part<K, 'params'>;
  query: Part<K, 'query'>;
  body: Part<K, 'body'>;
  /** Files of a multipart body. */
  files: readonly File[];
  /** The same by the key each came under; of several under one key the last. */
  filesByKey: ReadonlyMap<string, File>;
  /** The signed-in person; never null where the call table asks for one. */
  user: (typeof calls)[K]['access'] extends 'public' ? SignedIn | null : SignedIn;
  site: SiteContext;
  locale: string;
  lang: Lang;
  services: Services;
  db: Database;
  log: Logger;
  requestId: string;
  request: HonoRequest;
  /** Address of the person who calls. */
  caller: string;
  /** Chooses the `message` of the answer. */
  say: (key: MessageKey, params?: MessageParams) => void;
  /** Notes details of an administrator's write for its line of the audit log. */
  note: (details: AuditDetails) => void;
};

/**
 * Registers one call of the call table: its parts are validated (422), its access checked (401, 403), and what the
 * handler gives is answered as `{success: true, data, message}`. Handlers refuse with ApiError.
 *
 * @example route(api, 'GET /page/{id}', ({ db, site, params }) => readPage(db, site.id, params.id));
 */
export function route<K extends CallKey>(api: Api, key: K, handler: (call: Call<K>) => Promise<CallData<K>> | CallData<K>): void {
  const definition: CallDefinition = calls[key];
  const answer = successOf(definition.data);
  const query = refusingUnknownKeys(definition.query);
  const bounds = bodyBounds(definition);
  const kind = definition.access === 'admin' ? 'long' : 'shopper';
  const documented = documentCall(key, definition);
  api.openAPIRegistry.registerPath(documented);
  api.on(documented.method.toUpperCase(), documented.getRoutingPath(), async (c: ApiContext) => {
    requireAccess(definition, c.var.signedIn);
    if (!definition.body) return answerCall(c, null);
    const taken: TakenBody[] = [];
    const take = async (isForm: boolean) => {
      const body = await takeBody(c.req, bodyBounds(definition, isForm).maxBytes);
      taken.push(body);
      if (!isForm && !hasFewValues(body.bytes, bounds.maxValues)) throw new ApiError(422, 'error.bad-request');
      return body.bytes;
    };
    try {
      return await answerCall(c, await readBody(c.req, definition.multipart === true, take));
    } finally {
      // Files of a form are held until the handler is done with them.
      for (const { release } of taken) release();
    }
  });

  async function answerCall(c: ApiContext, read: ReadBody | null): Promise<Response> {
    const { signedIn, services, site, lang, locale, log, requestId } = c.var;
    let said = '';
    const details: AuditDetails = {};
    const call = {
      params: parse(definition.params, c.req.param()),
      query: parse(query, withoutEmptyValues(c.req.query())),
      body: parse(definition.body, read?.fields, { ...bounds, ...(definition.deep && { maxDepth: draftDepth }) }),
      files: read?.files ?? [],
      filesByKey: read?.filesByKey ?? new Map<string, File>(),
      user: signedIn,
      site,
      locale,
      lang,
      services,
      db: services.db,
      log,
      requestId,
      request: c.req,
      caller: callerAddress(c),
      say: (messageKey: MessageKey, params?: MessageParams) => {
        said = message(lang, messageKey, params);
      },
      note: (noted: AuditDetails) => {
        Object.assign(details, noted);
      },
    } as Call<K>;
    Object.assign(details, pickNoted(definition, call.body));
    const audited = signedIn && isAudited(key, definition) ? recorder(c, { key, user: signedIn, body: read?.fields }) : undefined;
    const answered = await withTimeLimits(kind, async () => {
      requireRecentSignIn(definition, call.body, signedIn, services.now());
      return definition.cached ? withReadCache(services.db, { site, changes: c.var.changes }, async () => handler(call)) : handler(call);
    }).catch(async (failure: unknown) => {
      await audited?.(failure instanceof ApiError ? failure.status : 500, details);
      throw failure;
    });
    await audited?.(200, details);
    const data = services.completeAnswer ? await services.completeAnswer(services.db, answered) : answered;
    const envelope = { success: true as const, data, message: said };
    if (services.config.checkAnswers) answer.parse(envelope);
    return c.json(envelope);
  }
}

/** Values of the body that the audit log stores. */
function pickNoted({ noted = [] }: CallDefinition, body: unknown): AuditDetails {
  const values: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {};
  const found = noted.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

function recorder(c: ApiContext, { key, user, body }: { key: CallKey; user: SignedIn; body: unknown }) {
  const { services, site, requestId } = c.var;
  return (status: number, details: AuditDetails) =>
    recordAdminWrite(services.db, {
      ...{ idSite: site.id, user, call: key, path: c.req.path, body, status, requestId, details, now: services.now() },
    });
}

/** Throws ApiError 422 with the fields that do not fit. */
function parse(schema: z.ZodType | undefined, input: unknown, bounds?: StorableBounds): unknown {
  if (!schema) return undefined;
  if (!isStorable(input, bounds)) throw new ApiError(422, 'error.bad-request');
  const result = schema.safeParse(input);
  if (!result.success) throw ApiError.fields(refusedFields(result.error.issues, input));
  return result.data;
}

/** Description of a call in OpenAPI beside its summary. */
function notesOf({ recentSignIn, right }: CallDefinition): { description?: string } {
  const notes = [...(right ? [`Needs the right \`${right}\`.`] : []), ...(recentSignIn ? [signInNote(recentSignIn)] : [])];
  return notes.length > 0 ? { description: notes.join(' ') } : {};
}

const signInNote = (recentSignIn: NonNullable<CallDefinition['recentSignIn']>): string =>
  `${recentSignIn === true ? 'Refused' : 'For some bodies refused'} (403, code \`sign-in-again\`) unless one signed in within the last ${adminSessionMinutes.recent} minutes.`;

/** Documents a call. Validation is ours (above), so that every failure is said in one way. */
function documentCall(key: CallKey, definition: CallDefinition) {
  const { method, path } = parseCallKey(key);
  const bodyType = definition.multipart ? 'multipart/form-data' : 'application/json';
  return createRoute({
    method: method.toLowerCase() as 'get' | 'post' | 'put' | 'delete',
    path,
    operationId: toOperationId(key),
    summary: definition.summary,
    ...notesOf(definition),
    tags: [path.split('/')[1] ?? ''],
    ...(definition.access === 'public' ? {} : { security: [{ token: [] }] }),
    parameters: [...parametersOf('path', definition.params), ...parametersOf('query', definition.query)],
    request: definition.body ? { body: { content: { [bodyType]: { schema: jsonSchema(definition.body, 'input') } } } } : {},
    responses: {
      200: { description: 'Accepted', content: { 'application/json': { schema: jsonSchema(successOf(definition.data), 'output') } } },
      ...(definition.conflict && {
        409: {
          description: 'In conflict',
          content: { 'application/json': { schema: jsonSchema(conflictOf(definition.conflict), 'output') } },
        },
      }),
      default: { description: 'Refused', content: { 'application/json': { schema: jsonSchema(Failure, 'output') } } },
    },
  });
}
