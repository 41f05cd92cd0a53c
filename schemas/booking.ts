import { z } from 'zod';
import { maxSeats } from './element.ts';
import { field } from './entities/field.ts';
import { RowId } from './id.ts';
import { ListQueryParams } from './list-query.ts';
import { slugPattern } from './slug.ts';
import { Email, FullName, Phone } from './user.ts';

/** HH:MM in the site's time zone. */
const Hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const isInOrder = ({ from, to }: { from: string; to: string }) => from <= to;

/** Booking rule of a service, as in services.json. Days and hours are in the site's time zone. */
export const BookingRule = z.object({
  /** Duration of one time slot, in minutes. A slot begins when the one before it ends. */
  minutes: field(z.int().min(5).max(720), { unit: 'min' }),
  /** Places of one time. */
  places: z.int().min(1).max(200).default(1),
  /** Hours of a week; 1 is Monday. Times fit in whole. */
  hours: z
    .array(
      z
        .object({ weekday: field(z.int().min(1).max(7), { control: 'weekday' }), from: Hour, to: Hour })
        .refine(({ from, to }) => from < to, { error: 'the end is not after the beginning', path: ['to'] }),
    )
    .min(1)
    .max(50),
  /** Days on which nothing can be booked, both included. */
  closures: z
    .array(
      z.object({ from: z.iso.date(), to: z.iso.date() }).refine(isInOrder, { error: 'the last day is before the first', path: ['to'] }),
    )
    .max(100)
    .default([]),
  /** Hours between the booking and its time, at least. */
  leadHours: z.int().min(0).max(1440).default(24),
  /** Days ahead that can be booked. */
  horizonDays: z.int().min(1).max(366).default(60),
  /** Services of one agenda are given by the same person: while one of them is booked, the others are not. Null: by nobody else's. */
  agenda: z.string().max(60).regex(slugPattern).nullable().default(null),
});
export type BookingRule = z.infer<typeof BookingRule>;

/** A time of a day that can be booked, or that is full (`remaining` 0). Hours HH:MM in the site's time zone. */
export const BookingTime = z.object({ from: z.string(), to: z.string(), remaining: z.int() });
export type BookingTime = z.infer<typeof BookingTime>;

/** GET /service/{id}/booking: days (YYYY-MM-DD in the site's time zone) with their times, earliest first. */
export const BookingCalendar = z.object({ days: z.array(z.object({ date: z.iso.date(), times: z.array(BookingTime) })) });
export type BookingCalendar = z.infer<typeof BookingCalendar>;

/** Somebody who books a time. `website` is a trap: people do not see the field, programs fill it in. */
export const BookingBody = z.object({
  date: z.iso.date(),
  from: Hour,
  seats: z.coerce.number().pipe(RowId.max(maxSeats)).default(1),
  name: FullName,
  email: Email,
  phone: Phone,
  message: z.string().trim().max(1000).default(''),
  website: z.string().max(200).default(''),
});

/** Confirmation of a booking; times are UTC. */
export const Booked = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), seats: z.int() });
export type Booked = z.infer<typeof Booked>;

/** The key of a booking, as its e-mail holds it. */
export const BookingKey = z.string().regex(/^\d{1,10}-[A-Za-z0-9_-]{22}$/);

/** `over`: its time has begun. */
export const BookingState = z.enum(['booked', 'over', 'cancelled']);
export type BookingState = z.infer<typeof BookingState>;

/** A booking as the key of its e-mail shows it. */
export const OwnBooking = Booked.extend({ title: z.string(), state: BookingState });
export type OwnBooking = z.infer<typeof OwnBooking>;

/** A booking as the shop sees it. */
export const AdminBooking = Booked.extend({
  id: z.int(),
  /** Null: the service is gone. */
  service: z.object({ id: z.int(), slug: z.string() }).nullable(),
  title: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  state: BookingState,
  cancelledBy: z.enum(['PERSON', 'SHOP']).nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminBooking = z.infer<typeof AdminBooking>;

/** `upcoming`: from today on, the next first, without those cancelled; `all`: the latest first. */
export const BookingView = z.enum(['upcoming', 'all']);
export type BookingView = z.infer<typeof BookingView>;
export const AdminBookingQuery = ListQueryParams.extend({
  view: BookingView.default('upcoming'),
  search: z.string().max(100).optional(),
});

/** A word to the person, which her e-mail holds; '' says nothing. */
export const BookingCancellation = z.object({ word: z.string().trim().max(1000).default('') });
