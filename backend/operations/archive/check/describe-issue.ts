import type { z } from 'zod';
import { faultOf, type IssueFault, type TextForm } from '#domain/entities/issue-fault.ts';
import type { Mistake } from '../archive-error.ts';
import { insteadOf } from './nearest.ts';
import { unknownKey } from './unknown-keys.ts';

type Found = Pick<Mistake, 'path' | 'reason'>;

/** Formats the issues of a schema as sentences for the author of the file: each at its place, with the allowed values. */
export function describeIssues(issues: readonly z.core.$ZodIssue[], value: unknown, above: readonly PropertyKey[] = []): Found[] {
  return issues.flatMap((issue) => sentencesOf(faultOf(issue, value), above));
}

function sentencesOf(fault: IssueFault, above: readonly PropertyKey[]): Found[] {
  const path = [...above, ...fault.path];
  const say = (reason: string): Found[] => [{ path, reason }];
  switch (fault.key) {
    case 'required':
      return say(`this is missing: ${fault.allowed ? `one of ${listed(fault.allowed)}` : kindOf(fault.expected)} is expected`);
    case 'kind':
      return say(`${shown(fault.given)} stands here, ${kindOf(fault.expected)} is expected`);
    case 'choice':
      return say(choice(fault.allowed, fault.given));
    case 'accept':
      return say(choice([true], fault.given));
    case 'form':
      return say(`${JSON.stringify(fault.given)} is not of the right form: ${form(fault)}`);
    case 'unknown-keys':
      return fault.keys.map((key) => ({ path: [...path, key], reason: unknownKey(key, []) }));
    case 'alternatives':
      return alternatives(fault, path);
    case 'inner':
      return fault.faults.flatMap((inner) => sentencesOf(inner, path));
    case 'refused':
      return say(fault.message);
    default:
      return say(bound(fault));
  }
}

type FaultOf<K extends IssueFault['key']> = Extract<IssueFault, { key: K }>;

/** Of the forms that a value may have, the one it is nearest to says what is wrong: that which looked deepest into it. */
function alternatives({ alternatives: all, given }: FaultOf<'alternatives'>, path: readonly PropertyKey[]): Found[] {
  const depth = (faults: readonly IssueFault[]) => Math.max(0, ...faults.map((one) => one.path.length));
  const maxDepth = Math.max(0, ...all.map(depth));
  const nearest = all.find((faults) => depth(faults) === maxDepth);
  if (maxDepth > 0 && nearest) return nearest.flatMap((inner) => sentencesOf(inner, path));
  const forms = all.flat().flatMap((one) => (one.key === 'form' ? [form(one)] : []));
  if (typeof given === 'string' && forms.length > 0)
    return [{ path, reason: `"${given}" is not of the right form: ${forms.join(', or ')}` }];
  const reasons = all.flatMap((faults) => faults.flatMap((inner) => sentencesOf(inner, path))).map(({ reason }) => reason);
  return [{ path, reason: [...new Set(reasons)].join('; or ') }];
}

const kinds: Readonly<Record<string, string>> = {
  ...{ string: 'a text in quotes', number: 'a number without quotes', int: 'a whole number without quotes' },
  ...{ boolean: 'true or false', array: 'a list [ … ]', object: 'an object { … }', record: 'an object { … }', null: 'null' },
};
const kindOf = (expected: string): string => kinds[expected] ?? expected;

function shown(given: unknown): string {
  if (given === null) return 'null';
  if (Array.isArray(given)) return 'a list';
  if (typeof given === 'string') return `the text "${given.length > 40 ? `${given.slice(0, 40)}…` : given}"`;
  return typeof given === 'object' ? 'an object' : String(given);
}

const listed = (allowed: readonly unknown[]): string => allowed.map((one) => JSON.stringify(one)).join(', ');

function choice(allowed: readonly unknown[], given: unknown): string {
  const near = typeof given === 'string' && allowed.length > 1 ? insteadOf(given, allowed.map(String)).replace(/^; there is.*$/, '') : '';
  return `${JSON.stringify(given)} is not allowed: ${allowed.length > 1 ? 'one of ' : ''}${listed(allowed)} is${near}`;
}

function bound({ key, limit, isInclusive, given }: Extract<IssueFault, { limit: number }>): string {
  const isLeast = key === 'too-short' || key === 'too-few' || key === 'too-small';
  const than = isInclusive ? `at ${isLeast ? 'least' : 'most'} ${limit}` : `${isLeast ? 'more' : 'less'} than ${limit}`;
  if (key === 'too-short' && given === '') return 'this is empty: a text is expected';
  if (typeof given === 'string') return `${than} characters are allowed, here are ${given.length}`;
  if (Array.isArray(given)) return `${than} entries are allowed, here ${given.length === 1 ? 'is' : 'are'} ${given.length}`;
  return `${String(given)} stands here, ${than} is allowed`;
}

/** Forms of texts that have a sentence; any other is told as it is checked. */
const forms: Readonly<Record<TextForm, string | undefined>> = {
  slug: 'small letters without accents, digits and hyphens between them, such as robe-fleurie',
  href: 'a place of the site such as /contact, or an address that begins with https://, mailto: or tel:',
  'font-file': 'the name of a file of fonts/, such as marcellus-400.woff2',
  language: 'two small letters, such as fr',
  ...{ date: 'a day such as 2026-12-24', datetime: 'a moment such as 2026-12-24T10:00:00Z' },
};

function form({ form: name, rule, message }: FaultOf<'form'>): string {
  if (name === 'starts_with') return `it begins with "${rule}"`;
  return forms[name] ?? (rule ? `it must match ${rule}` : message);
}
