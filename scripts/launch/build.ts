import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from './source-hash.ts';
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
  'schemas',
  'admin',
  'config',
  'public',
  'proxy.tsx',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * Builds the web application unless the build at hand was made from the same sources. Resolves to whether it built.
 * @param onBuild is called when a build begins
 */
export async function buildWhenNeeded(signal: AbortSignal, onBuild = () => {}): Promise<boolean> {
  const distDir = process.env.NEXT_DIST_DIR ?? '.next';
  const stamp = join(distDir, 'source-hash');
  const hash = hashSources(sources, process.version);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  onBuild();
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
