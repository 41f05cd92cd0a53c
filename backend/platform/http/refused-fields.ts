import type { z } from 'zod';
import { faultOf, type IssueFault } from '#domain/entities/issue-fault.ts';
import type { RefusedField } from './api-error.ts';

/** Translates a schema's issues about `input` into the API's own messages, one for each field: the first one found. */
export function refusedFields(issues: readonly z.core.$ZodIssue[], input: unknown): RefusedField[] {
  const fields = new Map<string, RefusedField>();
  for (const issue of issues) {
    const fault = faultOf(issue, input);
    for (const field of refusalsOf(fault)) if (!fields.has(field.key)) fields.set(field.key, field);
  }
  return [...fields.values()];
}

/** Refused fields of a fault: unknown ones each by its own name. */
const refusalsOf = (fault: IssueFault): RefusedField[] =>
  fault.key === 'unknown-keys'
    ? fault.keys.map((key) => ({ key: [...fault.path, key].join('.'), message: 'field.unknown' }))
    : [{ key: fault.path.join('.'), ...reasonOf(fault) }];

function reasonOf(fault: IssueFault): Omit<RefusedField, 'key'> {
  switch (fault.key) {
    case 'required':
      return { message: 'field.required' };
    case 'kind':
      if (fault.given === null) return { message: 'field.required' };
      return { message: fault.expected === 'number' || fault.expected === 'int' ? 'field.number' : 'field.invalid' };
    case 'accept':
      return { message: 'field.accept' };
    case 'too-short':
      return fault.limit === 1 ? { message: 'field.required' } : { message: 'field.too-short', params: { min: fault.limit } };
    case 'too-few':
    case 'too-small':
      return { message: 'field.too-small', params: { min: fault.limit } };
    case 'too-long':
      return { message: 'field.too-long', params: { max: fault.limit } };
    case 'too-many':
    case 'too-big':
      return { message: 'field.too-big', params: { max: fault.limit } };
    case 'form':
      return { message: formMessages[fault.form] ?? 'field.invalid' };
    default:
      return { message: 'field.invalid' };
  }
}

const formMessages: Readonly<Record<string, RefusedField['message'] | undefined>> = {
  ...{ email: 'field.email', name: 'field.name', phone: 'field.phone' },
  ...{ date: 'field.date', datetime: 'field.date' },
};
