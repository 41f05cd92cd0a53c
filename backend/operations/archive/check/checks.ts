import type { KnownNames, NameKind } from './known-names.ts';
import { insteadOf } from './nearest.ts';

export type Path = readonly PropertyKey[];
/** Takes down what is wrong, and where. */
export type Refuse = (path: Path, reason: string) => void;
export type RefuseIn = (file: string, path: Path, reason: string) => void;

/** What a check of one file works with. */
export type Checks = {
  refuse: Refuse;
  /** Refuses a name that the folder does not hold, and says which one may be meant. */
  refer: (kind: NameKind, name: string, path: Path) => void;
};

export const checksOf = (file: string, names: KnownNames, refuseIn: RefuseIn): Checks => {
  const refuse: Refuse = (path, reason) => refuseIn(file, path, reason);
  return {
    refuse,
    refer: (kind, name, path) => {
      const known = names[kind];
      if (known && !known.has(name)) refuse(path, noSuch(kind, name, known));
    },
  };
};

/** `there is no picture "robee" in pictures/; did you mean "robe"?` */
export const noSuch = (kind: NameKind, name: string, known: Iterable<string>): string =>
  `there is no ${kind} "${name}"${kind === 'picture' ? ' in pictures/' : ''}${insteadOf(name, known)}`;

/** Refuses each key that stands a second time. */
export function once(items: readonly { key: string | number; path: Path }[], refuse: Refuse): void {
  const seen = new Set<string | number>();
  for (const { key, path } of items) {
    if (seen.has(key)) refuse(path, `"${key}" stands here twice`);
    seen.add(key);
  }
}

/** Refuses numbers that two entries of a list have. */
export function onceNumbered(items: readonly { id?: number | undefined }[], refuse: Refuse, pathOf: (index: number) => Path): void {
  const numbered = items.flatMap(({ id }, index) => (id === undefined ? [] : [{ key: id, path: [...pathOf(index), 'id'] }]));
  once(numbered, refuse);
}
