import { z } from 'zod';
import { ElementRoute, EventFacts } from '../element.ts';
import { Link } from '../href.ts';
import { ArchiveId } from '../id.ts';
import { Slug } from '../slug.ts';
import { translationsOf } from '../translation.ts';
import { defineEntity, type EntityValue } from './define-entity.ts';
import { field } from './field.ts';
import { AnyPicture } from './parts.ts';

/** An entry of a list; its place among those of its route is its place in the file. `event` makes it an event, in UTC. */
export const element = defineEntity({
  kind: 'element',
  file: 'elements.json',
  key: 'slug',
  within: 'route',
  gone: 'removed',
  isOrdered: true,
  right: 'content',
  list: {
    columns: ['title', 'route', 'pictures', 'event'],
    search: ['title', 'slug'],
    filters: ['route'],
    sort: ['title', 'route'],
    bulk: ['link'],
  },
  value: z.object({
    id: ArchiveId,
    route: ElementRoute,
    slug: Slug.regex(/^[a-z]/),
    title: z.string().min(1).max(160),
    excerpt: z.string().max(400).default(''),
    html: field(z.string(), { html: true }).default(''),
    pictures: field(z.array(AnyPicture).max(12), { entries: 'name' }).default([]),
    link: Link.nullable().default(null),
    event: EventFacts.omit({ booked: true, timeZone: true })
      .extend({ price: field(EventFacts.shape.price, { unit: 'cents' }) })
      .partial({ endsAt: true, place: true, price: true, seats: true })
      .nullable()
      .default(null),
    translations: translationsOf({ title: z.string(), excerpt: z.string(), html: z.string(), place: z.string() }),
  }),
});
export type ElementEntry = EntityValue<typeof element>;
