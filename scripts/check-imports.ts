import { join } from 'node:path';
import { forbiddenImports } from './check/imports.ts';

/** Fails on an import that scripts/check/rooms.ts forbids, on a cycle, and on an import that leads to no file. */
const found = await forbiddenImports(join(import.meta.dirname, '..'));
for (const line of found) process.stderr.write(`${line}\n`);
if (found.length > 0) process.exitCode = 1;
else process.stdout.write('✓ every import is one that the table of rooms allows, without cycles\n');
