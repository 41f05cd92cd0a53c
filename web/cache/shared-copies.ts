import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { RESP_TYPES } from 'redis';
import { openRedis } from '#config/redis.ts';
import { ownBytes } from '../files/encodings.ts';
import { isDue, type KeptPage } from './kept-page.ts';

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

/** `owner` tells the pages of this build and site from others: they name the files of their build. `key` signs them (build-key.ts). */
type Sharing = { url: string; owner: string; key: Uint8Array };

/**
 * Copies in Redis, each signed with its name: status, headers, among them the content policy, and body are those that a process of
 * this build wrote for this address. A copy that anybody else wrote or changed is not there.
 */
export function openSharedCopies({ url, owner, key }: Sharing, log: Logger): SharedCopies {
  const redis = openRedis(url, {
    onAway: (error) => log.warn({ err: error }, 'Redis is away: each web process makes its own pages'),
    onBack: () => log.warn('Redis is back'),
  });
  const keyOf = (name: string) => `storefront:pages:${owner}:${name}`;
  let hasToldOfForeign = false;
  const tellOfForeign = (name: string) => {
    if (!hasToldOfForeign) log.error({ name }, 'a page in Redis is not signed by this build: somebody else writes to it');
    hasToldOfForeign = true;
  };
  return {
    async read(name, version, isFresh) {
      try {
        const bytes = await redis.ask((client) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(keyOf(name)), timeoutMs);
        if (!bytes) return undefined;
        const signed = verified(bytes, keyOf(name), key);
        if (!signed) return void tellOfForeign(name);
        const copy = unpack(signed);
        if (isDue(copy.page) || copy.version !== version || copy.moment === '') return undefined;
        return (await isFresh(copy.moment, copy.page.uses)) ? copy.page : undefined;
      } catch {
        return undefined;
      }
    },
    write(name, copy) {
      redis.ask((client) => client.set(keyOf(name), signed(pack(copy), keyOf(name), key), { EX: keptSeconds }), timeoutMs).catch(() => {});
    },
    close: redis.close,
  };
}

/** The signature of content that stands under a key of Redis: moved to another key it is none. */
const signatureOf = (content: Uint8Array, at: string, key: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`${at}\n`).update(content).digest();

const signed = (content: Buffer, at: string, key: Uint8Array): Buffer => Buffer.concat([signatureOf(content, at, key), content]);

/** The content behind its signature; undefined where that is not ours. */
function verified(bytes: Buffer, at: string, key: Uint8Array): Buffer | undefined {
  const [signature, content] = [bytes.subarray(0, 32), bytes.subarray(32)];
  const isOurs = signature.length === 32 && timingSafeEqual(signature, signatureOf(content, at, key));
  return isOurs ? content : undefined;
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
