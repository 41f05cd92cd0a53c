import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import { loggable } from '#backend/platform/database/loggable.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { isThisMachine } from '#backend/platform/http/caller-address.ts';
import type { ApiContext } from '#backend/platform/http/context.ts';
import { type PlainDefinition, plainRoute } from '#backend/platform/http/plain-route.ts';
import type { Api } from '#backend/platform/http/route.ts';
import type { Services } from '#backend/platform/http/services.ts';
import { message } from '#backend/platform/messages/message.ts';

/** Milliseconds that database and files have to answer. */
const timeoutMs = 1_500;

/**
 * GET /healthz: the process answers. GET /readyz: so do the database, on connections as calls use them and on those of other work, and
 * the files, and it is not about to stop; else 503 with what is missing. GET /metrics: what Prometheus reads, for this machine and for
 * who knows METRICS_TOKEN.
 */
export function healthRoutes(app: Api, db: WholeDatabase): void {
  const json = { access: 'public', types: ['application/json'] } as const;
  plainRoute(app, 'GET /healthz', { ...json, summary: 'The process answers' }, (c) =>
    c.json({ success: true, data: { alive: true }, message: '' }),
  );
  plainRoute(app, 'GET /readyz', { ...json, summary: 'Everything that the API needs answers; else 503' }, async (c) => {
    const missing = await missingParts(c, db);
    if (missing.length === 0) return c.json({ success: true, data: { ready: true }, message: '' });
    return c.json({ success: false, data: { ready: false, missing }, message: message(c.var.lang, 'error.not-ready') }, 503);
  });
  const metrics: PlainDefinition = { access: 'public', types: ['text/plain'], summary: 'Figures for Prometheus, for who may read them' };
  plainRoute(app, 'GET /metrics', metrics, async (c) => {
    const { measures, config } = c.var.services;
    if (!isThisMachine(c) && !knows(config.metricsToken, c)) throw new ApiError(403, 'auth.forbidden');
    return c.body(await measures.registry.metrics(), 200, { 'Content-Type': measures.registry.contentType, 'Cache-Control': 'no-store' });
  });
}

async function missingParts(c: ApiContext, db: WholeDatabase): Promise<string[]> {
  const { services, log } = c.var;
  if (services.isStopping()) return ['stopping'];
  const answers = await Promise.all(
    Object.entries(partsOf(services, db)).map(async ([name, ask]) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, refuse) => {
        timer = setTimeout(() => refuse(new Error(`${name} did not answer in ${timeoutMs} ms`)), timeoutMs);
      });
      return Promise.race([ask(), late])
        .then(() => null)
        .catch((error: unknown) => {
          log.error({ err: loggable(error), part: name }, 'not ready');
          return name;
        })
        .finally(() => clearTimeout(timer));
    }),
  );
  return answers.filter((name) => name !== null);
}

const partsOf = ({ config, mediaStore }: Services, db: WholeDatabase): Record<string, () => Promise<unknown>> => ({
  database: () => Promise.all([db, db.ofSite(config.siteId)].map((each) => each.execute(sql`select 1`))),
  files: async () => mediaStore.check?.(),
});

/** Returns whether a caller sends `Authorization: Bearer <METRICS_TOKEN>`. The comparison takes the same time whatever differs. */
function knows(token: string | undefined, c: ApiContext): boolean {
  const given = c.req.header('authorization')?.replace(/^Bearer\s+/i, '');
  if (!token || !given) return false;
  const [wanted, sent] = [token, given].map((text) => createHash('sha256').update(text).digest());
  return wanted !== undefined && sent !== undefined && timingSafeEqual(wanted, sent);
}
