import { z } from 'zod';
import { FormField } from '../form.ts';
import { ArchiveId } from '../id.ts';
import { translationsOf } from '../translation.ts';
import { defineEntity, type EntityValue } from './define-entity.ts';
import { field } from './field.ts';
import { NameWithLetter } from './parts.ts';

/** A form. The texts of its fields in another language stand under their keys; those of choices under their values. */
export const form = defineEntity({
  kind: 'form',
  file: 'forms.json',
  key: 'slug',
  gone: 'removed',
  right: 'content',
  list: { columns: ['title', 'fields'], search: ['title', 'slug'], sort: ['title', 'slug'] },
  value: z.object({
    id: ArchiveId,
    slug: NameWithLetter,
    title: z.string().min(1).max(160),
    text: z.string().max(600).default(''),
    fields: field(z.array(FormField).min(1).max(60), { entries: 'key' }),
    submitLabel: z.string().max(60).default(''),
    successTitle: z.string().max(160).default(''),
    successText: z.string().max(600).default(''),
    translations: translationsOf({
      title: z.string(),
      text: z.string(),
      submitLabel: z.string(),
      successTitle: z.string(),
      successText: z.string(),
      fields: z.record(
        z.string(),
        z.strictObject({ label: z.string(), hint: z.string(), options: z.record(z.string(), z.string()) }).partial(),
      ),
    }),
  }),
});
export type FormEntry = EntityValue<typeof form>;
