import { inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '#backend/platform/database/database.ts';
import type { CompleteAnswer } from '#backend/platform/http/services.ts';
import { media } from '#backend/tables/site.ts';
import { type MasterFormat, masterKey } from './master.ts';

/** Formats of originals that are remembered: a hash names one content for ever. */
const maxFormats = 20_000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns a function that fills `externalPath` of the pictures and logos in an answer: the address of the original below `base`, at which
 * the bucket's files can be read by everybody (S3_PUBLIC_URL). The answer itself, which may be cached, stays as it is.
 */
export function fillExternalPaths(base: string): CompleteAnswer {
  const formats = new LRUCache<string, MasterFormat>({ max: maxFormats });
  return async (db, answer) => {
    const hashes = new Set<string>();
    visit(answer, (hash) => hashes.add(hash));
    if (hashes.size === 0) return answer;
    const unknown = [...hashes].filter((hash) => !formats.has(hash));
    if (unknown.length > 0) for (const { hash, format } of await readFormats(db, unknown)) formats.set(hash, format);
    const addressOf = (hash: string) => {
      const format = formats.get(hash);
      return format ? `${base}${masterKey(hash, format)}` : null;
    };
    return visit(answer, addressOf) as typeof answer;
  };
}

const readFormats = (db: Database, hashes: string[]) =>
  db.select({ hash: media.hash, format: media.format }).from(media).where(inArray(media.hash, hashes));

/** Copies a value; each picture in it gets as its `externalPath` what `address` returns for its hash. */
function visit(value: unknown, address: (hash: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => visit(item, address));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const copy: Fields = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner, address)]));
  const hash = copy.externalPath === null ? hashIn(copy.url) : undefined;
  return hash === undefined ? copy : { ...copy, externalPath: address(hash) };
}

const hashIn = (url: unknown): string | undefined => (typeof url === 'string' ? /^\/media\/([0-9a-f]{32})\//.exec(url)?.[1] : undefined);
