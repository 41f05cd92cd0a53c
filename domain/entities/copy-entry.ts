import type { Entity } from '#schemas/entities/define-entity.ts';

/** Returns the key of a copy: with a number behind it, or the next one: `robe`, `robe-2`, `robe-3`; `Colis 2` where it has other signs. */
export function nextKey(key: string): string {
  const [, stem = key, separator, number] = /^(.*?)([- ])(\d{1,4})$/.exec(key) ?? [];
  if (number !== undefined) return `${stem}${separator}${Number(number) + 1}`;
  return /^[A-Za-z0-9-]+$/.test(key) ? `${key}-2` : `${key} 2`;
}

/** A copy of an entry under another key: its number is left to the site. */
export function copyEntry(
  { key }: Pick<Entity, 'key'>,
  value: Readonly<Record<string, unknown>>,
  title?: { field: string; text: string },
): Record<string, unknown> {
  const { id: _, ...own } = value;
  return { ...own, [key]: nextKey(String(value[key] ?? '')), ...(title && title.field !== key && { [title.field]: title.text }) };
}
