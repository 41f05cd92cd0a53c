import type { IssueFault } from './issue-fault.ts';

/** Limits of a field, as its JSON Schema says them. */
type FieldLimits = {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Finds the fault of a value by the limits of its field, where no zod schema is at hand: the one that `faultOf` reads from zod's issue. */
export function findFieldFault(limits: FieldLimits, value: unknown, isRequired: boolean): IssueFault | undefined {
  const at = { path: [], given: value };
  if (value === undefined) return isRequired ? { ...at, key: 'required', expected: '' } : undefined;
  if (typeof value === 'string') return findTextFault(limits, value, isRequired);
  if (typeof value !== 'number') return undefined;
  const { minimum, maximum } = limits;
  if (minimum !== undefined && value < minimum) return { ...at, key: 'too-small', limit: minimum, isInclusive: true };
  if (maximum !== undefined && value > maximum) return { ...at, key: 'too-big', limit: maximum, isInclusive: true };
  return undefined;
}

/** An empty text of a field that may be without one is none; one that must not be empty is too short. */
function findTextFault({ minLength = 0, maxLength, pattern }: FieldLimits, given: string, isRequired: boolean): IssueFault | undefined {
  const at = { path: [], given };
  const least = isRequired ? Math.max(1, minLength) : minLength;
  if (given === '') return least > 0 ? { ...at, key: 'too-short', limit: least, isInclusive: true } : undefined;
  if (maxLength !== undefined && given.length > maxLength) return { ...at, key: 'too-long', limit: maxLength, isInclusive: true };
  const isOfForm = pattern === undefined || new RegExp(pattern, 'u').test(given);
  return isOfForm ? undefined : { ...at, key: 'form', form: 'regex', rule: pattern, message: '' };
}
