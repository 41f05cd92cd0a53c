import { z } from 'zod';
import {
  AdminBooking,
  AdminBookingQuery,
  Booked,
  BookingBody,
  BookingCalendar,
  BookingCancellation,
  BookingKey,
  OwnBooking,
} from '../booking.ts';
import type { CallTable } from '../call.ts';
import { Id } from '../id.ts';

const one = z.object({ id: Id });
const ofKey = z.object({ key: BookingKey });

/** Calls of services that are booked by a calendar. */
export const bookingCalls = {
  'GET /service/{id}/booking': {
    summary: 'Times at which a service can be booked, with the places that are left; full ones are among them',
    access: 'public',
    params: one,
    data: BookingCalendar,
  },
  'POST /service/{id}/booking': {
    summary: 'Book a time of a service; the same person asking the same again takes no more places',
    access: 'public',
    params: one,
    body: BookingBody,
    data: Booked,
  },
  'GET /booking/{key}': { summary: 'A booking, by the key of its e-mail', access: 'public', params: ofKey, data: OwnBooking },
  'POST /booking/{key}/cancel': {
    summary: 'Cancel a booking that has not begun, by the key of its e-mail; its places are free again',
    access: 'public',
    params: ofKey,
    data: OwnBooking,
  },
  'GET /admin/booking': {
    summary:
      'Bookings: those to come, the next first, or all, the latest first; `search` is a name, an e-mail address, a phone or a service',
    access: 'admin',
    query: AdminBookingQuery,
    data: z.object({ total: z.int(), bookings: z.array(AdminBooking) }),
  },
  'POST /admin/booking/{id}/cancel': {
    summary: 'Cancel a booking that has not begun; the person is told by e-mail, with a word',
    access: 'admin',
    params: one,
    body: BookingCancellation,
    data: z.null(),
  },
} as const satisfies CallTable;
