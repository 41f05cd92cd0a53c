import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from './source-hash.ts';
import { StartFailure } from './start-failure.ts';

/** Sources of a build; a change of anything else needs no new build. */
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

const stampPath = () => join(process.env.NEXT_DIST_DIR ?? '.next', 'source-hash');

/** The hash of what a build would be made from, where none is at hand that was made from it; undefined: there is nothing to build. */
export function neededBuild(): string | undefined {
  const hash = hashSources(sources, process.version);
  return existsSync(stampPath()) && readFileSync(stampPath(), 'utf8') === hash ? undefined : hash;
}

/** Builds the web application unless the build at hand was made from the same sources. Resolves to whether it built. */
export async function buildWhenNeeded(signal: AbortSignal): Promise<boolean> {
  const hash = neededBuild();
  if (hash !== undefined) await build(hash, signal);
  return hash !== undefined;
}

/** Builds the web application. @param hash of what it is made from (`neededBuild`) */
export async function build(hash: string, signal: AbortSignal): Promise<void> {
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
  writeFileSync(stampPath(), hash);
}
