import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import { z } from 'zod';
import type { Mistake } from './archive-error.ts';
import { describeIssues } from './check/describe-issue.ts';
import { unreadable } from './check/known-names.ts';
import { unknownKeys } from './check/unknown-keys.ts';
import { salvage } from './salvage.ts';

/** Reads the files of a site's folder and keeps what is wrong in them, so that all is told at once. */
export class FolderReader {
  readonly folder: string;
  readonly mistakes: Mistake[] = [];
  private readonly raw = new Map<string, unknown>();

  constructor(folder: string) {
    this.folder = folder;
  }

  refuse(file: string, path: readonly PropertyKey[], reason: string): void {
    this.mistakes.push({ file, path, reason });
  }

  /** Returns the raw content of a file: `unreadable` if it is not JSON, undefined if there is no file. */
  rawOf(file: string): unknown {
    return this.raw.get(file);
  }

  /** Every file that is JSON, by its path, as it is written. */
  readable(): ReadonlyMap<string, unknown> {
    return new Map([...this.raw].filter(([, value]) => value !== unreadable));
  }

  /** A checked file, what is wrong in it left empty; `missing` where there is none. */
  async object<T extends z.ZodType>(file: string, schema: T, missing: z.output<T>, isNeeded = false): Promise<z.output<T>> {
    const value = await this.json(file);
    if (value === undefined && isNeeded) this.refuse(file, [], 'this file is missing');
    return value === undefined || value === unreadable ? missing : this.check(file, schema, value, []);
  }

  /** The entries of a list, what is wrong in them left empty; none where there is no file. */
  async list<T extends z.ZodType>(file: string, entry: T, isNeeded = false): Promise<z.output<T>[]> {
    return this.object(file, z.array(entry), [], isNeeded);
  }

  /** The checked files of a folder, by their names without extension; `look` says more of what each holds. */
  async each<T extends z.ZodType>(sub: string, schema: T, look: (file: string, value: unknown) => void): Promise<Map<string, z.output<T>>> {
    const read = new Map<string, z.output<T>>();
    for (const name of await this.documents(sub)) {
      const file = join(sub, `${name}.json`);
      const value = await this.json(file);
      if (value === unreadable) continue;
      read.set(name, this.check(file, schema, value, []));
      look(file, value);
    }
    return read;
  }

  /** Names of the JSON files of a folder, without extension. */
  async documents(sub: string): Promise<string[]> {
    return (await this.names(sub)).filter((file) => extname(file) === '.json').map((file) => basename(file, '.json'));
  }

  /** Files of a folder by name, with the path of each; none where there is no folder. */
  async paths(sub: string): Promise<[name: string, path: string][]> {
    const paths = (await this.names(sub)).map(async (name) => [name, await this.inside(join(sub, name))] as const);
    return (await Promise.all(paths)).flatMap(([name, path]) => (path === null ? [] : [[name, path]]));
  }

  /** Takes down what is wrong in a value; gives it as its schema reads it, what is wrong left empty. */
  private check<T extends z.ZodType>(file: string, schema: T, value: unknown, above: readonly PropertyKey[]): z.output<T> {
    const result = schema.safeParse(value);
    const found = result.success ? [] : describeIssues(result.error.issues, value, above);
    for (const { path, reason } of [...found, ...unknownKeys(schema, value, above)]) this.refuse(file, path, reason);
    return result.success ? result.data : (salvage(schema, value) as z.output<T>);
  }

  private async json(file: string): Promise<unknown> {
    const path = await this.inside(file);
    if (path === null) return undefined;
    const value = await readFile(path, 'utf8')
      .then(JSON.parse)
      .catch((error: Error) => {
        this.refuse(file, [], `this is not JSON (${error.message})`);
        return unreadable;
      });
    this.raw.set(file, value);
    return value;
  }

  private async names(sub: string): Promise<string[]> {
    const path = await this.inside(sub);
    return path === null ? [] : (await readdir(path)).sort();
  }

  /** The real path of a file of the folder; null where there is none, and for a link that leads out of the folder. */
  private async inside(path: string): Promise<string | null> {
    const real = await realpath(join(this.folder, path)).catch(nullWhereMissing);
    if (real === null || real.startsWith((await realpath(this.folder)) + sep)) return real;
    this.refuse(path, [], 'this leads out of the folder');
    return null;
  }
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
