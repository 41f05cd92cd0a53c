import { expect, it } from 'vitest';
import { z } from 'zod';
import { describedAsAny, toJsonSchema } from '#schemas/json-schema.ts';

it('a schema is refused with the path of a type that JSON Schema cannot describe', () => {
  const schema = z.object({ lines: z.array(z.object({ placedAt: z.date() })) });
  expect(() => toJsonSchema(schema, 'input')).toThrow(/^\/properties\/lines\/items\/properties\/placedAt: /);
});

it('a schema of code stands for any JSON where it says so', () => {
  const schema = z.object({ cms: describedAsAny(z.custom<object>((value) => typeof value === 'object')) });
  expect(toJsonSchema(schema, 'input')).toMatchObject({ properties: { cms: {} }, required: ['cms'] });
});
