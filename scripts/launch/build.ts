import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from './start-failure.ts';

/** What a build is made from; anything else can change without a new build. */
const sources = [
  'pages',
  'registry',
  'renderer',
  'web',
  'domain',
  'client',
  'machines',
  'ui',
  'themes',
  'domain',
  'web',
  'schemas',
  'admin',
  'config',
  'public',
  'proxy.tsx',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

function* filesOf(path: string): Generator<string> {
  if (!existsSync(path)) return;
  const entries = (() => {
    try {
      return readdirSync(path, { withFileTypes: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
      throw error;
    }
  })();
  if (!entries) yield path;
  else
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
      yield* entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)];
}

function sourceHash(): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) for (const file of filesOf(source)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the web application unless the build at hand was made from the same sources. Resolves to whether it built. */
export async function buildWhenNeeded(signal: AbortSignal): Promise<boolean> {
  const distDir = process.env.NEXT_DIST_DIR ?? '.next';
  const stamp = join(distDir, 'source-hash');
  const hash = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    signal,
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code !== 0) {
    process.stderr.write(Buffer.concat(output));
    throw new StartFailure('The build failed; its output stands above.');
  }
  writeFileSync(stamp, hash);
  return true;
}
