import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Environment } from '#config/environment.ts';
import { confirmSite } from '../site/current-site.ts';
import { askNext } from './ask-next.ts';
import { buildKey } from './build-key.ts';
import { followSite } from './follow-changes.ts';
import { openPageCache } from './page-cache.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The page cache in front of Next, as the environment says; what it does not answer, Next does. */
export async function pagesBeforeNext(environment: Environment, next: Handler): Promise<Handler> {
  const { pageCacheBytes, redisUrl, siteId, logLevel } = environment;
  if (pageCacheBytes === 0) return next;
  const log = pino({ name: 'web', level: logLevel });
  // Pages name the files of their build.
  const build = process.env.NEXT_DIST_DIR || '.next';
  const owner = `${readFileSync(join(build, 'BUILD_ID'), 'utf8')}:${siteId}`;
  // The client of Redis takes memory: it is loaded where there is one.
  const shared = redisUrl
    ? (await import('./shared-copies.ts')).openSharedCopies({ url: redisUrl, owner, key: buildKey(build) }, log)
    : undefined;
  const pages = openPageCache({
    maxBytes: pageCacheBytes,
    make: ({ url, headers }, told, before) => askNext(next, { url, headers }, told, before),
    follow: (tell) =>
      followSite(environment, (changes, at) => {
        // The changes include the site's version, so it need not be requested again.
        confirmSite(changes.version, at);
        tell(changes);
      }),
    shared,
  });
  return async (request, response) => {
    const isAnswered = await pages.answer(request, response).catch((error: unknown) => {
      log.error({ err: error, url: request.url }, 'a kept page cannot be answered');
      // Whoever was told a part cannot be told anything else.
      if (response.headersSent) throw error;
      return false;
    });
    if (!isAnswered) await next(request, response);
  };
}
