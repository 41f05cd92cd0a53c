import type { Entity } from '#schemas/entities/define-entity.ts';
import type { EntryChange } from '#schemas/entities/entry.ts';
import { isRecord } from '../document/patch.ts';
import { entriesByKey, inEntry, inField, type KeyedLists, keyedLists, type Place, topPlace } from './keyed-lists.ts';
import { isSameValue } from './stable-json.ts';

/**
 * Lists what differs between two states of an entry, by path. Entries of lists with keys are compared with the one of their key; another
 * order of them is a change of its own. Null stands for an entry that is not there.
 */
export function entryDifference(entity: Pick<Entity, 'fields'>, before: unknown, after: unknown): EntryChange[] {
  return changesAt(keyedLists(entity), before ?? undefined, after ?? undefined, topPlace);
}

function changesAt(lists: KeyedLists, before: unknown, after: unknown, place: Place): EntryChange[] {
  if (isSameValue(before, after)) return [];
  const path = [...place.path];
  if (before === undefined) return [{ path, how: 'added', before: null, after }];
  if (after === undefined) return [{ path, how: 'removed', before, after: null }];
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => changesAt(lists, before[name], after[name], inField(place, name)));
  }
  const [old, now] = entriesByKey(lists, place, before, after) ?? [];
  if (!old || !now) return [{ path, how: 'set', before, after }];
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
    changesAt(lists, old.get(key), now.get(key), inEntry(place, key)),
  );
  const [orderBefore, orderAfter] = [keysIn(old, now), keysIn(now, old)];
  return isSameValue(orderBefore, orderAfter) ? changes : [...changes, { path, how: 'moved', before: orderBefore, after: orderAfter }];
}

/** The keys of a list that the other one has too, in its order. */
const keysIn = (list: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): string[] =>
  [...list.keys()].filter((key) => other.has(key));
