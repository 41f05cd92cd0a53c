import { createRoute } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { type Access, parseCallKey } from '#schemas/call.ts';
import { Failure } from '#schemas/envelope.ts';
import { jsonSchema, parametersOf, toOperationId } from '../openapi/schema.ts';
import { withTimeLimits } from '../time-limits.ts';
import { ApiError, requireAccess } from './api-error.ts';
import type { ApiContext } from './context.ts';
import type { Api } from './route.ts';

/** A route whose answer is no envelope: a file, a feed, a page, what a machine reads. */
export type PlainDefinition = {
  summary: string;
  /** `public` for routes that stand before the session is read. */
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Media type of the body, and what it holds. */
  body?: { type: string; schema: z.ZodType };
  /** Media types that it answers with. */
  types: readonly string[];
  /** Status of the answer when it is not 200. */
  status?: number;
};

/** Kilobytes of what providers of payments tell: theirs have some ten. */
const maxKilobytes = 256;
const limitBody = bodyLimit({
  maxSize: maxKilobytes * 1024,
  onError: () => {
    throw new ApiError(413, 'error.too-long', { params: { max: maxKilobytes } });
  },
});

/**
 * Registers and describes a route that answers something else than an envelope. Its access is checked (401, 403); the handler
 * reads the address itself, for a file that cannot be is one that is not there (404). Refusals are envelopes as everywhere.
 *
 * @example plainRoute(api, 'GET /forms/file/download/{id}', { summary: '…', access: 'admin', types: ['image/png'] }, (c) => …);
 */
export function plainRoute(
  api: Api,
  key: `${'GET' | 'POST'} /${string}`,
  definition: PlainDefinition,
  handler: (c: ApiContext) => Response | Promise<Response>,
): void {
  const documented = documentRoute(key, definition);
  api.openAPIRegistry.registerPath(documented);
  const method = documented.method.toUpperCase();
  if (definition.body) api.on(method, documented.getRoutingPath(), limitBody);
  api.on(method, documented.getRoutingPath(), async (c: ApiContext) => {
    if (definition.access !== 'public') requireAccess(definition, c.var.signedIn);
    return withTimeLimits(definition.access === 'admin' ? 'long' : 'shopper', () => handler(c));
  });
}

function documentRoute(key: string, { summary, access, params, query, body, types, status = 200 }: PlainDefinition) {
  const { method, path } = parseCallKey(key);
  return createRoute({
    method: method.toLowerCase() as 'get' | 'post',
    path,
    operationId: toOperationId(key),
    summary,
    tags: [path.split('/')[1] ?? ''],
    ...(access === 'public' ? {} : { security: [{ token: [] }] }),
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    request: body ? { body: { content: { [body.type]: { schema: jsonSchema(body.schema, 'input') } } } } : {},
    responses: {
      [status]: { description: 'Accepted', content: Object.fromEntries(types.map((type) => [type, { schema: contentOf(type) }])) },
      default: { description: 'Refused', content: { 'application/json': { schema: jsonSchema(Failure, 'output') } } },
    },
  });
}

/** Returns the OpenAPI schema of an answer that is not JSON of the API. */
const contentOf = (type: string): object => {
  if (/json$/.test(type)) return { type: 'object' };
  return type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' };
};
