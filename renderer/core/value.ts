export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys through which a merge would reach a prototype. */
export const isForbiddenKey = (key: string): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype';

/** Deepest nesting inside one prop, and most values in all; what is beyond them is null. */
const maxDepth = 64;
const maxValues = 200_000;

type OnDrop = (steps: readonly string[]) => void;
type Copying = { onDrop: OnDrop; steps: string[]; above: object[]; values: number };

/**
 * Copies a JSON value, keys in their order, without forbidden keys and without anything that JSON cannot hold, such as an object
 * that contains itself. `onDrop` is told the steps to what was left out.
 */
export const cleanJson = (value: unknown, onDrop: OnDrop): unknown => copy(value, { onDrop, steps: [], above: [], values: 0 });

function copy(value: unknown, run: Copying): unknown {
  run.values += 1;
  if (typeof value !== 'object' || value === null) return isScalar(value) ? value : drop(run);
  if (run.steps.length >= maxDepth || run.above.includes(value) || run.values > maxValues) return drop(run);
  run.above.push(value);
  const copied = Array.isArray(value) ? Array.from(value, (item, index) => copyAt(item, String(index), run)) : copyObject(value, run);
  run.above.pop();
  return copied;
}

function copyObject(value: object, run: Copying): JsonObject {
  const copied: JsonObject = {};
  for (const key of Object.keys(value)) {
    const item = (value as JsonObject)[key];
    if (isForbiddenKey(key)) run.onDrop([...run.steps, key]);
    else if (item !== undefined) copied[key] = copyAt(item, key, run);
  }
  return copied;
}

function copyAt(value: unknown, step: string, run: Copying): unknown {
  run.steps.push(step);
  const copied = copy(value, run);
  run.steps.pop();
  return copied;
}

const isScalar = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));

function drop({ onDrop, steps }: Copying): null {
  onDrop([...steps]);
  return null;
}

/** Returns whether a value can be written as JSON: it has no cycle, and its nesting has an end. */
export function isStorable(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

/** Reads `product.images.0.url` out of a data context: own properties only. Undefined when a step is missing. */
export function readPath(context: unknown, path: string): unknown {
  let value = context;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || isForbiddenKey(step) || !Object.hasOwn(value, step)) return undefined;
    value = (value as JsonObject)[step];
  }
  return value;
}
