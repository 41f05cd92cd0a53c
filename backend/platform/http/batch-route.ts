import { type CallDefinition, parseCallKey, pathPattern } from '#schemas/call.ts';
import type { BatchAnswer } from '#schemas/calls/batch.ts';
import { calls } from '#schemas/calls/index.ts';
import type { Envelope } from '#schemas/envelope.ts';
import { changesOf } from '../read-cache/follow-site.ts';
import { type Api, route } from './route.ts';

/** Public reads of the call table: nothing else may be asked for in a batch, neither writes nor files nor figures of the program. */
const readable = Object.entries(calls as Readonly<Record<string, CallDefinition>>).flatMap(([key, { access }]) => {
  const { method, path } = parseCallKey(key);
  return method === 'GET' && access === 'public' ? [pathPattern(path)] : [];
});

/**
 * POST /batch: several public reads in one request. Each is answered as it would be alone, for a guest, of the site as it was looked at
 * for the batch. A read that is refused is refused alone.
 */
export function batchRoute(api: Api): void {
  route(api, 'POST /batch', ({ body, db, site, locale, caller }) => {
    // The reads are for the same site, language and caller, but without a session.
    const headers = { idSite: String(site.id), userLang: locale, 'x-forwarded-for': caller };
    const changes = changesOf(db, site.id);
    const bindings = changes && { looked: { site, changes } };
    const read = async (path: string): Promise<BatchAnswer> => {
      // As it is understood further on, without its dots.
      const url = new URL(`http://batch${path}`);
      if (!readable.some((pattern) => pattern.test(url.pathname))) return { status: 404, answer: null };
      const response = await api.fetch(new Request(url, { headers }), bindings);
      return { status: response.status, answer: (await response.json()) as Envelope<unknown> };
    };
    return Promise.all(body.paths.map(read));
  });
}
