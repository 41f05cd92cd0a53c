import { z } from 'zod';
import { Slug } from '../slug.ts';
import { translationsOf } from '../translation.ts';
import { defineEntity, type EntityValue } from './define-entity.ts';
import { field } from './field.ts';

/** A category tag, and the page (its key) that lists it. Tags that products alone name get a label from their slug. */
export const tag = defineEntity({
  kind: 'tag',
  file: 'tags.json',
  key: 'slug',
  // Filters show tags in the order of the file.
  gone: 'rewritten',
  right: 'catalogue',
  list: { columns: ['label', 'page'], search: ['label', 'slug'], filters: ['page'], sort: ['label', 'slug'], bulk: ['page'] },
  value: z.object({
    slug: Slug,
    label: z.string(),
    page: field(Slug, { refers: 'page' }).nullable().default(null),
    translations: translationsOf({ label: z.string() }),
  }),
});
export type Tag = EntityValue<typeof tag>;
