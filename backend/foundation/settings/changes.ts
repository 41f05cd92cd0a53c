import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import type { ParameterChange, ParameterRefusal } from '#schemas/parameter.ts';
import { definitionOf, type ParameterDefinition, readValue } from '#schemas/parameters/index.ts';
import { isLogoKey, logosAmong } from '#schemas/parameters/logos.ts';
import { isSecretKey } from './secret-keys.ts';
import type { StoredValues } from './stored.ts';

/** Stands in place of a secret: that it is set may be known. */
const hidden = '•••';

/** Returns whether a key, in any language, is that of a legal text. */
export function isLegalText(key: string): boolean {
  const definition = definitionOf(key);
  const { constraint } = definition ?? {};
  return definition?.group === 'legal' && constraint !== undefined && 'syntax' in constraint && constraint.syntax === 'html';
}

/** A text as it is stored: legal texts lose what could run; all others stay as written, and are made safe where they are shown. */
export const cleanValue = (key: string, text: string): string => (isLegalText(key) ? sanitiseHtml(text) : text);

export const cleanValues = (values: Readonly<Record<string, string | null>>): Record<string, string | null> => ({
  ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === null ? null : cleanValue(key, value)])),
  ...logosAmong(values),
});

/** Returns the real changes; keys that `wanted` does not name stay unchanged. */
export function changesTo(stored: StoredValues, wanted: Readonly<Record<string, string | null>>): ParameterChange[] {
  return Object.entries(wanted)
    .map(([key, after]) => ({ key, before: stored[key] ?? null, after }))
    .filter(({ before, after }) => before !== after);
}

/**
 * Returns the changes that restore a whole set. Keys that it does not have lose their value. Secrets stay, since no set contains them; so
 * do logos where a set is older than they are: it names none, not even as empty.
 */
export function changesBack(stored: StoredValues, set: StoredValues): ParameterChange[] {
  const all = [...new Set([...Object.keys(stored), ...Object.keys(set)])];
  const keys = all.filter((key) => !isSecretKey(key) && (!isLogoKey(key) || Object.hasOwn(set, key)));
  const restored = Object.fromEntries(keys.map((key) => [key, set[key] ?? null]));
  return changesTo(stored, { ...restored, ...logosAmong(restored) });
}

export type Refusal = ParameterRefusal & { definition: ParameterDefinition };

/** New values that break the rule of their key. An unknown key has no rule. */
export function refusalsAmong(changes: readonly ParameterChange[]): Refusal[] {
  return changes.flatMap(({ key, after }) => {
    const definition = definitionOf(key);
    if (!definition || after === null) return [];
    const reading = readValue(definition, after);
    return 'reason' in reading ? [{ key, value: after, reason: reading.reason, definition }] : [];
  });
}

/** Changes of keys that the catalogue does not know: kept, without effect. */
export const unknownAmong = (changes: readonly ParameterChange[]): ParameterRefusal[] =>
  changes.flatMap(({ key, after }) =>
    after === null || definitionOf(key) || isLogoKey(key) ? [] : [{ key, value: after, reason: 'unknown' as const }],
  );

/** A change as it may be shown. */
export const shownChange = (change: ParameterChange): ParameterChange =>
  isSecretKey(change.key) ? { key: change.key, before: change.before && hidden, after: change.after && hidden } : change;

/** A refusal as it may be shown. */
export const shownRefusal = ({ key, value, reason }: ParameterRefusal): ParameterRefusal => ({
  key,
  value: isSecretKey(key) ? hidden : value,
  reason,
});
