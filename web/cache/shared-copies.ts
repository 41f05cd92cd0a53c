import type { Logger } from 'pino';
import { RESP_TYPES } from 'redis';
import { openRedis } from '#config/redis.ts';
import { ownBytes } from './encodings.ts';
import type { KeptPage } from './kept-page.ts';

/** Milliseconds that a page waits for Redis before it is made here. */
const timeoutMs = 200;
/** Seconds that Redis keeps a page: as long as the API can say what changed since it was made, about. */
const keptSeconds = 6 * 3600;

type Stamp = {
  /** The site's version, and the moment (GET /site/changes), as the page began to be made. */
  version: number;
  moment: string;
};
type Copy = Stamp & { page: KeptPage };

/** Pages that the web processes of one build and site made for each other. Nothing of it is waited for long, and all of it may be gone. */
export type SharedCopies = {
  /** The page that another process made of this version, if `isFresh` says that nothing of what it uses changed since. */
  read: (
    name: string,
    version: number,
    isFresh: (since: string, uses: readonly number[]) => Promise<boolean>,
  ) => Promise<KeptPage | undefined>;
  write: (name: string, copy: Copy) => void;
  close: () => void;
};

/** @param owner tells the pages of this build and site from others: they name the files of their build. */
export function openSharedCopies(url: string, owner: string, log: Logger): SharedCopies {
  const redis = openRedis(url, {
    onAway: (error) => log.warn({ err: error }, 'Redis is away: each web process makes its own pages'),
    onBack: () => log.warn('Redis is back'),
  });
  const keyOf = (name: string) => `storefront:pages:${owner}:${name}`;
  return {
    async read(name, version, isFresh) {
      try {
        const bytes = await redis.ask((client) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(keyOf(name)), timeoutMs);
        const copy = bytes ? unpack(bytes) : undefined;
        const isDue = copy && copy.page.until !== null && copy.page.until <= Date.now();
        if (!copy || isDue || copy.version !== version || copy.moment === '') return undefined;
        return (await isFresh(copy.moment, copy.page.uses)) ? copy.page : undefined;
      } catch {
        return undefined;
      }
    },
    write(name, copy) {
      redis.ask((client) => client.set(keyOf(name), pack(copy), { EX: keptSeconds }), timeoutMs).catch(() => {});
    },
    close: redis.close,
  };
}

/** A line of JSON, then the body in brotli. */
function pack({ page: { brotli, gzip: _, ...page }, ...stamp }: Copy): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...stamp, page })}\n`), brotli]);
}

function unpack(bytes: Buffer): Copy {
  const end = bytes.indexOf('\n');
  const { page, ...stamp } = JSON.parse(bytes.subarray(0, end).toString()) as Stamp & { page: Omit<KeptPage, 'brotli'> };
  return { ...stamp, page: { ...page, brotli: ownBytes(bytes.subarray(end + 1)) } };
}
