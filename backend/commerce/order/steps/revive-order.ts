import { eq } from 'drizzle-orm';
import { isCodeFree } from '#backend/commerce/cart/index.ts';
import { isSlotFree } from '#backend/goods/shipping/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { sites } from '#backend/tables/site.ts';
import { rentalBounds } from '#domain/rental-dates.ts';
import { dateIn } from '#domain/time-zones.ts';
import type { OrderRow } from '../events.ts';

/** Whether an order has kept all that it was placed with: until its time to pay is over, nobody else can take it. */
const isKept = ({ status, heldUntil }: OrderRow, now: Date): boolean => status === 'PENDING_PAYMENT' && heldUntil > now;

/**
 * Whether an order whose time to pay was over can have its pickup slot and its discount code back, and its rentals have not begun.
 * The order is locked; the rows of code and slot are locked, in the order that placing an order locks them. Its pieces and the
 * days of its rentals are asked of the stock ledger (consumeHolds).
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
