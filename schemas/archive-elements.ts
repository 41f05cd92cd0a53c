import { z } from 'zod';
import { ElementRoute, EventFacts } from './element.ts';
import { FormField } from './form.ts';
import { ArchiveId } from './id.ts';
import { PopupTrigger } from './popup.ts';
import { Slug, SlugName } from './slug.ts';
import { translationsOf } from './translation.ts';

/** Parts of a site's folder: elements.json, forms.json and popups.json (schemas/archive.ts tells of the others). */
const ElementSlug = Slug.regex(/^[a-z]/);
const FormName = SlugName.regex(/^[a-z]/);
const Picture = z.object({ name: z.string(), alt: z.string(), translations: translationsOf({ alt: z.string() }) });
/** A path of the site, or an address of another. */
const Link = z.string().regex(/^(\/(?!\/)|https?:\/\/|mailto:|tel:)/);

/** An entry of a list; its place among those of its route is its place in the file. `event` makes it an event, in UTC. */
export const ArchiveElement = z.object({
  id: ArchiveId,
  route: ElementRoute,
  slug: ElementSlug,
  title: z.string().min(1).max(160),
  excerpt: z.string().max(400).default(''),
  html: z.string().default(''),
  pictures: z.array(Picture).max(12).default([]),
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
  slug: FormName,
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

/** A popup; a document says where by a block that names it. */
export const ArchivePopup = z.object({
  id: ArchiveId,
  slug: FormName,
  title: z.string().min(1).max(160),
  html: z.string().default(''),
  picture: Picture.nullable().default(null),
  link: Link.nullable().default(null),
  linkLabel: z.string().max(60).default(''),
  trigger: PopupTrigger.default('delay'),
  delaySeconds: z.int().min(0).max(600).default(8),
  scrollPercent: z.int().min(1).max(100).default(50),
  showOnEveryReload: z.boolean().default(false),
  restDays: z.int().min(0).max(365).default(7),
  translations: translationsOf({ title: z.string(), html: z.string(), alt: z.string(), linkLabel: z.string() }),
});
export type ArchivePopup = z.infer<typeof ArchivePopup>;
