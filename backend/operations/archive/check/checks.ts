import { message } from '#backend/platform/messages/message.ts';
import type { Fault, Names, Path } from '#domain/entities/fault.ts';
import type { NameKind } from '#schemas/entities/field.ts';
import type { Archive } from '../archive.ts';
import type { KnownNames } from './known-names.ts';
import { insteadOf } from './nearest.ts';

/** Takes down what is wrong, and where. */
export type Refuse = (path: Path, reason: string) => void;
export type RefuseIn = (file: string, path: Path, reason: string) => void;

/** Tools for the check of one file. */
export type Checks = {
  refuse: Refuse;
  /** Refuses a name that the folder does not hold, and says which one may be meant. */
  refer: (kind: NameKind, name: string, path: Path) => void;
  /** Refuses the faults of what stands at a place. */
  tell: (faults: readonly Fault[], at?: Path) => void;
};

export const checksOf = (file: string, names: KnownNames, refuseIn: RefuseIn): Checks => {
  const refuse: Refuse = (path, reason) => refuseIn(file, path, reason);
  return {
    refuse,
    refer: (kind, name, path) => {
      const known = names[kind];
      if (known && !known.has(name)) refuse(path, noSuch(kind, name, known));
    },
    tell: (faults, at = []) => {
      for (const fault of faults) refuse([...at, ...fault.path], reasonOf(fault, names));
    },
  };
};

/** Returns the names in a folder for the rules. */
export function namesIn({ products, variations, blogFolders }: Archive, known: KnownNames): Names {
  const references = new Map(products.map(({ slug, declinations }) => [slug, declinations.map(({ reference }) => reference)]));
  const labels = new Map(variations.map(({ key, values }) => [key, new Set(values.map(({ label }) => label))]));
  const above = new Map(blogFolders.map(({ slug, parent }) => [slug, parent]));
  return {
    has: (kind, name) => known[kind]?.has(name) ?? true,
    referencesOf: (slug) => references.get(slug),
    labelsOf: (variation) => labels.get(variation),
    folderAbove: (slug) => above.get(slug),
  };
}

/** `there is no picture "robee" in pictures/; did you mean "robe"?` */
export const noSuch = (kind: NameKind, name: string, known: Iterable<string>): string =>
  `there is no ${kind} "${name}"${kind === 'picture' ? ' in pictures/' : ''}${insteadOf(name, known)}`;

/** Formats a fault as a line of a report: no capital, no full stop, plain quotes, and the name that may be meant. */
function reasonOf({ key, params = {}, known }: Fault, names: KnownNames): string {
  if (key === 'unknown') return noSuch(params.kind as NameKind, String(params.name), names[params.kind as NameKind] ?? []);
  const clause = message('en', `rule.${key}`, params)
    .replace(/\.$/, '')
    .replace(/[“”]/g, '"')
    .replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase());
  return known ? `${clause}${insteadOf(known.meant, known.names)}` : clause;
}

/** Entries with their keys, each with its place in its file. */
export const keysOf = <T, K extends keyof T & string>(entries: readonly T[], key: K, at: Path = []): { key: T[K] & string; path: Path }[] =>
  entries.map((entry, i) => ({ key: entry[key] as T[K] & string, path: [...at, i, key] }));
