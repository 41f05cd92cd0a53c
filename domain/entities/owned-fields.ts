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

/** An entry with what others count as it stands in `current`, whatever it said of that itself. In lists by key alone. */
export function withOwned<T>(entity: Pick<Entity, 'fields'>, value: T, current: unknown): T {
  const owned = ownedPatterns(entity);
  return owned.size === 0 ? value : (fill(withoutOwned(entity, value), current, { owned, lists: keyedLists(entity) }, topPlace) as T);
}

type Known = { owned: ReadonlySet<string>; lists: KeyedLists };

function fill(value: unknown, current: unknown, known: Known, place: Place): unknown {
  if (Array.isArray(value)) {
    const [own, there] = entriesByKey(known.lists, place, value, current) ?? [];
    if (!own || !there) return value;
    return [...own].map(([key, entry]) => fill(entry, there.get(key), known, inEntry(place, key)));
  }
  if (!isRecord(value) || !isRecord(current)) return value;
  const names = new Set([...Object.keys(value), ...Object.keys(current)]);
  const filled = [...names].flatMap((name) => {
    const inner = inField(place, name);
    if (known.owned.has(inner.pattern.join('.'))) return name in current ? [[name, current[name]] as const] : [];
    return name in value ? [[name, fill(value[name], current[name], known, inner)] as const] : [];
  });
  return Object.fromEntries(filled);
}
