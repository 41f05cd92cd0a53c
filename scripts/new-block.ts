import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesOf } from './new-block/files.ts';
import { refusalOf } from './new-block/refusal.ts';

/** Makes the folder and the stories of a new block and generates what follows from them: `npm run new:block catalogue wine-map`. */
const root = join(import.meta.dirname, '..');
const [subject = '', type = ''] = process.argv.slice(2);
const refusal = refusalOf(subject, type, root);

if (refusal) {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 1;
} else await make();

async function make(): Promise<void> {
  const files = Object.entries(filesOf(subject, type));
  for (const [path, content] of files) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files.map(([path]) => path));
  run('scripts/generate.ts');
  process.stdout.write(
    `${files.map(([path]) => path).join('\n')}\nare ready; docs/new-block.md says how to go on. Once they look as they should, store their pictures, which npm test asks for:\n  npm run stories:pictures -- --update ${type}\n`,
  );
}
