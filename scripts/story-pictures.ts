import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { differenceFolder, pictureFolder } from '../tests/pictures/keep-picture.ts';

// Compares every story with its stored pictures; with `--update` stores them as the stories look now. Names of files choose some:
// `npm run stories:pictures -- --update hero buy-box`.

const names = process.argv.slice(2).filter((word) => word !== '--update');
const isUpdate = process.argv.includes('--update');
rmSync(differenceFolder, { recursive: true, force: true });
// With all of them, those of stories that are gone go too.
if (isUpdate && names.length === 0) rmSync(pictureFolder, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories', ...names], {
  stdio: 'inherit',
  env: { ...process.env, TEST_TIER: 'rest', STORY_PICTURES: isUpdate ? 'update' : 'compare', STORYBOOK_DISABLE_TELEMETRY: '1' },
});
process.exitCode = status ?? 1;
