import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '#backend/app.ts';
import { importSite } from '#backend/operations/archive/import/import.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import type { ApiConfig } from '#backend/platform/http/services.ts';
import { diskMediaStore } from '#backend/platform/storage/disk-store.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import type { Envelope } from '#schemas/envelope.ts';
import { type SmallSite, writeSite } from './small-site.ts';

/** A site id that no other suite has: on PostgreSQL they share one database. */
export const newSiteId = (): number => 2_000_000 + Math.floor(Math.random() * 2_000_000_000);

export const newMediaStore = () => diskMediaStore(mkdtempSync(join(tmpdir(), 'storefront-media-')));

/** The small site in a database, with an API in front of it whose clock can be turned. */
export async function openSite(db: WholeDatabase, change?: (files: SmallSite) => void) {
  const idSite = newSiteId();
  const mediaStore = newMediaStore();
  const folder = writeSite(idSite, change);
  await importSite({ db, mediaStore, folder, idSite });
  return { ...appOf(db, idSite, mediaStore), folder };
}

/** An API in front of a site that is in a database. */
export function appOf(db: WholeDatabase, idSite: number, mediaStore: MediaStore, change: Partial<ApiConfig> = {}) {
  let time = new Date();
  const app = createApp({
    db,
    mediaStore,
    logger: pino({ level: 'silent' }),
    now: () => time,
    config: { siteId: idSite, webOrigin: 'http://shop.test', checkAnswers: true, paymentSandbox: true, ...change },
  });
  const call = async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await app.request(path, { method, headers: { ...type, ...headers }, ...sent });
    return { status: response.status, headers: response.headers, ...((await response.json()) as Envelope<T>) };
  };
  /** The data of an accepted GET. */
  const get = async <T>(path: string, headers?: Record<string, string>): Promise<T> => {
    const answer = await call<T>('GET', path, undefined, headers);
    if (!answer.success) throw new Error(`GET ${path}: ${answer.status} ${answer.message} ${JSON.stringify(answer.data)}`);
    return answer.data;
  };
  const later = (seconds: number) => {
    time = new Date(time.getTime() + seconds * 1000);
  };
  return { app, call, get, later, now: () => time, idSite, mediaStore };
}
export type OpenSite = Awaited<ReturnType<typeof openSite>>;
