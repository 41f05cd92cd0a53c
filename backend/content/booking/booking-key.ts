import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { numberOfKey, signedNumber } from '#backend/platform/secrets/signed-number.ts';

/** The key by which an e-mail shows and cancels its booking. */
export const bookingKey = (db: Database, booking: { idSite: number; id: number }): Promise<string> => signedNumber(db, 'bookings', booking);

/** The number of the booking that a key stands for. Throws ApiError 404 for a key that the site did not sign. */
export async function requireBookingOfKey(db: Database, idSite: number, key: string): Promise<number> {
  const id = await numberOfKey(db, 'bookings', idSite, key);
  if (id === null) throw new ApiError(404, 'booking.unknown');
  return id;
}
