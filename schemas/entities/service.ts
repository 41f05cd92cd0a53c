import { z } from 'zod';
import { BookingRule } from '../booking.ts';
import { Href } from '../href.ts';
import { ArchiveId } from '../id.ts';
import { Price } from '../money.ts';
import { Slug } from '../slug.ts';
import { translationsOf } from '../translation.ts';
import { defineEntity, type EntityValue } from './define-entity.ts';
import { field } from './field.ts';
import { MetaDescription, Picture } from './parts.ts';

/** A service. Without a price it is on request; `isFrom` makes it the lowest of several. */
export const service = defineEntity({
  kind: 'service',
  file: 'services.json',
  key: 'slug',
  gone: 'removed',
  isOrdered: true,
  right: 'content',
  list: {
    columns: ['title', 'picture', 'price', 'minutes', 'tags'],
    search: ['title', 'slug'],
    filters: ['price'],
    sort: ['title', 'price'],
    bulk: ['place', 'tags'],
  },
  value: z.object({
    id: ArchiveId,
    slug: Slug,
    title: z.string().min(1).max(160),
    summary: z.string().max(600).default(''),
    html: field(z.string(), { html: true }).default(''),
    metaDescription: MetaDescription,
    picture: Picture.nullable().default(null),
    price: field(Price, { unit: 'cents' }).nullable().default(null),
    isFrom: z.boolean().default(false),
    /** Duration in minutes. */
    minutes: field(z.int().positive(), { unit: 'min' }).nullable().default(null),
    place: z.string().max(200).default(''),
    /** Included services, one a line. */
    points: z.array(z.string().max(200)).max(12).default([]),
    tags: z.array(Slug).max(20).default([]),
    action: z
      .object({ label: z.string().min(1).max(80), href: field(Href, { control: 'link' }) })
      .nullable()
      .default(null),
    /** Rule for booking it. */
    booking: BookingRule.nullable().default(null),
    translations: translationsOf({
      title: z.string(),
      summary: z.string(),
      html: z.string(),
      metaDescription: z.string(),
      place: z.string(),
      points: z.array(z.string()),
      actionLabel: z.string(),
      actionHref: Href,
    }),
  }),
});
export type OfferedService = EntityValue<typeof service>;
