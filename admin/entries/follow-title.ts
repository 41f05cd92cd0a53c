import type { EntryValue } from '#client/queries/entries.ts';
import { slugify } from '#domain/free-name.ts';
import { foldNull } from '../form/field-schema.ts';
import type { EntryKind } from './entry-kind.ts';

/** A name in an address has this pattern. */
const isSlug = (pattern: string | undefined): boolean => pattern === '^[a-z0-9]+(-[a-z0-9]+)*$';

/** Makes the name of a new entry in addresses from its title, until somebody writes another. */
export function followTitle(
  { entity: { key }, schema, title }: Pick<EntryKind, 'entity' | 'schema' | 'title'>,
  next: EntryValue,
  before: EntryValue,
): EntryValue {
  const { schema: own } = foldNull(schema.properties?.[key] ?? {});
  const patterns = [own.pattern, ...(own.allOf ?? []).map(({ pattern }) => pattern)];
  if (key === title || !patterns.some(isSlug) || next[title] === before[title]) return next;
  const nameFrom = (value: unknown) => slugify(typeof value === 'string' ? value : '', own.maxLength ?? 80);
  const isFollowing = (before[key] ?? '') === nameFrom(before[title]);
  return isFollowing && next[key] === before[key] ? { ...next, [key]: nameFrom(next[title]) } : next;
}
