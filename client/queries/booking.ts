import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BookingView } from '#schemas/booking.ts';
import { browserApi } from '../browser-api.ts';
import { listQuery } from '../list-query.ts';

/** The times of a service with the places that are left. Others take them: fresh for 30 seconds. */
export const bookingCalendarQuery = (idService: number) =>
  queryOptions({
    queryKey: ['booking-calendar', idService],
    queryFn: ({ signal }) => browserApi.call('GET /service/{id}/booking', { params: { id: idService } }, { signal }),
    staleTime: 30_000,
  });

/** A booking by the key of its e-mail. */
export const ownBookingQuery = (key: string) =>
  queryOptions({
    queryKey: ['own-booking', key],
    queryFn: ({ signal }) => browserApi.call('GET /booking/{key}', { params: { key } }, { signal }),
    staleTime: 0,
  });

type AdminBookings = { page?: number; nbItem?: number; view?: BookingView; search?: string };

/** The shop's bookings: those to come, or all; for ADMIN and SUPER_ADMIN. */
export const adminBookingsQuery = ({ page = 1, nbItem = 25, view = 'upcoming', search = '' }: AdminBookings = {}) =>
  queryOptions({
    queryKey: ['admin', 'bookings', { page, nbItem, view, search }],
    queryFn: ({ signal }) => browserApi.call('GET /admin/booking', { query: listQuery({ page, nbItem }, { view, search }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
