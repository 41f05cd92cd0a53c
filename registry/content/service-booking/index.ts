import { defineBlockCode } from '#registry/define-block.ts';
import type { ServiceBookingProps } from '#registry/generated/service-booking.ts';
import type { LoadContext } from '#renderer/types.ts';
import { contentOf } from '../publishing/content-of.ts';

/** Service to book, with the e-mail address and phone number to contact instead, or ''. Null: the page's service cannot be booked. */
export type ServiceBookingData = { idService: number; maxSeats: number; email: string; phone: string } | null;

/** @throws Error on a page without a service: the block is left out */
export async function loadServiceBooking(_: ServiceBookingProps, { data, parameters }: LoadContext): Promise<ServiceBookingData> {
  const { service } = contentOf(data);
  if (!service) throw new Error('there is no service on this page');
  if (service.bookingSeats === null) return null;
  const { COMPANY_EMAIL, COMPANY_PHONE, COMPANY_MOBILE } = parameters;
  return { idService: service.id, maxSeats: service.bookingSeats, email: COMPANY_EMAIL, phone: COMPANY_PHONE || COMPANY_MOBILE };
}

export const code = defineBlockCode<ServiceBookingProps, ServiceBookingData>({
  load: loadServiceBooking,
});
