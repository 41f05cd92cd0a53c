import { isObject, type JsonObject } from './value.ts';

/** A copy of props whose links are changed. `pointers` are JSON pointers to them in which `*` stands for every entry of a list. */
export function mapLinks(props: JsonObject, pointers: readonly string[], change: (href: string) => string): JsonObject {
  return pointers.reduce<JsonObject>((done, pointer) => mapAt(done, pointer.split('/').slice(1), change) as JsonObject, props);
}

function mapAt(value: unknown, [step, ...rest]: readonly string[], change: (href: string) => string): unknown {
  if (step === undefined) return typeof value === 'string' ? change(value) : value;
  if (step === '*') return Array.isArray(value) ? value.map((item) => mapAt(item, rest, change)) : value;
  if (!isObject(value) || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: mapAt(value[step], rest, change) };
}
