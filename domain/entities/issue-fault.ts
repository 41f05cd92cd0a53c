import type { z } from 'zod';
import { hrefPattern, linkPattern } from '#schemas/href.ts';
import { fontFilePattern } from '#schemas/site.ts';
import { slugPattern } from '#schemas/slug.ts';
import { languagePattern } from '#schemas/translation.ts';
import { namePattern, phonePattern } from '#schemas/user.ts';
import type { Path } from './fault.ts';

type Issue = z.core.$ZodIssue;

const namedForms = {
  [String(slugPattern)]: 'slug',
  [String(linkPattern)]: 'href',
  [String(hrefPattern)]: 'href',
  [String(fontFilePattern)]: 'font-file',
  [String(languagePattern)]: 'language',
  [String(namePattern)]: 'name',
  [String(phonePattern)]: 'phone',
} satisfies Record<string, TextForm>;

/** The form that a text has to have: one with a name, or what zod calls it (`email`, `date`, `starts_with`, `regex` …). */
export type TextForm = string;

type Detail =
  /** `allowed`: the values of which one is expected. */
  | { key: 'required'; expected: string; allowed?: readonly unknown[] }
  | { key: 'kind'; expected: string }
  | { key: 'choice'; allowed: readonly unknown[] }
  /** A box that has to be ticked. */
  | { key: 'accept' }
  | { key: LimitKey; limit: number; isInclusive: boolean }
  /** `rule`: the pattern, or what the text begins with. */
  | { key: 'form'; form: TextForm; rule: string; message: string }
  | { key: 'unknown-keys'; keys: readonly string[] }
  /** None of several forms of a value fits: the faults of each. */
  | { key: 'alternatives'; alternatives: readonly (readonly IssueFault[])[] }
  | { key: 'inner'; faults: readonly IssueFault[] }
  /** Message of a schema's own rule. */
  | { key: 'refused'; message: string };

type LimitKey = 'too-short' | 'too-long' | 'too-few' | 'too-many' | 'too-small' | 'too-big';

/** Fault of a value that does not fit its schema: the path, the value, the kind of fault, and the limits or choices for its sentence. */
export type IssueFault = { path: Path; given: unknown } & Detail;

/** Reads what zod says of `input` as a fault that every sentence is made of: the API's, a file's, the panel's. */
export function faultOf(issue: Issue, input: unknown): IssueFault {
  const given = valueAt(input, issue.path);
  return { path: issue.path, given, ...detailOf(issue, given) };
}

function detailOf(issue: Issue, given: unknown): Detail {
  switch (issue.code) {
    case 'invalid_type':
      return { key: given === undefined ? 'required' : 'kind', expected: issue.expected };
    case 'invalid_value':
      if (issue.values.length === 1 && issue.values[0] === true) return { key: 'accept' };
      return given === undefined ? { key: 'required', expected: '', allowed: issue.values } : { key: 'choice', allowed: issue.values };
    case 'too_small':
      return limited(issue.origin, { string: 'too-short', array: 'too-few', other: 'too-small' }, issue.minimum, issue.inclusive);
    case 'too_big':
      return limited(issue.origin, { string: 'too-long', array: 'too-many', other: 'too-big' }, issue.maximum, issue.inclusive);
    case 'invalid_format': {
      const { pattern = '', prefix, message } = issue as { pattern?: string; prefix?: string; message: string };
      return { key: 'form', form: namedForms[pattern] ?? issue.format, rule: prefix ?? pattern, message };
    }
    case 'unrecognized_keys':
      return { key: 'unknown-keys', keys: issue.keys };
    case 'invalid_union':
      return { key: 'alternatives', alternatives: issue.errors.map((inner) => inner.map((one) => faultOf(one, given))) };
    case 'invalid_key':
    case 'invalid_element':
      return { key: 'inner', faults: issue.issues.map((one) => faultOf(one, given)) };
    default:
      return { key: 'refused', message: issue.message };
  }
}

type Limits = Readonly<Record<'string' | 'array' | 'other', LimitKey>>;

const limited = (origin: string, keys: Limits, limit: number | bigint, isInclusive = true): Detail => ({
  key: origin === 'string' || origin === 'array' ? keys[origin] : keys.other,
  limit: Number(limit),
  isInclusive,
});

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[step] : undefined),
    value,
  );
}
