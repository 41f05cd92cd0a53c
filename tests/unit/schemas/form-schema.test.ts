import { expect, it } from 'vitest';
import { z } from 'zod';
import { kindOf } from '#admin/form/field-kind.ts';
import type { FieldSchema } from '#admin/form/field-schema.ts';
import { defineEntity } from '#schemas/entities/define-entity.ts';
import { field } from '#schemas/entities/field.ts';
import { formSchema } from '#schemas/entities/form-schema.ts';
import { Picture } from '#schemas/entities/parts.ts';
import { Slug } from '#schemas/slug.ts';

const when = { eq: ['offer', 'RENTAL'] as [string, string] };

it('an entity as a form reads it: a control for each field, by its details where its type does not say enough', () => {
  const entity = defineEntity({
    kind: 'thing',
    file: 'things.json',
    key: 'slug',
    gone: 'removed',
    right: 'catalogue',
    list: { columns: ['offer'], search: ['slug'], filters: [], sort: ['slug'], bulk: [] },
    value: z.object({
      slug: Slug,
      tags: z.array(field(Slug, { refers: 'tag' })).default([]),
      form: field(Slug, { refers: 'form' }).nullable().default(null),
      html: field(z.string(), { html: true }),
      picture: Picture.nullable().default(null),
      offer: z.enum(['SALE', 'RENTAL']),
      days: field(z.int().min(1).nullable().default(null), { when }),
      kinds: field(z.array(z.enum(['A', 'B'])), { control: 'choices' }),
    }),
  });
  const { properties = {}, required } = formSchema(entity) as FieldSchema;
  const kinds = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, kindOf(schema)]));
  expect(kinds).toEqual({
    ...{
      slug: 'text',
      tags: 'names',
      form: 'name',
      html: 'rich-text',
      picture: 'picture',
      offer: 'choice',
      days: 'number',
      kinds: 'choices',
    },
  });
  expect(required).toEqual(['slug', 'html', 'offer', 'kinds']);
  expect(properties.days?.['x-when']).toEqual(when);
  expect(JSON.stringify(properties)).not.toContain(String(Number.MAX_SAFE_INTEGER));
});
