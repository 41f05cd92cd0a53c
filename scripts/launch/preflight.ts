import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { StartFailure } from './start-failure.ts';

/** Throws StartFailure when a port is taken; `name` is the variable that sets it. */
export async function requireFreePort(port: number, name: string, host?: string): Promise<void> {
  const code = await new Promise<string | undefined>((done) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(undefined)));
  });
  if (code === 'EADDRINUSE') throw new StartFailure(`Port ${port} is taken by another program; set ${name} to a free one.`);
  if (code === 'EACCES') throw new StartFailure(`Port ${port} needs more rights than this user has; set ${name} to one above 1023.`);
  if (code) throw new StartFailure(`Port ${port} (${name}) cannot be opened: ${code}.`);
}

/** Makes a folder if need be. Throws StartFailure when it, or the nearest one above it that exists, cannot be written. */
export function requireWritable(path: string, what: string): void {
  let existing = path;
  while (!existsSync(existing)) existing = dirname(existing);
  try {
    accessSync(existing, constants.W_OK | constants.X_OK);
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new StartFailure(`${what} cannot be written: ${path} (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** Throws StartFailure when a folder is not there. */
export function requireFolder(path: string, what: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new StartFailure(`${what} is not there: ${path}.`);
}
