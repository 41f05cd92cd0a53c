import { z } from 'zod';
import { RowId } from './id.ts';
import { Price } from './money.ts';
import { Image } from './site.ts';
import { slugPattern } from './slug.ts';
import { Email, FullName, Phone } from './user.ts';

/** A list of a site: `evenements`, `logo-footer`, `equipe` … The specification keys elements by it. */
export const ElementRoute = z.string().max(60).regex(slugPattern);

/** Places that one person may take at once. */
export const maxSeats = 6;

/** Fields that make an element an event. Times are UTC. */
export const EventFacts = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  /** The site's, in which people read its hours. */
  timeZone: z.string(),
  place: z.string(),
  /** For one person, in cents; 0 is free, null says nothing of a price. */
  price: Price.nullable(),
  /** Places in all; null: as many as come, and nobody registers. */
  seats: z.int().positive().nullable(),
  /** Places taken. */
  booked: z.int().nonnegative(),
});
export type EventFacts = z.infer<typeof EventFacts>;

/** An entry of a list: a partner's logo, a person of the team, an event. */
export const Element = z.object({
  id: z.int(),
  route: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** The whole text, sanitised. */
  html: z.string(),
  pictures: z.array(Image),
  /** Target of its link, on this site or another. */
  link: z.string().nullable(),
  position: z.int(),
  event: EventFacts.nullable(),
});
export type Element = z.infer<typeof Element>;

export const ElementList = z.object({ total: z.int(), elements: z.array(Element) });
export type ElementList = z.infer<typeof ElementList>;

/** Somebody who comes to an event. `website` is a trap: people do not see the field, programs fill it in. */
export const RegistrationBody = z.object({
  name: FullName,
  email: Email,
  phone: Phone.or(z.literal('')).default(''),
  seats: z.coerce.number().pipe(RowId.max(maxSeats)).default(1),
  website: z.string().max(200).default(''),
});

/** Confirmation of a registration. */
export const Registered = z.object({ seats: z.int(), seatsLeft: z.int().nullable() });
export type Registered = z.infer<typeof Registered>;
