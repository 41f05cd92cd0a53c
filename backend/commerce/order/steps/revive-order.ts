import { eq } from 'drizzle-orm';
import { isCodeFree } from '#backend/commerce/cart/index.ts';
import { isSlotFree } from '#backend/goods/shipping/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { sites } from '#backend/tables/site.ts';
import { rentalBounds } from '#domain/rental-dates.ts';
import { dateIn } from '#domain/time-zones.ts';
import type { OrderRow } from '../events.ts';

/** Returns whether an order still holds everything it was placed with: nobody else can take it before its payment deadline. */
const isKept = ({ status, heldUntil }: OrderRow, now: Date): boolean => status === 'PENDING_PAYMENT' && heldUntil > now;

/**
 * Returns whether an order past its payment deadline can get its pickup slot and its discount code again, and its rentals have not begun.
 * The order is locked. The rows of code and slot are locked in the same sequence as when an order is placed. Its pieces and rental days
 * come from the stock ledger (consumeHolds).
 */
export async function canRevive(tx: Database, order: OrderRow, lines: readonly { rentFrom: string | null }[], now: Date): Promise<boolean> {
  if (isKept(order, now)) return true;
  const { idSite, id: idOrder, pickupDate: date, idSchedule } = order;
  const [site] = await tx.select({ timeZone: sites.timeZone }).from(sites).where(eq(sites.id, idSite));
  if (!site) return false;
  const { first } = rentalBounds(dateIn(site.timeZone, now));
  if (lines.some(({ rentFrom }) => rentFrom !== null && rentFrom < first)) return false;
  if (!(await isCodeFree(tx, order))) return false;
  if (date === null || idSchedule === null) return true;
  return isSlotFree(tx, { id: idSite, timeZone: site.timeZone }, { date, idSchedule, idOrder }, now);
}
