import { isRecord } from '../document/patch.ts';

/** Writes a value as JSON with the keys of its objects in the order of the alphabet: values that say the same are the same text. */
export const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? Object.fromEntries(Object.entries(part).sort(byKey)) : part)) ?? 'null';

const byKey = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

/** Compares two values by what they say; an absent one and null differ. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (one !== undefined && other !== undefined && stableJson(one) === stableJson(other));
