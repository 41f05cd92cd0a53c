/**
 * Changes of a document as data, each with its inverse. A patch names a place by its steps from the document's root and holds what
 * stood there and what stands there after it, so that undoing gives the same document byte for byte, the order of keys included.
 */

/** The steps from the root of a document to a value: keys of objects and indexes of lists. */
export type Steps = readonly (string | number)[];

/** Replaces a part of a list. */
export type ListPatch = { steps: Steps; index: number; removed: readonly unknown[]; inserted: readonly unknown[] };

/** Value under a key; null: the key is missing. */
export type Entry = { value: unknown } | null;

/** Sets, adds or removes one key of an object. `position`: where the key stands among the others when it is added. */
export type KeyPatch = { steps: Steps; key: string; position: number; before: Entry; after: Entry };

export type Patch = ListPatch | KeyPatch;

const isListPatch = (patch: Patch): patch is ListPatch => 'index' in patch;

/** The patch that takes `patch` back. */
export const invertPatch = (patch: Patch): Patch =>
  isListPatch(patch)
    ? { ...patch, removed: patch.inserted, inserted: patch.removed }
    : { ...patch, before: patch.after, after: patch.before };

/** The patches that take `patches` back, in the order in which they are applied. */
export const invertPatches = (patches: readonly Patch[]): Patch[] => patches.map(invertPatch).reverse();

/**
 * A copy of `root` with the patch applied; what the patch does not touch is shared with `root`.
 * @throws RangeError when the patch's steps lead nowhere: the patch was made for another document
 */
export function applyPatch<T>(root: T, patch: Patch): T {
  return changeAt(root, patch.steps, (holder) => {
    if (isListPatch(patch)) {
      if (!Array.isArray(holder)) throw new RangeError(`no list at /${patch.steps.join('/')}`);
      return holder.toSpliced(patch.index, patch.removed.length, ...patch.inserted);
    }
    if (!isRecord(holder)) throw new RangeError(`no object at /${patch.steps.join('/')}`);
    return withEntry(holder, patch);
  }) as T;
}

/** A copy of `root` with all patches applied, one after the other. */
export const applyPatches = <T>(root: T, patches: readonly Patch[]): T => patches.reduce(applyPatch, root);

/** Returns whether a value is an object of names and values, not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changeAt(value: unknown, steps: Steps, change: (holder: unknown) => unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change(value);
  if (Array.isArray(value) && typeof step === 'number' && step < value.length) return value.with(step, changeAt(value[step], rest, change));
  if (isRecord(value) && Object.hasOwn(value, step)) return { ...value, [step]: changeAt(value[step], rest, change) };
  throw new RangeError(`nothing at ${String(step)}`);
}

function withEntry(holder: Record<string, unknown>, { key, position, after }: KeyPatch): Record<string, unknown> {
  if (after && Object.hasOwn(holder, key)) return { ...holder, [key]: after.value };
  const entries = Object.entries(holder).filter(([name]) => name !== key);
  // Object.fromEntries defines own properties whatever their name, `__proto__` included.
  return Object.fromEntries(after ? entries.toSpliced(position, 0, [key, after.value]) : entries);
}

/** The patch that puts a value under a key of `holder`, or takes the key away when `after` is null; null when nothing changes. */
export function keyPatch(holder: object, steps: Steps, key: string, after: Entry): KeyPatch | null {
  const keys = Object.keys(holder);
  const found = keys.indexOf(key);
  const before: Entry = found < 0 ? null : { value: (holder as Record<string, unknown>)[key] };
  if (before === null && after === null) return null;
  if (before && after && isSame(before.value, after.value)) return null;
  return { steps, key, position: found < 0 ? keys.length : found, before, after };
}

/** Returns whether two JSON values are written in the same way. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The value that steps lead to; undefined where they lead nowhere. Own properties only. */
export function valueAt(root: unknown, steps: Steps): unknown {
  let value = root;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

/**
 * Two runs of patches as one: where both set the same key, what stood before the first and what stands after the second.
 * Typing is stored so, however many strokes it takes.
 */
export function joinPatches(first: readonly Patch[], second: readonly Patch[]): Patch[] {
  const [one] = first;
  const [other] = second;
  if (first.length !== 1 || second.length !== 1 || !one || !other || isListPatch(one) || isListPatch(other)) return [...first, ...second];
  if (one.key !== other.key || !isSame(one.steps, other.steps)) return [...first, ...second];
  return isSame(one.before, other.after) ? [] : [{ ...one, after: other.after }];
}
