import type { Entity } from '#schemas/entities/define-entity.ts';
import type { EntryCollision } from '#schemas/entities/entry.ts';
import { isRecord } from '../document/patch.ts';
import { type EntryPath, entriesByKey, inEntry, inField, type KeyedLists, keyedLists, type Place, topPlace } from './keyed-lists.ts';
import { isSameValue } from './stable-json.ts';

/** States of an entry that two people changed: `base` before both, `theirs` stored meanwhile, `mine` to be stored. */
export type EntryStates = { base: unknown; theirs: unknown; mine: unknown };

/** One of the two who changed an entry. */
export type MergeSide = 'mine' | 'theirs';

export type MergedEntry = {
  /** Both changes together; where they collide, what was chosen. */
  value: unknown;
  /** Places that both changed, and not alike. */
  collisions: EntryCollision[];
};

/**
 * Merges two changes of an entry by path: who alone changed a field has it so. Entries of lists with keys are merged each with those of
 * its key; any other list is one value.
 * @param choose whose value stands where both changed the same; mine by default
 */
export function mergeEntries(
  entity: Pick<Entity, 'fields'>,
  states: EntryStates,
  choose: (path: EntryPath) => MergeSide = () => 'mine',
): MergedEntry {
  const collisions: EntryCollision[] = [];
  const value = new Merge(keyedLists(entity), collisions, choose).at(states, topPlace);
  return { value, collisions };
}

class Merge {
  readonly #lists: KeyedLists;
  readonly #collisions: EntryCollision[];
  readonly #choose: (path: EntryPath) => MergeSide;

  constructor(lists: KeyedLists, collisions: EntryCollision[], choose: (path: EntryPath) => MergeSide) {
    this.#lists = lists;
    this.#collisions = collisions;
    this.#choose = choose;
  }

  at({ base, theirs, mine }: EntryStates, place: Place): unknown {
    if (isSameValue(theirs, mine) || isSameValue(base, mine)) return theirs;
    if (isSameValue(base, theirs)) return mine;
    if (isRecord(theirs) && isRecord(mine) && (base === undefined || isRecord(base))) return this.#record(base ?? {}, theirs, mine, place);
    const [was, there, own] = entriesByKey(this.#lists, place, base, theirs, mine) ?? [];
    return was && there && own ? this.#list(was, there, own, place) : this.#collide({ base, theirs, mine }, place);
  }

  #record(base: Fields, theirs: Fields, mine: Fields, place: Place): Fields {
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const merged = [...names].map(
      (name) => [name, this.at({ base: base[name], theirs: theirs[name], mine: mine[name] }, inField(place, name))] as const,
    );
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }

  #list(base: Entries, theirs: Entries, mine: Entries, place: Place): unknown[] {
    const merged = new Map<string, unknown>();
    for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
      const value = this.at({ base: base.get(key), theirs: theirs.get(key), mine: mine.get(key) }, inEntry(place, key));
      if (value !== undefined) merged.set(key, value);
    }
    return this.#order(base, theirs, mine, place)
      .filter((key) => merged.has(key))
      .map((key) => merged.get(key));
  }

  /** The order of who changed it; what only the other has stands behind the one that it stood behind there. */
  #order(base: Entries, theirs: Entries, mine: Entries, place: Place): string[] {
    const shared = (list: Entries) => [...list.keys()].filter((key) => base.has(key) && theirs.has(key) && mine.has(key));
    const [before, there, own] = [shared(base), shared(theirs), shared(mine)];
    const collides = !isSameValue(before, there) && !isSameValue(before, own) && !isSameValue(there, own);
    const isMine = collides ? this.#collide({ base: before, theirs: there, mine: own }, place) === own : isSameValue(before, there);
    const [lead, other] = isMine ? [[...mine.keys()], [...theirs.keys()]] : [[...theirs.keys()], [...mine.keys()]];
    const order = [...lead];
    for (const [index, key] of other.entries()) {
      if (!order.includes(key)) order.splice(order.indexOf(other[index - 1] ?? '') + 1, 0, key);
    }
    return order;
  }

  #collide({ base, theirs, mine }: EntryStates, { path }: Place): unknown {
    this.#collisions.push({ path: [...path], base: base ?? null, theirs: theirs ?? null, mine: mine ?? null });
    return this.#choose(path) === 'mine' ? mine : theirs;
  }
}

type Fields = Readonly<Record<string, unknown>>;
type Entries = ReadonlyMap<string, unknown>;
