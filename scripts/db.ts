import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '#backend/operations/archive/backup/restore-backup.ts';
import { writeBackup } from '#backend/operations/archive/backup/write-backup.ts';
import { openDatabase } from '#backend/platform/database/connect.ts';
import { openMediaStore } from '#backend/platform/storage/open-store.ts';
import { readEnvironment } from '#config/environment.ts';
import { orExit, StartFailure } from './launch/start-failure.ts';

const usage = `The whole database with its files as one file (docs/guide-operator.md#backup):
  npm run db -- backup <file>                  what DATA_DIR or DATABASE_URL, and S3_BUCKET, hold
  npm run db -- restore <file>                 into an empty database, of the same engine or the other
      --replace         in place of all that the database holds`;

await orExit(async () => {
  const { values, positionals } = readArguments();
  const [command, path, ...more] = positionals;
  if (!path || more.length > 0 || (command !== 'backup' && command !== 'restore') || (command === 'backup' && values.replace))
    throw new StartFailure(usage);
  const environment = readEnvironment();
  const file = resolve(path);
  const { db, engine, close } = await openDatabase(environment);
  try {
    const store = await openMediaStore(environment);
    const { rows, files } =
      command === 'backup' ? await writeBackup(db, store, file) : await restoreBackup({ db, store, file, replace: values.replace });
    console.log(`${rows} rows and ${files} files are ${command === 'backup' ? `in ${file}: keep it secret` : `restored (${engine})`}`);
  } finally {
    await close();
  }
});

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean', default: false } } });
  } catch (error) {
    throw new StartFailure(`${(error as Error).message}\n\n${usage}`);
  }
}
