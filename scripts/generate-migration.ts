import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run db:generate -- --name <what>`: writes the difference between the tables and the last migration as a migration of its own.
 * drizzle-kit compares with the last snapshot alone: those before it are taken away, 10,000 lines each.
 */
const { status } = spawnSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
const folder = 'backend/platform/database/migrations/meta';
const snapshots = readdirSync(folder).filter((file) => file.endsWith('_snapshot.json'));
for (const file of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, file));
