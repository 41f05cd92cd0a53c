import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from './launch/serve.ts';
import { orExit } from './launch/start-failure.ts';

// The whole product on a data folder of its own that is removed at the end: what the end-to-end tests talk to.
const dataDir = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
process.env.DATA_DIR = dataDir;
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
await orExit(serve);
