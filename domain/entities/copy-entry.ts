import type { Entity } from '#schemas/entities/define-entity.ts';
import { isRecord } from '../document/patch.ts';
import { withOwned } from './owned-fields.ts';

/** Returns the key of a copy: with a number behind it, or the next one: `robe`, `robe-2`, `robe-3`; `Colis 2` where it has other signs. */
export function nextKey(key: string): string {
  const [, stem = key, separator, number] = /^(.*?)([- ])(\d{1,4})$/.exec(key) ?? [];
  if (number !== undefined) return `${stem}${separator}${Number(number) + 1}`;
  return /^[A-Za-z0-9-]+$/.test(key) ? `${key}-2` : `${key} 2`;
}

/** Returns the name of a copied part: `ROBE-36 (2)`, `ROBE-36 (3)`. The number at its end may be a size, which a copy has too. */
function nextName(text: string): string {
  const [, stem = text, number = '1'] = /^(.*) \((\d{1,4})\)$/.exec(text) ?? [];
  return `${stem} (${Number(number) + 1})`;
}

/**
 * A copy of an entry under another key: its number is left to the site, what it has alone gets another name, and what others count begins
 * anew.
 */
export function copyEntry(
  { key, fields }: Pick<Entity, 'key' | 'fields'>,
  value: Readonly<Record<string, unknown>>,
  title?: { field: string; text: string },
): Record<string, unknown> {
  const { id: _, ...own } = value;
  const copied = fields.reduce<unknown>(
    (now, { path, details }) => {
      if (details.copied === 'renamed') return changeAt(now, path, (text) => nextName(String(text ?? '')));
      return details.copied === 'left out' ? changeAt(now, path, () => undefined) : now;
    },
    withOwned({ fields }, own, undefined),
  );
  return {
    ...(copied as Record<string, unknown>),
    [key]: nextKey(String(value[key] ?? '')),
    ...(title && title.field !== key && { [title.field]: title.text }),
  };
}

/** A value with others at a path, in each entry of the lists on the way; undefined takes one away. */
function changeAt(value: unknown, [step, ...more]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (step === '*') return Array.isArray(value) ? value.map((one) => changeAt(one, more, change)) : value;
  if (!isRecord(value) || !(step in value)) return value;
  const { [step]: old, ...others } = value;
  const next = changeAt(old, more, change);
  return next === undefined ? others : { ...value, [step]: next };
}
