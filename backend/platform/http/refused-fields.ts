import type { z } from 'zod';
import { namePattern, phonePattern } from '#schemas/user.ts';
import type { RefusedField } from './api-error.ts';

type Issue = z.core.$ZodIssue;

/** Says a schema's issues about `input` in our own messages, one a field: the first that was found. */
export function refusedFields(issues: readonly Issue[], input: unknown): RefusedField[] {
  const fields = new Map<string, RefusedField>();
  for (const issue of issues) {
    const key = issue.path.join('.');
    if (!fields.has(key)) fields.set(key, { key, ...reasonOf(issue, valueAt(input, issue.path)) });
  }
  return [...fields.values()];
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value && typeof value === 'object' ? Reflect.get(value, key) : undefined), input);
}

function reasonOf(issue: Issue, value: unknown): Omit<RefusedField, 'key'> {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined || value === null) return { message: 'field.required' };
      return { message: issue.expected === 'number' || issue.expected === 'int' ? 'field.number' : 'field.invalid' };
    case 'too_small':
      if (issue.origin !== 'string') return { message: 'field.too-small', params: { min: Number(issue.minimum) } };
      return issue.minimum === 1 ? { message: 'field.required' } : { message: 'field.too-short', params: { min: Number(issue.minimum) } };
    case 'too_big':
      return { message: issue.origin === 'string' ? 'field.too-long' : 'field.too-big', params: { max: Number(issue.maximum) } };
    case 'invalid_format':
      if (issue.format === 'email') return { message: 'field.email' };
      if (issue.format === 'regex' && issue.pattern === String(namePattern)) return { message: 'field.name' };
      if (issue.format === 'regex' && issue.pattern === String(phonePattern)) return { message: 'field.phone' };
      return { message: issue.format === 'date' || issue.format === 'datetime' ? 'field.date' : 'field.invalid' };
    case 'invalid_value':
      if (value === undefined && issue.values[0] !== true) return { message: 'field.required' };
      return { message: issue.values.length === 1 && issue.values[0] === true ? 'field.accept' : 'field.invalid' };
    default:
      return { message: 'field.invalid' };
  }
}
