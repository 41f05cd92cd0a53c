import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFailure } from './start-failure.ts';

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
