import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#backend/platform/database/connect.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import { entityPath } from '#schemas/calls/entity-calls.ts';
import { type Entity, readKey } from '#schemas/entities/define-entity.ts';
import { entities } from '#schemas/entities/index.ts';
import { randomSite } from '../../tests/integration/site/random-site.ts';
import { readFolder, writeFolder } from '../../tests/integration/site/written-site.ts';
import { type BenchShop, callApi } from '../catalogue/shop.ts';
import { productEntries } from '../product-entries.ts';

/**
 * `npm run bench:entries`: the panel's list, its last page, a search, each order and one entry of every kind, in a site of 100 and in one of
 * 10,000 entries of each kind (BENCH_ENTRIES), on PGlite in databases that are gone at the end. Calls take turns, so that what else the
 * machine does weighs on both. Fails where the large site takes more than twice the time of the small one.
 */
const sizes = [100, Number(process.env.BENCH_ENTRIES ?? 10_000)];
const rounds = Number(process.env.BENCH_ROUNDS ?? 31);
/** Calls before those, so that code that has just been read is not measured. */
const warming = 10;
const most = 2;
const idSite = 1;
const nbItem = 25;

type BenchSite = Pick<BenchShop, 'call'> & { size: number; close: () => Promise<void> };
type Listed = { total: number; entries: Record<string, unknown>[] };

async function openSite(size: number, dataDir: string): Promise<BenchSite> {
  const { db, close } = await openDatabase({ dataDir });
  await fill(db, size);
  return { size, close, call: await callApi(db, idSite) };
}

async function fill(db: WholeDatabase, size: number): Promise<void> {
  const folder = randomSite(idSite, size, (files) => {
    files['products.json'] = [...files['products.json'], ...productEntries(size)];
  });
  await writeFolder(db, await readFolder(folder), idSite, new Date('2026-11-01T10:00:00Z'));
  await db.execute('vacuum analyze');
  rmSync(folder, { recursive: true, force: true });
}

/** Addresses of the calls of a kind, by what they are. */
async function listPaths(entity: Entity, { call }: BenchSite): Promise<Record<string, string>> {
  const list = `/admin/entity/${entityPath(entity.kind)}`;
  const all = (await call(`${list}?nbItem=${nbItem}`, true)).data as Listed;
  const [entry] = all.entries;
  if (!entry) throw new Error(`no ${entity.kind} is listed`);
  const [searched] = entity.list.search;
  // The search finds something: the beginning of a text of the first entry.
  const words = searched ? String(entry[searched] ?? '').slice(0, 12) : '';
  return {
    list: `${list}?nbItem=${nbItem}`,
    'last page': `${list}?nbItem=${nbItem}&page=${Math.min(Math.ceil(all.total / nbItem), 40)}`,
    ...(words && { search: `${list}?nbItem=${nbItem}&search=${encodeURIComponent(words)}` }),
    ...Object.fromEntries(entity.list.sort.map((order) => [`by ${order}`, `${list}?nbItem=${nbItem}&orderBy=${order}`])),
    'one entry': `${list}/${encodeURIComponent(readKey(entity, entry))}`,
  };
}

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
const figure = (ms: number) => `${ms.toFixed(1).padStart(7)} ms`;

/** Measures the calls of a kind on all sites by turns; gives those that take too long. */
async function compare(entity: Entity, sites: readonly BenchSite[]): Promise<string[]> {
  const faults: string[] = [];
  const paths = await Promise.all(sites.map((site) => listPaths(entity, site)));
  for (const name of Object.keys(paths[0] ?? {})) {
    const times: number[][] = sites.map(() => []);
    for (let round = 0; round < warming + rounds; round += 1) {
      for (const [at, { call }] of sites.entries()) {
        const { ms } = await call(paths[at]?.[name] ?? '', true);
        if (round >= warming) times[at]?.push(ms);
      }
    }
    const [small = 0, large = 0] = times.map(median);
    const line = `${entity.kind.padEnd(12)} ${name.padEnd(16)} ${figure(small)} ${figure(large)}  × ${(large / small).toFixed(2)}`;
    console.log(line);
    if (large > most * small) faults.push(line);
  }
  return faults;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-entries-'));
const sites: BenchSite[] = [];
try {
  for (const size of sizes) sites.push(await openSite(size, join(folder, String(size))));
  const faults: string[] = [];
  for (const entity of Object.values(entities)) faults.push(...(await compare(entity as unknown as Entity, sites)));
  if (faults.length > 0) {
    console.error(`With ${sizes[1]} entries it takes too long:\n${faults.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  for (const { close } of sites) await close();
  rmSync(folder, { recursive: true, force: true });
}
