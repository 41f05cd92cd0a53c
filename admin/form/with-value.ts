import { isRecord, type Steps } from '#domain/document/patch.ts';

/** A copy of a value with another at a path; undefined takes it away. What the path leads through is made where it is missing. */
export function withValue(root: unknown, [step, ...rest]: Steps, next: unknown): unknown {
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const list: readonly unknown[] = Array.isArray(root) ? root : [];
    return Array.from({ length: Math.max(list.length, step + 1) }, (_, at) => (at === step ? withValue(list[at], rest, next) : list[at]));
  }
  const own = isRecord(root) ? root : {};
  const value = withValue(own[step], rest, next);
  if (value !== undefined) return { ...own, [step]: value };
  const { [step]: _, ...others } = own;
  return others;
}
