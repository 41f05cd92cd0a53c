import type { Entity } from '#schemas/entities/define-entity.ts';
import { isRecord } from '../document/patch.ts';
import { entriesByKey, inEntry, inField, type KeyedLists, keyedLists, type Place, topPlace } from './keyed-lists.ts';

/** The patterns of fields that something else counts, such as the stock. */
const ownedPatterns = ({ fields }: Pick<Entity, 'fields'>): ReadonlySet<string> =>
  new Set(fields.flatMap(({ path, details: { owner } }) => (owner === undefined ? [] : [path.join('.')])));

/** An entry without what others count: as versions keep it, and as it is compared. */
export function withoutOwned<T>(entity: Pick<Entity, 'fields'>, value: T): T {
  const owned = ownedPatterns(entity);
  return owned.size === 0 ? value : (strip(value, owned, []) as T);
}

function strip(value: unknown, owned: ReadonlySet<string>, pattern: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => strip(entry, owned, [...pattern, '*']));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !owned.has([...pattern, name].join('.')));
  return Object.fromEntries(kept.map(([name, part]) => [name, strip(part, owned, [...pattern, name])]));
}

/**
 * An entry with what others count as it stands in `current`, whatever it said of that itself; what stands there not yet begins with its
 * initial value. In lists by key alone.
 */
export function withOwned<T>(entity: Pick<Entity, 'fields'>, value: T, current: unknown): T {
  const owned = ownedPatterns(entity);
  if (owned.size === 0) return value;
  const known = { owned, initials: initialValues(entity), lists: keyedLists(entity) };
  return fill(withoutOwned(entity, value), current, known, topPlace) as T;
}

/** Initial values of fields that something else counts, each by the pattern of the object that it is in, and its name. */
const initialValues = ({ fields }: Pick<Entity, 'fields'>): ReadonlyMap<string, readonly (readonly [string, number])[]> => {
  const found = fields.flatMap(({ path, details: { initial } }) =>
    initial === undefined ? [] : [{ pattern: path.slice(0, -1).join('.'), field: [path.at(-1) ?? '', initial] as const }],
  );
  return new Map([...Map.groupBy(found, ({ pattern }) => pattern)].map(([pattern, own]) => [pattern, own.map(({ field }) => field)]));
};

type Known = { owned: ReadonlySet<string>; initials: ReturnType<typeof initialValues>; lists: KeyedLists };

function fill(value: unknown, current: unknown, known: Known, place: Place): unknown {
  if (Array.isArray(value)) {
    const [own, there] = entriesByKey(known.lists, place, value, current ?? []) ?? [];
    if (!own || !there) return value.map((entry, i) => fill(entry, undefined, known, inEntry(place, String(i))));
    return [...own].map(([key, entry]) => fill(entry, there.get(key), known, inEntry(place, key)));
  }
  if (!isRecord(value)) return value;
  if (!isRecord(current)) {
    const initials = known.initials.get(place.pattern.join('.')) ?? [];
    const parts = Object.entries(value).map(([name, part]) => [name, fill(part, undefined, known, inField(place, name))] as const);
    return Object.fromEntries([...parts, ...initials]);
  }
  const names = new Set([...Object.keys(value), ...Object.keys(current)]);
  const filled = [...names].flatMap((name) => {
    const inner = inField(place, name);
    if (known.owned.has(inner.pattern.join('.'))) return name in current ? [[name, current[name]] as const] : [];
    return name in value ? [[name, fill(value[name], current[name], known, inner)] as const] : [];
  });
  return Object.fromEntries(filled);
}
