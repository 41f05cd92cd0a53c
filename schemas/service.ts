import { z } from 'zod';
import { Price } from './money.ts';
import { Image } from './site.ts';

/** A service of the shop as it is announced. */
export const ServiceCard = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  url: z.string(),
  summary: z.string(),
  image: Image.nullable(),
  /** Integer cents, tax included; null: on request. */
  price: Price.nullable(),
  /** The price is the lowest of several: "from". */
  isFrom: z.boolean(),
  /** Duration in minutes. */
  minutes: z.int().positive().nullable(),
  /** Time and place, as a text: "à la boutique". */
  place: z.string(),
  /** Included services, one a line. */
  points: z.array(z.string()),
  tags: z.array(z.string()),
  /** Action to get it: an address of the site, a telephone number or an e-mail address. */
  action: z.object({ label: z.string(), href: z.string() }).nullable(),
});
export type ServiceCard = z.infer<typeof ServiceCard>;

/** A service as GET /service/{id} answers it. */
export const Service = ServiceCard.extend({
  /** The whole text, sanitised. */
  html: z.string(),
  metaDescription: z.string(),
  /** Most places of a booking; null: it cannot be booked. */
  bookingSeats: z.int().positive().nullable(),
});
export type Service = z.infer<typeof Service>;

export const ServiceList = z.object({ total: z.int(), services: z.array(ServiceCard) });
export type ServiceList = z.infer<typeof ServiceList>;
