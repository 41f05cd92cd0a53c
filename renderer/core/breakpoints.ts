import type { ValidationError } from '../types.ts';
import { stepsOf } from './issue.ts';
import { isObject, type JsonObject } from './value.ts';

/** Names of a responsive value's parts, the smallest screen first. */
const names = ['base', 'sm', 'md', 'lg', 'xl'];

type Report = (steps: readonly string[], message: string) => void;

/**
 * Mends responsive values in `props`: a breakpoint whose value is refused, or that there is not, is left out. In place of the base
 * comes that of the default, or else the value of the smallest screen that has one.
 */
export function repairBreakpoints(props: JsonObject, defaults: JsonObject, errors: readonly ValidationError[], report: Report): void {
  const mended = new Set<string>();
  for (const error of errors) {
    const { name, part } = partOf(error);
    const value = name === undefined ? undefined : props[name];
    if (name === undefined || part === undefined || !isObject(value) || !names.some((one) => Object.hasOwn(value, one))) continue;
    const copy = mended.has(name) ? value : { ...value };
    if (Object.hasOwn(copy, part) || !mended.has(name)) report([name, part], `${error.message ?? error.keyword}: left out`);
    delete copy[part];
    props[name] = copy;
    mended.add(name);
  }
  for (const name of mended) {
    const value = props[name] as JsonObject;
    if (Object.hasOwn(value, 'base')) continue;
    const given = defaults[name];
    const smallest = names.find((one) => Object.hasOwn(value, one));
    const base = given === undefined ? smallest && value[smallest] : isObject(given) && Object.hasOwn(given, 'base') ? given.base : given;
    if (base !== undefined) props[name] = { base, ...value };
  }
}

/** Returns the prop, and the part of a responsive value, that a validation error is about. */
function partOf({ instancePath, keyword, params }: ValidationError): { name?: string | undefined; part?: string | undefined } {
  const [name, part] = stepsOf(instancePath);
  if (part !== undefined) return names.includes(part) ? { name, part } : {};
  if (keyword === 'additionalProperties') return { name, part: String(params.additionalProperty) };
  return keyword === 'required' && params.missingProperty === 'base' ? { name, part: 'base' } : {};
}
