import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findFieldFault } from '#domain/entities/field-fault.ts';
import { faultOf } from '#domain/entities/issue-fault.ts';

const cases: readonly [schema: z.ZodType, values: readonly unknown[]][] = [
  [z.string().min(1).max(5), ['', 'abc', 'abcdef', undefined]],
  [z.string().regex(/^[a-z]+$/), ['abc', 'Abc']],
  [z.int().min(2).max(9), [1, 2, 9, 10, undefined]],
];

describe('the fault of a field found by its JSON Schema', () => {
  it.each(cases.flatMap(([schema, values]) => values.map((value) => [schema, value] as const)))('is that of zod: %#', (schema, value) => {
    const [issue] = schema.safeParse(value).error?.issues ?? [];
    const zods = issue && faultOf(issue, value);
    const found = findFieldFault(z.toJSONSchema(schema) as never, value, true);
    expect(found?.key).toBe(zods?.key);
    expect(found && 'limit' in found ? found.limit : undefined).toBe(zods && 'limit' in zods ? zods.limit : undefined);
  });

  it('lets a field be empty that need not be filled in', () => {
    expect(findFieldFault({ maxLength: 5, pattern: '^a' }, '', false)).toBeUndefined();
    expect(findFieldFault({ minLength: 1 }, '', false)).toMatchObject({ key: 'too-short', limit: 1 });
  });
});
