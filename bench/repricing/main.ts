import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { startRepricing } from '#backend/operations/repricing/flows/start-repricing.ts';
import { undoRepricing } from '#backend/operations/repricing/flows/undo-repricing.ts';
import { openDatabase } from '#backend/platform/database/connect.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import { declinations, priceHistory } from '#backend/tables/catalogue.ts';
import { users } from '#backend/tables/people.ts';
import { repricings } from '#backend/tables/repricing.ts';
import { repricedCents } from '#domain/repricing.ts';
import type { RepricingRule } from '#schemas/repricing.ts';
import { fill } from '../catalogue/fill.ts';
import { onServer } from '../catalogue/shop.ts';

// `npm run bench:repricing`: raises the prices of 5,000 products in a process that is killed again and again, takes them back in another
// that is killed too, and does both once more without a kill to measure. Fails where a price or its history is not exactly what it has to be.

const idSite = 1;
const products = 5000;
/** Milliseconds that a process lives after it has opened the database. */
const lifeMs = 1500;
const rule: RepricingRule = { by: 'PERCENT', points: 1000, ending: '90' };

type Target = { dataDir: string; databaseUrl: string | null };
type Ended = { count: number; seconds: number };
type Row = { id: number; fixedPrice: number; history: number[] };

/** Runs the job in a process of its own, which is killed after `lifeMs` if it is to be. Returns null where it was killed. */
function runOnce({ dataDir, databaseUrl }: Target, isKilled: boolean): Promise<Ended | null> {
  const args = ['bench/repricing/worker.ts', dataDir, ...(databaseUrl === null ? [] : [databaseUrl])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    if (isKilled && said === 'open\n') setTimeout(() => child.kill('SIGKILL'), lifeMs);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      const line = said.split('\n')[1];
      if (line) resolve(JSON.parse(line) as Ended);
      else if (isKilled) resolve(null);
      else reject(new Error(`the job ended with ${code}`));
    });
  });
}

async function runKilled(target: Target): Promise<number> {
  let kills = 0;
  while ((await runOnce(target, true)) === null) kills += 1;
  return kills;
}

async function withDatabase<T>({ dataDir, databaseUrl }: Target, use: (db: WholeDatabase) => Promise<T>): Promise<T> {
  const open = await openDatabase({ dataDir, ...(databaseUrl !== null && { databaseUrl }) });
  try {
    return await use(open.db);
  } finally {
    await open.close();
  }
}

async function readRows(db: WholeDatabase): Promise<Row[]> {
  const rows = await db.select().from(declinations).where(eq(declinations.idSite, idSite)).orderBy(asc(declinations.id));
  const all = await db.select().from(priceHistory).orderBy(asc(priceHistory.since), asc(priceHistory.id));
  const byDeclination = Map.groupBy(all, ({ idDeclination }) => idDeclination);
  return rows.map(({ id, fixedPrice }) => ({ id, fixedPrice, history: (byDeclination.get(id) ?? []).map(({ price }) => price) }));
}

/** Counts the declinations that are not exactly as they have to be: each full price is `expected`, and the history has so many more prices. */
const countWrong = (before: readonly Row[], after: readonly Row[], expected: (price: number) => number, more: number): number =>
  after.filter(({ fixedPrice, history }, at) => {
    const old = before[at];
    return !old || fixedPrice !== expected(old.fixedPrice) || history.length !== old.history.length + more;
  }).length;

async function measure(engine: string, target: Target): Promise<boolean> {
  const now = new Date();
  const person = await withDatabase(target, async (db) => {
    await fill(db, idSite, products);
    const [user] = await db
      .insert(users)
      .values({ idSite, email: 'nora@example.test', firstname: 'Nora', lastname: 'Petit', passwordHash: '', role: 'ADMIN' })
      .returning();
    if (!user) throw new Error('nobody was made');
    return { site: { id: idSite, timeZone: 'Europe/Paris' }, idUser: user.id, lang: 'fr', now } as const;
  });
  const start = () =>
    withDatabase(target, async (db) => {
      const id = randomUUID();
      await startRepricing(db, person, { id, selection: { of: 'FILTER', search: '', filters: {} }, rule, total: products });
      return id;
    });
  const undo = (id: string) => withDatabase(target, (db) => undoRepricing(db, person, id));
  const read = () => withDatabase(target, readRows);

  const before = await read();
  const killed = await start();
  const kills = await runKilled(target);
  const raised = await read();
  await undo(killed);
  const killsOfUndo = await runKilled(target);
  const restored = await read();

  const whole = await start();
  const change = await runOnce(target, false);
  await undo(whole);
  const back = await runOnce(target, false);
  const last = await read();
  const rows = await withDatabase(target, (db) => db.select().from(repricings));

  const wrong =
    countWrong(before, raised, (price) => repricedCents(price, rule), 1) +
    countWrong(before, restored, (price) => price, 2) +
    countWrong(before, last, (price) => price, 4) +
    rows.filter(({ state, changed, restored: given }) => state !== 'UNDONE' || changed !== products || given !== products).length;
  process.stdout.write(
    `${engine}: ${products} products, ${before.length} prices: changed in ${change?.seconds.toFixed(1)} s, undone in ${back?.seconds.toFixed(1)} s; ` +
      `with ${kills} and ${killsOfUndo} kills ${wrong === 0 ? 'exact' : `${wrong} WRONG`}\n`,
  );
  return wrong === 0 && kills > 0 && killsOfUndo > 0;
}

const folder = mkdtempSync(join(tmpdir(), 'storefront-repricing-'));
const name = `storefront_bench_repricing_${process.pid}`;
const hasServer = await onServer('select 1').then(
  () => true,
  () => false,
);
try {
  let isFine = await measure('PGlite', { dataDir: join(folder, 'data'), databaseUrl: null });
  if (hasServer) {
    await onServer(`create database ${name}`);
    const url = new URL(process.env.TEST_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres');
    url.pathname = name;
    isFine = (await measure('PostgreSQL', { dataDir: '', databaseUrl: url.href })) && isFine;
  }
  process.exitCode = isFine ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  if (hasServer) await onServer(`drop database if exists ${name} with (force)`);
}
