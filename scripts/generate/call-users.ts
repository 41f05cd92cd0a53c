import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forWhom } from './calls-for-others.ts';

type Source = { file: string; text: string };

/** Rooms whose code makes calls; `client` only hands them to the others. */
const rooms = ['admin', 'registry', 'web', 'pages', 'client'];
/** Files that name calls to say what their answers depend on, and make none. */
const notMaking = ['web/page/page-uses.ts'];
/** Files that the table names for a call. */
const named = 2;

async function readSources(root: string): Promise<Source[]> {
  const sources: Source[] = [];
  for (const room of rooms) {
    for (const entry of (await readdir(join(root, room), { recursive: true })).sort()) {
      if (!/\.tsx?$/.test(entry) || entry.includes('generated/')) continue;
      const file = `${room}/${entry}`;
      if (notMaking.includes(file)) continue;
      sources.push({ file, text: await readFile(join(root, file), 'utf8') });
    }
  }
  return sources;
}

const isShown = ({ file }: Source): boolean => !file.startsWith('client/');

/** Names of the exports of a file in which a text stands. */
function exportsAround({ text }: Source, searched: string): string[] {
  const declared = [...text.matchAll(/export (?:async )?(?:const|function) (\w+)/g)];
  const places = [...text.matchAll(new RegExp(searched.replace(/[/{}*?+.()|^$[\]\\]/g, '\\$&'), 'g'))].map(({ index }) => index);
  return places.flatMap((place) => declared.findLast(({ index }) => index < place)?.[1] ?? []);
}

/** Finds the files that make a call: those that name it, those that use what `client` makes of it, or that part of `client`. */
function listUsers(key: string, sources: readonly Source[]): string[] {
  const naming = sources.filter(({ text }) => text.includes(`'${key}'`));
  const direct = naming.filter(isShown);
  const seen = new Set<string>();
  let handed = naming.filter((source) => !isShown(source));
  const users = [...direct];
  let searched = [`'${key}'`];
  for (let hops = 0; hops < 3 && handed.length > 0; hops += 1) {
    const names = handed.flatMap((source) => searched.flatMap((text) => exportsAround(source, text))).filter((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    const using = sources.filter(({ text }) => names.some((name) => new RegExp(`\\b${name}\\b`).test(text)));
    users.push(...using.filter(isShown));
    handed = using.filter((source) => !isShown(source));
    searched = names;
  }
  return [...new Set((users.length > 0 ? users : naming).map(({ file }) => file))];
}

/** Returns for each call, by its key, the files that use it, or for whom else it is; '' where neither is known. */
export async function callUsers(root: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const sources = await readSources(root);
  return new Map(
    keys.map((key) => {
      const users = listUsers(key, sources);
      const files = users.slice(0, named).map((file) => `\`${file}\``);
      return [key, files.length > 0 ? files.join('<br>') : (forWhom[key] ?? '')] as const;
    }),
  );
}
