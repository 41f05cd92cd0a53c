import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportSite } from '#backend/operations/archive/export/export-folder.ts';
import { importArchive, siteExists } from '#backend/operations/archive/import/import.ts';
import { tryImport } from '#backend/operations/archive/import/try-import.ts';
import { openDatabase } from '#backend/platform/database/connect.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { takeKeyring } from '#backend/platform/secrets/sealing.ts';
import { openMediaStore } from '#backend/platform/storage/open-store.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { readEnvironment } from '#config/environment.ts';
import { orExit, StartFailure } from './launch/start-failure.ts';
import { checkSite } from './site/check-site.ts';
import { differenceLines } from './site/difference-lines.ts';
import { lineOfFinding, summaryOf } from './site/site-finding.ts';

const usage = `A whole site as a folder of files (docs/guide-admin.md#moving-a-site):
  npm run site -- export <folder>              the site SITE_ID of DATA_DIR or DATABASE_URL
      --site <id>       another site
      --with-secrets    also parameters that no answer tells, into secrets.json
      --force           in place of the site that the folder holds
  npm run site -- import <folder>
      --dry-run         only say what it would change
      --as <id>         under another number
      --force           in place of the site that the database holds`;

const options = {
  site: { type: 'string' },
  as: { type: 'string' },
  force: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'with-secrets': { type: 'boolean', default: false },
} as const;

await orExit(async () => {
  const { values, positionals } = readArguments();
  const [command, path, ...more] = positionals;
  if (!path || more.length > 0) throw new StartFailure(usage);
  if (command === 'export' && !values.as && !values['dry-run']) await exportTo(path, values);
  else if (command === 'import' && !values.site && !values['with-secrets']) await importFrom(path, values);
  else throw new StartFailure(usage);
});

type Values = ReturnType<typeof readArguments>['values'];

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new StartFailure(`${(error as Error).message}\n\n${usage}`);
  }
}

async function exportTo(path: string, values: Values): Promise<void> {
  const { dataDir, databaseUrl, siteId } = readEnvironment();
  const idSite = numberOf(values.site, '--site') ?? siteId;
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) throw new StartFailure(`There is no database in ${dataDir} (DATA_DIR)`);
  const files = await inDatabase((db, mediaStore) =>
    exportSite({
      ...{ db, mediaStore, idSite, folder: path, force: values.force, withSecrets: values['with-secrets'] },
      onProgress: (line) => console.log(line),
    }),
  );
  if (!files) throw new StartFailure(`There is no site ${idSite} in this database`);
  console.log(`Site ${idSite} is in ${resolve(path)}`);
  if (files.texts.has('secrets.json')) console.log('secrets.json holds secrets: keep it out of repositories and mails');
  console.log('Not in it: orders, customers, carts, registrations, answers to forms, subscribers and earlier versions of the settings');
}

async function importFrom(path: string, values: Values): Promise<void> {
  const { archive, findings } = await checkSite(path);
  for (const finding of findings) console.log(lineOfFinding(finding));
  if (findings.length > 0) console.log(summaryOf(path, findings));
  if (findings.some(({ stopsImport }) => stopsImport)) throw new StartFailure('Nothing was imported');
  // A trial says by its status that something is wrong; an import goes on, since what is left costs only itself.
  if (values['dry-run'] && findings.some(({ isError }) => isError)) process.exitCode = 1;
  archive.site.id = numberOf(values.as, '--as') ?? archive.site.id;
  const idSite = archive.site.id;
  await inDatabase(async (db, mediaStore) => {
    const isThere = await siteExists(db, idSite);
    if (values['dry-run']) {
      for (const line of differenceLines(await tryImport(db, mediaStore, archive))) console.log(line);
      console.log(`Site ${idSite} ${isThere ? 'is there and would be replaced (--force)' : 'would be new'}. Nothing was written`);
      return;
    }
    if (isThere && !values.force)
      throw new StartFailure(`Site ${idSite} is there already: see what would change with --dry-run, replace it with --force`);
    const imported = await importArchive({ db, mediaStore, archive, force: values.force, onProgress: (line) => console.log(line) });
    if (!imported) throw new StartFailure(`Site ${idSite} was imported by somebody else meanwhile`);
    console.log(`Site ${idSite} (${archive.site.name}) is imported; a shop shows it with SITE_ID=${idSite}`);
  });
}

function numberOf(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartFailure(`${option} takes the number of a site, not "${text}"`);
  return Number(text);
}

async function inDatabase<T>(work: (db: Database, mediaStore: MediaStore) => Promise<T>): Promise<T> {
  const environment = readEnvironment();
  takeKeyring(environment.secretsKeys);
  const open = await openDatabase(environment);
  try {
    return await work(open.db, await openMediaStore(environment));
  } finally {
    await open.close();
  }
}
