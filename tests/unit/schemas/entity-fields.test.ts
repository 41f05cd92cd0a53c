import { expect, it } from 'vitest';
import { z } from 'zod';
import { field, listFieldsWithDetails } from '#schemas/entities/field.ts';

const Slug = z.string();

it('details of a field are found within null, a default and a list, and are not those of the schema it is made from', () => {
  const schema = z.object({
    page: field(Slug, { refers: 'page' }).nullable().default(null),
    other: Slug,
    parts: z.array(z.object({ tags: z.array(field(Slug, { refers: 'tag' })) })),
  });
  expect(listFieldsWithDetails(schema)).toEqual([
    { path: ['page'], details: { refers: 'page' } },
    { path: ['parts', '*', 'tags', '*'], details: { refers: 'tag' } },
  ]);
});

it('details stand in no JSON Schema', () => {
  expect(JSON.stringify(z.toJSONSchema(z.object({ page: field(Slug, { refers: 'page' }) })))).not.toContain('refers');
});
