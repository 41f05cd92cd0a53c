import type { z } from 'zod';
import type { Mistake } from '../archive-error.ts';
import { insteadOf } from './nearest.ts';
import { unknownKey } from './unknown-keys.ts';

type Issue = z.core.$ZodIssue;
type Found = Pick<Mistake, 'path' | 'reason'>;

/** What a schema says against a value, as sentences for who wrote the file: each at its place, with what is allowed. */
export function describeIssues(issues: readonly Issue[], value: unknown, above: readonly PropertyKey[] = []): Found[] {
  return issues.flatMap((issue) => sentencesOf(issue, value, above));
}

function sentencesOf(issue: Issue, whole: unknown, above: readonly PropertyKey[]): Found[] {
  const value = valueAt(whole, issue.path);
  const path = [...above, ...issue.path];
  const say = (reason: string): Found[] => [{ path, reason }];
  switch (issue.code) {
    case 'invalid_type':
      return say(
        value === undefined ? `this is missing: ${kinds[issue.expected] ?? issue.expected} is expected` : wrongKind(issue.expected, value),
      );
    case 'invalid_value':
      return say(choice(issue.values, value));
    case 'too_small':
      return say(bound(issue.origin, 'at least', Number(issue.minimum), issue.inclusive ?? true, value));
    case 'too_big':
      return say(bound(issue.origin, 'at most', Number(issue.maximum), issue.inclusive ?? true, value));
    case 'invalid_format':
      return say(`${JSON.stringify(value)} is not of the right form: ${form(issue)}`);
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...path, key], reason: unknownKey(key, []) }));
    case 'invalid_union':
      return union(issue, value, path);
    case 'invalid_key':
    case 'invalid_element':
      return describeIssues(issue.issues, value, path);
    default:
      return say(issue.message);
  }
}

/** Of the forms that a value may have, the one it is nearest to says what is wrong: that which looked maxDepth into it. */
function union(issue: Extract<Issue, { code: 'invalid_union' }>, value: unknown, path: readonly PropertyKey[]): Found[] {
  const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map((one) => one.path.length));
  const maxDepth = Math.max(0, ...issue.errors.map(depth));
  const inner = issue.errors.filter((issues) => depth(issues) === maxDepth);
  if (maxDepth > 0 && inner[0]) return describeIssues(inner[0], value, path);
  const reasons = issue.errors.flatMap((issues) => describeIssues(issues, value, path)).map(({ reason }) => reason);
  const forms = issue.errors.flat().flatMap((one) => (one.code === 'invalid_format' ? [form(one)] : []));
  if (typeof value === 'string' && forms.length > 0)
    return [{ path, reason: `"${value}" is not of the right form: ${forms.join(', or ')}` }];
  return [{ path, reason: [...new Set(reasons)].join('; or ') }];
}

const kinds: Readonly<Record<string, string>> = {
  ...{
    string: 'a text in quotes',
    number: 'a number without quotes',
    int: 'a whole number without quotes',
    boolean: 'true or false',
    array: 'a list [ … ]',
  },
  ...{ object: 'an object { … }', record: 'an object { … }', null: 'null' },
};

function wrongKind(expected: string, value: unknown): string {
  const given =
    value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value === 'string' ? `the text "${short(value)}"` : undefined;
  const shown = given ?? (typeof value === 'object' ? 'an object' : String(value));
  return `${shown} stands here, ${kinds[expected] ?? expected} is expected`;
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function choice(allowed: readonly unknown[], value: unknown): string {
  const all = allowed.map((one) => JSON.stringify(one)).join(', ');
  if (value === undefined) return `this is missing: one of ${all} is expected`;
  const near = typeof value === 'string' && allowed.length > 1 ? insteadOf(value, allowed.map(String)).replace(/^; there is.*$/, '') : '';
  return `${JSON.stringify(value)} is not allowed: ${allowed.length > 1 ? 'one of ' : ''}${all} is${near}`;
}

function bound(origin: string, word: 'at least' | 'at most', limit: number, isInclusive: boolean, value: unknown): string {
  const than = isInclusive ? `${word} ${limit}` : `${word === 'at least' ? 'more' : 'less'} than ${limit}`;
  if (origin === 'string' && typeof value === 'string')
    return value === '' ? 'this is empty: a text is expected' : `${than} characters are allowed, here are ${value.length}`;
  if (origin === 'array' && Array.isArray(value))
    return `${than} entries are allowed, here ${value.length === 1 ? 'is' : 'are'} ${value.length}`;
  return `${String(value)} stands here, ${than} is allowed`;
}

/** Forms of texts that have a name; any other is told as it is checked. */
const slug = 'small letters without accents, digits and hyphens between them, such as robe-fleurie';
const named: Readonly<Record<string, string>> = {
  ...{ '/^[a-z0-9]+(-[a-z0-9]+)*$/': slug, '/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/': `${slug}; a letter comes first` },
  ...{
    '/^(\\/(?!\\/)|https?:\\/\\/|mailto:|tel:)/':
      'a place of the site such as /contact, or an address that begins with https://, mailto: or tel:',
  },
  ...{
    '/^(\\/(?!\\/)|#|https?:\\/\\/|mailto:|tel:)/':
      'a place of the site such as /contact, or an address that begins with https://, mailto: or tel:',
  },
  ...{
    '/^[a-z0-9]+(-[a-z0-9]+)*\\.(woff2|woff|ttf|otf)$/': 'the name of a file of fonts/, such as marcellus-400.woff2',
    '/^[a-z]{2}$/': 'two small letters, such as fr',
  },
};

function form(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  if (issue.format === 'date') return 'a day such as 2026-12-24';
  if (issue.format === 'datetime') return 'a moment such as 2026-12-24T10:00:00Z';
  if (issue.format === 'starts_with') return `it begins with "${(issue as { prefix?: string }).prefix ?? ''}"`;
  const { pattern } = issue as { pattern?: string };
  return (pattern && named[pattern]) ?? (pattern ? `it must match ${pattern}` : issue.message);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[step] : undefined),
    value,
  );
}
