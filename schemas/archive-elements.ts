import { z } from 'zod';
import { ElementRoute, EventFacts } from './element.ts';
import { AnyPicture, NameWithLetter } from './entities/parts.ts';
import { FormField } from './form.ts';
import { Link } from './href.ts';
import { ArchiveId } from './id.ts';
import { Slug } from './slug.ts';
import { translationsOf } from './translation.ts';

/** Parts of a site's folder: elements.json and forms.json (schemas/archive.ts tells of the others). */
const ElementSlug = Slug.regex(/^[a-z]/);

/** An entry of a list; its place among those of its route is its place in the file. `event` makes it an event, in UTC. */
export const ArchiveElement = z.object({
  id: ArchiveId,
  route: ElementRoute,
  slug: ElementSlug,
  title: z.string().min(1).max(160),
  excerpt: z.string().max(400).default(''),
  html: z.string().default(''),
  pictures: z.array(AnyPicture).max(12).default([]),
  link: Link.nullable().default(null),
  event: EventFacts.omit({ booked: true, timeZone: true })
    .partial({ endsAt: true, place: true, price: true, seats: true })
    .nullable()
    .default(null),
  translations: translationsOf({ title: z.string(), excerpt: z.string(), html: z.string(), place: z.string() }),
});
export type ArchiveElement = z.infer<typeof ArchiveElement>;

/** A form. The texts of its fields in another language stand under their keys; those of choices under their values. */
export const ArchiveForm = z.object({
  id: ArchiveId,
  slug: NameWithLetter,
  title: z.string().min(1).max(160),
  text: z.string().max(600).default(''),
  fields: z.array(FormField).min(1).max(60),
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
});
export type ArchiveForm = z.infer<typeof ArchiveForm>;
