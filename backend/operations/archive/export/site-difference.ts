import { isDeepStrictEqual } from 'node:util';
import type { SiteFiles } from './export.ts';

/** Number of entries in one file or folder of a site, and the new, changed and deleted ones: by slug, code, key or file name. */
export type PartDifference = { part: string; count: number; added: string[]; changed: string[]; removed: string[] };

/** Compares a site before (null: there was none) and after, part by part. */
export function siteDifference(before: SiteFiles | null, after: SiteFiles): PartDifference[] {
  const [old, fresh] = [before ? partsOf(before) : new Map<string, Entries>(), partsOf(after)];
  return [...new Set([...fresh.keys(), ...old.keys()])].map((part) => {
    const [was, is] = [old.get(part) ?? new Map<string, unknown>(), fresh.get(part) ?? new Map<string, unknown>()];
    return {
      part,
      count: is.size,
      added: [...is.keys()].filter((name) => !was.has(name)),
      changed: [...is].filter(([name, value]) => was.has(name) && !isDeepStrictEqual(was.get(name), value)).map(([name]) => name),
      removed: [...was.keys()].filter((name) => !is.has(name)),
    };
  });
}

type Entries = Map<string, unknown>;

function partsOf({ texts, stored }: SiteFiles): Map<string, Entries> {
  const parts = new Map<string, Entries>();
  const put = (part: string, entries: Iterable<[string, unknown]>) => parts.set(part, new Map([...(parts.get(part) ?? []), ...entries]));
  for (const [path, content] of [...texts, ...stored]) {
    const [folder = '', file] = path.split('/');
    if (file) put(`${folder}/`, [[file, content]]);
    else put(folder, entriesOf(JSON.parse(content)));
  }
  return parts;
}

/** Entries of a file by their names: of a list or tree its items, else its fields. */
function entriesOf(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap(itemsOf);
  const fields = Object.entries(value as object);
  const isOfLists = fields.length > 0 && fields.every(([, field]) => Array.isArray(field));
  return isOfLists ? fields.flatMap(([, list]) => entriesOf(list)) : fields;
}

type Named = Partial<Record<'route' | 'carrier' | 'slug' | 'code' | 'key' | 'id' | 'name', string>>;

function itemsOf(item: Named & { children?: unknown[]; folders?: unknown[] }): [string, unknown][] {
  const { children = [], ...own } = item;
  const name = own.slug ?? own.code ?? own.key ?? own.id ?? own.name ?? JSON.stringify(own);
  const family = own.route ?? own.carrier;
  return [[family ? `${family}/${name}` : name, own], ...children.flatMap((child) => itemsOf(child as typeof item))];
}
