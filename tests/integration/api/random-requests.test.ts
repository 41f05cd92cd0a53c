import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '#backend/platform/openapi/document.ts';
import { type CallDefinition, parseCallKey } from '#schemas/call.ts';
import { calls } from '#schemas/calls/index.ts';
import { describedAnswer, type OpenApi } from '../../described-answer.ts';
import { byTier, chooseSeed } from '../../tiers.ts';
import { onOneEngine } from '../databases.ts';
import { broken, fitting } from './arbitrary.ts';
import { openWorld, type Role, roles, type World } from './world.ts';

/** Requests for each call. `API_REQUESTS=50` is the full size. */
const perCall = Number(process.env.API_REQUESTS ?? byTier({ fast: 2, rest: 10 }));
const seed = chooseSeed('API_REQUESTS_SEED', 20_261_122);

type Request = { role: Role; isElsewhere: boolean; params: unknown; query: unknown; body: unknown };

/** Calls that end a session or an account come last. */
const ending = ['PUT /user/password', 'POST /logout', 'DELETE /user'];
const all = Object.entries(calls as Record<string, CallDefinition>).sort(([a], [b]) => ending.indexOf(a) - ending.indexOf(b));

onOneEngine(`${perCall} random requests for each call`, (db) => {
  let world: World;
  let document: OpenApi;
  beforeAll(async () => {
    world = await openWorld(db());
    document = openApiDocument(world.app, 'http://shop.test') as unknown as OpenApi;
    // Two sites are filled, which takes its time on a busy machine.
  }, 180_000);

  const part = (schema: z.ZodType | undefined) => {
    if (!schema) return fc.constant(undefined);
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as never;
    return fc.oneof({ weight: 3, arbitrary: fitting(json, world) }, { weight: 2, arbitrary: broken(json, world) });
  };
  const requests = ({ params, query, body }: CallDefinition) =>
    fc.record<Request>({
      role: fc.constantFrom(...roles),
      isElsewhere: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
      params: part(params),
      query: part(query),
      body: part(body),
    });

  it.each(all)(
    '%s: never a 5xx, nothing of somebody else’s, and an answer as it is described',
    async (key, definition) => {
      const { method, path } = parseCallKey(key);
      const accepted = describedAnswer(document, key, '200');
      const refused = describedAnswer(document, key, 'default');
      const inConflict = definition.conflict ? describedAnswer(document, key, '409') : refused;
      await fc.assert(
        fc.asyncProperty(requests(definition), async (request) => {
          const { role } = request;
          const response = await send(method, path, definition, request);
          const text = await response.text();
          const said = `${response.status} ${text.slice(0, 600)}`;
          expect(response.status, said).toBeLessThan(500);
          // On the other site none of the tokens that are sent is anybody's but the stranger's.
          const isNobody = request.isElsewhere ? role !== 'stranger' : role !== 'customer' && role !== 'admin';
          if (definition.access !== 'public' && isNobody) expect(response.status, said).toBe(401);
          if (definition.access === 'admin' && role === 'customer' && !request.isElsewhere) expect(response.status, said).toBe(403);
          for (const secret of request.isElsewhere ? [] : world.secretsFor(role)) expect(text.toLowerCase(), said).not.toContain(secret);
          const check = response.ok ? accepted : response.status === 409 && 'conflict' in JSON.parse(text) ? inConflict : refused;
          expect(check(JSON.parse(text)), `${said} ${JSON.stringify(check.errors)}`).toBe(true);
        }),
        { numRuns: perCall, seed, endOnFailure: true },
      );
    },
    180_000,
  );

  async function send(method: string, path: string, definition: CallDefinition, request: Request): Promise<Response> {
    const { role, isElsewhere, params, query, body } = request;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress((params as Record<string, unknown> | null)?.[name]));
    const asked =
      typeof query === 'object' && query !== null
        ? Object.entries(query).map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`)
        : [];
    const headers = new Headers({ idSite: String(isElsewhere ? world.otherSite : world.idSite), userLang: 'en_US' });
    const token = await world.tokenOf(role);
    if (token) headers.set('Authorization', token);
    const init: RequestInit = { method, headers };
    if (definition.body && definition.multipart) init.body = asForm(body);
    else if (definition.body) {
      init.body = JSON.stringify(body) ?? '';
      headers.set('content-type', 'application/json');
    }
    return world.app.request(`${filled}${asked.length > 0 ? `?${asked.join('&')}` : ''}`, init);
  }
});

/** A value in an address, short enough for one; never empty, for then it is another address. */
const inAddress = (value: unknown): string =>
  encodeURIComponent(String(value ?? 'x').toWellFormed())
    .slice(0, 300)
    .replace(/%.?$/, '')
    .replace(/^\.+$/, 'x') || 'x';

/** Multipart as clients send it: objects are JSON-encoded, and a file comes along. */
function asForm(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    form.set(name.toWellFormed(), typeof value === 'object' ? JSON.stringify(value) : String(value));
  form.set('image', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"></svg>'], { type: 'image/svg+xml' }), 'a.svg');
  return form;
}
