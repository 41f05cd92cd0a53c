import type { z } from 'zod';
import { faultOf, type IssueFault } from '#domain/entities/issue-fault.ts';
import type { RefusedField } from './api-error.ts';

/** Says a schema's issues about `input` in our own messages, one a field: the first that was found. */
export function refusedFields(issues: readonly z.core.$ZodIssue[], input: unknown): RefusedField[] {
  const fields = new Map<string, RefusedField>();
  for (const issue of issues) {
    const key = issue.path.join('.');
    if (!fields.has(key)) fields.set(key, { key, ...reasonOf(faultOf(issue, input)) });
  }
  return [...fields.values()];
}

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
