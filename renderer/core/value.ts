export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys through which a merge would reach a prototype. */
export const isForbiddenKey = (key: string): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype';

/** Deepest nesting inside one prop; beyond it the value is null. */
const maxDepth = 64;

/**
 * Copies a JSON value without forbidden keys and without anything that JSON cannot hold.
 * `onDrop` is told the steps to what was left out.
 */
export function cleanJson(value: unknown, onDrop: (steps: string[]) => void, steps: string[] = []): unknown {
  if (typeof value !== 'object' || value === null) return isScalar(value) ? value : drop(onDrop, steps);
  if (steps.length >= maxDepth) return drop(onDrop, steps);
  if (Array.isArray(value)) return value.map((item, index) => cleanJson(item, onDrop, [...steps, String(index)]));
  const copy: JsonObject = {};
  for (const key of Object.keys(value)) {
    if (isForbiddenKey(key)) onDrop([...steps, key]);
    else if ((value as JsonObject)[key] !== undefined) copy[key] = cleanJson((value as JsonObject)[key], onDrop, [...steps, key]);
  }
  return copy;
}

const isScalar = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));

function drop(onDrop: (steps: string[]) => void, steps: string[]): null {
  onDrop(steps);
  return null;
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
