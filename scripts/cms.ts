import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#backend/platform/database/connect.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { readEnvironment } from '#config/environment.ts';
import { knownBlocks } from './cms/blocks.ts';
import { checkDocument } from './cms/check.ts';
import { readSite } from './cms/database.ts';
import type { Store } from './cms/documents.ts';
import { lineOf } from './cms/documents.ts';
import { readFiles } from './cms/files.ts';
import { Rollback, rollBack } from './cms/rollback.ts';
import { migrateFiles, migrateSite } from './cms/run-migration.ts';
import { orExit, StartFailure } from './launch/start-failure.ts';
import { checkSite } from './site/check-site.ts';
import { lineOfFinding, summaryOf } from './site/site-finding.ts';

const usage = `Documents of pages and shared components (docs/cms-document.md):
  npm run cms -- check <folder of a site>          everything that is wrong in a site's files
  npm run cms -- check <file or folder>            what is wrong in documents
  npm run cms -- check --site <id>                 … in the database of DATA_DIR or DATABASE_URL
  npm run cms -- migrate <file or folder>          bring nodes to the versions of their blocks
  npm run cms -- migrate --site <id>               … in the database
      --dry-run   only say what would be done      --out <file>   where to write how to undo it
  npm run cms -- rollback <file> [--force]         undo a migration; --force: also where a document has changed since`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const [command, path] = positionals;

await orExit(async () => {
  if (command === 'check' && (path || values.site)) await check();
  else if (command === 'migrate' && (path || values.site)) await migrate();
  else if (command === 'rollback' && path) await undo(path);
  else throw new StartFailure(usage);
});

async function check(): Promise<void> {
  if (path && ['site.json', 'pages.json'].some((file) => existsSync(join(path, file)))) return checkFolder(path);
  const blocks = await knownBlocks();
  const { documents, slugs } = path ? await readFiles(path) : await inDatabase((db) => db.transaction((tx) => readSite(tx, siteId())));
  const findings = documents.flatMap(({ name, at, cms }: Store['documents'][number]) =>
    checkDocument(cms, blocks, slugs).map((finding) => ({ name, ...finding, pointer: at + finding.pointer })),
  );
  for (const { name, ...finding } of findings) console.log(lineOf(name, finding));
  const errors = findings.filter(({ isError }) => isError).length;
  console.log(`${documents.length} documents, ${errors} errors, ${findings.length - errors} warnings`);
  if (errors > 0) process.exitCode = 1;
}

async function checkFolder(folder: string): Promise<void> {
  const { findings } = await checkSite(folder);
  for (const finding of findings) console.log(lineOfFinding(finding));
  console.log(summaryOf(folder, findings));
  if (findings.some(({ isError }) => isError)) process.exitCode = 1;
}

async function migrate(): Promise<void> {
  const isDry = values['dry-run'];
  const file = resolve(values.out ?? `cms-rollback-${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
  const keep = (rollback: Rollback) => writeFile(file, `${JSON.stringify(rollback, null, 2)}\n`, { flag: 'wx' });
  const options = { blocks: await knownBlocks(), isDry, keep };
  const { lines, hasFailures, rollback } = await (path
    ? migrateFiles(path, options)
    : inDatabase((db) => migrateSite(db, siteId(), options)));
  for (const line of lines) console.log(line);
  const count = rollback.documents.length;
  console.log(
    `${count} documents ${isDry ? 'would be changed' : 'changed'}${count > 0 && !isDry ? `; npm run cms -- rollback ${file}` : ''}`,
  );
  if (hasFailures) process.exitCode = 1;
}

async function undo(file: string): Promise<void> {
  const read = Rollback.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!read.success) throw new StartFailure(`${file} is not what a migration wrote`);
  const isInDatabase = read.data.documents.some(({ where }) => 'site' in where);
  const count = isInDatabase
    ? await inDatabase((db) => rollBack(read.data, values.force, async () => db))
    : await rollBack(read.data, values.force, () => Promise.reject(new Error('no database')));
  console.log(`${count} documents are as they were`);
}

function siteId(): number {
  const id = Number(values.site);
  if (!Number.isInteger(id)) throw new StartFailure('--site takes the number of a site');
  return id;
}

async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = readEnvironment();
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) throw new StartFailure(`There is no database in ${dataDir} (DATA_DIR)`);
  const open = await openDatabase({ dataDir, databaseUrl });
  try {
    return await work(open.db);
  } finally {
    await open.close();
  }
}
