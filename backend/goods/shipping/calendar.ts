import { and, asc, between, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { localised } from '#backend/tables/columns.ts';
import { orders } from '#backend/tables/order.ts';
import { pickupCalendars, pickupClosures, pickupSlots } from '#backend/tables/shipping.ts';
import { addDays, daysFrom, monthBounds } from '#domain/days.ts';
import { closuresOfMonth, type PickupCalendar, slotKey, slotsOfDay, slotsOfMonth, type TakenSlots } from '#domain/pickup-slots.ts';
import { isWithin, pickupWindow } from '#domain/rental-in-time.ts';
import { dateIn } from '#domain/time-zones.ts';
import type { PickupMonth, PickupSlot } from '#schemas/delivery.ts';
import type { RentalDates } from '#schemas/rental.ts';

/** The calendar orders are collected by. */
export const shopCalendar = 1;

type Site = { id: number; timeZone: string };

/**
 * Slots of a month that can be chosen now, and its closures in a language; with rentals of these first days, those at which they can
 * be collected. Throws ApiError 404 for an unknown calendar.
 */
export async function readPickupMonth(
  db: Database,
  site: Site & { locale: string },
  idCalendar: number,
  month: { year: number; month: number },
  now: Date,
  rentals: readonly string[] = [],
): Promise<PickupMonth> {
  const calendar = await readCalendar(db, site, idCalendar);
  if (!calendar) throw new ApiError(404, 'shipping.calendar');
  const { first, last } = monthBounds(month.year, month.month);
  const window = pickupWindow(rentals);
  const today = dateIn(site.timeZone, now);
  const taken = await takenSlots(db, site.id, { first, last }, now);
  return {
    name: localised(calendar, site.locale).name,
    slots: slotsOfMonth(reachingTo(calendar, window, today), month, now, taken).filter(({ date }) => isWithin(window, date)),
    closures: closuresOfMonth(calendar, month, now).map((closure) => {
      const { from, to, reason } = localised(closure, site.locale);
      return { from, to, reason };
    }),
  };
}

/** Number of days within which the next slot is searched. */
const nextSlotDays = 62;

/** The first slot of a calendar that can be chosen now; null: none is free. */
export async function nextPickupSlot(db: Database, site: Site, calendar: PickupCalendar, now: Date): Promise<PickupSlot | null> {
  const today = dateIn(site.timeZone, now);
  const days = Math.min(calendar.horizonDays, nextSlotDays);
  const taken = await takenSlots(db, site.id, { first: today, last: addDays(today, days) }, now);
  for (let ahead = 0; ahead <= days; ahead += 1) {
    const [slot] = slotsOfDay(calendar, addDays(today, ahead), now, taken);
    if (slot) return slot;
  }
  return null;
}

/**
 * The slot an order names, while it can be chosen; the slot's row is locked until the transaction ends, so that two orders
 * do not both take its last place.
 * Throws ApiError 422 (no slot named), 409 (no longer free).
 */
export async function takeSlot(
  tx: Database,
  site: Site,
  wanted: { date: string | null; idSchedule: number | null; rentals: readonly string[] },
  now: Date,
): Promise<PickupSlot> {
  const { date, idSchedule } = wanted;
  const window = pickupWindow(wanted.rentals);
  if (!date || !idSchedule) throw new ApiError(422, 'shipping.slot', { fields: [{ key: 'idSchedule', message: 'shipping.slot' }] });
  await lockSlot(tx, site.id, idSchedule);
  const calendar = await readCalendar(tx, site, shopCalendar);
  const taken = await takenSlots(tx, site.id, { first: date, last: date }, now);
  const reaching = calendar && reachingTo(calendar, window, dateIn(site.timeZone, now));
  const slot = reaching && slotsOfDay(reaching, date, now, taken).find((each) => each.idSchedule === idSchedule);
  if (!slot) throw new ApiError(409, 'shipping.slot-full', { fields: [{ key: 'idSchedule', message: 'shipping.slot-full' }] });
  return slot;
}

/**
 * Returns whether an order that released its slot can get it again: the slot still exists, is in the future, and has a free place. Its row
 * is locked until the transaction ends. The lead time was respected when the order was placed.
 */
export async function isSlotFree(
  tx: Database,
  site: Site,
  wanted: { date: string; idSchedule: number; idOrder: string },
  now: Date,
): Promise<boolean> {
  const { date, idSchedule, idOrder } = wanted;
  await lockSlot(tx, site.id, idSchedule);
  const found = await readCalendar(tx, site, shopCalendar);
  if (!found) return false;
  // However far ahead it was chosen.
  const calendar = reachingTo(found, { from: date, to: date }, dateIn(site.timeZone, now));
  const taken = await takenSlots(tx, site.id, { first: date, last: date }, now, idOrder);
  return slotsOfDay({ ...calendar, leadHours: 0 }, date, now, taken).some((slot) => slot.idSchedule === idSchedule);
}

const lockSlot = (tx: Database, idSite: number, idSchedule: number) =>
  tx
    .select({ id: pickupSlots.id })
    .from(pickupSlots)
    .where(and(eq(pickupSlots.idSite, idSite), eq(pickupSlots.id, idSchedule)))
    .for('no key update');

/** A rental is collected when it begins, which may be later than other orders can be: its days lie as far ahead as it does. */
const reachingTo = <Calendar extends PickupCalendar>(calendar: Calendar, window: RentalDates | null, today: string): Calendar =>
  window ? { ...calendar, horizonDays: Math.max(calendar.horizonDays, daysFrom(today, window.to)) } : calendar;

/** A calendar with its weekly slots and closures; null: the site has none of that id. */
export async function readCalendar(db: Database, site: Site, id: number) {
  const [calendar] = await db
    .select()
    .from(pickupCalendars)
    .where(and(eq(pickupCalendars.idSite, site.id), eq(pickupCalendars.id, id)));
  if (!calendar) return null;
  const slots = await db
    .select()
    .from(pickupSlots)
    .where(and(eq(pickupSlots.idSite, site.id), eq(pickupSlots.idCalendar, id), eq(pickupSlots.isValid, true)));
  const closures = await db
    .select()
    .from(pickupClosures)
    .where(and(eq(pickupClosures.idSite, site.id), eq(pickupClosures.idCalendar, id)))
    .orderBy(asc(pickupClosures.from), asc(pickupClosures.to));
  return { ...calendar, timeZone: site.timeZone, slots, closures };
}

/** Slots that orders keep: paid ones, and unpaid ones while they hold their pieces; `exceptOrder` is left out. */
async function takenSlots(
  db: Database,
  idSite: number,
  days: { first: string; last: string },
  now: Date,
  exceptOrder?: string,
): Promise<TakenSlots> {
  const isPending = eq(orders.status, 'PENDING_PAYMENT');
  const rows = await db
    .select({ date: orders.pickupDate, idSchedule: orders.idSchedule, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(
      and(
        eq(orders.idSite, idSite),
        isNotNull(orders.idSchedule),
        between(orders.pickupDate, days.first, days.last),
        or(inArray(orders.status, ['PAID', 'PREPARING', 'READY_FOR_PICKUP', 'COLLECTED']), and(isPending, gt(orders.heldUntil, now))),
        exceptOrder ? ne(orders.id, exceptOrder) : undefined,
      ),
    )
    .groupBy(orders.pickupDate, orders.idSchedule);
  return new Map(rows.flatMap((row) => (row.date && row.idSchedule ? [[slotKey(row.date, row.idSchedule), row.count]] : [])));
}
