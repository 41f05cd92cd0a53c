import { and, eq, gt, gte, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import type { ApiError } from '#backend/platform/http/api-error.ts';
import { orders } from '#backend/tables/order.ts';
import { rentalDays, stockHolds } from '#backend/tables/stock.ts';
import { freeThroughout, type Occupied, overlap } from '#domain/rental-dates.ts';
import type { RentalDates } from '#schemas/rental.ts';
import { lockDeclinations } from './locked-stock.ts';

/** Pieces of a declination that are kept from others on days, those of the turnaround included. */
export type OccupiedPieces = Occupied & { idDeclination: number };

/**
 * Reads the pieces of declinations that rentals occupy within a range of days. Expired holds do not count, even before the job releases
 * them. Those of unpaid orders made from `exceptCart` do not count either.
 */
export async function occupiedWithin(
  db: Database,
  idSite: number,
  ids: readonly number[],
  { from, to }: RentalDates,
  { now, exceptCart }: { now: Date; exceptCart?: string | undefined },
): Promise<OccupiedPieces[]> {
  if (ids.length === 0) return [];
  const isHeld = and(eq(stockHolds.state, 'HELD'), gt(stockHolds.expiresAt, now), exceptCart ? ne(orders.idCart, exceptCart) : undefined);
  const rows = await db
    .select({ hold: stockHolds })
    .from(stockHolds)
    .innerJoin(orders, and(eq(orders.idSite, stockHolds.idSite), eq(orders.id, stockHolds.idOrder)))
    .where(
      and(
        eq(stockHolds.idSite, idSite),
        inArray(stockHolds.idDeclination, [...ids]),
        lte(stockHolds.fromDay, to),
        gte(stockHolds.toDay, from),
        or(eq(stockHolds.state, 'CONSUMED'), isHeld),
      ),
    );
  return rows.flatMap(({ hold }) => daysOfHold(hold));
}

/** The range that holds all of these, of which there is one at least. */
export function spanOf(ranges: readonly RentalDates[]): RentalDates {
  const [from = ''] = ranges.map((range) => range.from).sort();
  const to =
    ranges
      .map((range) => range.to)
      .sort()
      .at(-1) ?? '';
  return { from, to };
}

/** The first of these that the stock does not hold beside what is kept already and those before it; undefined: all fit. */
function firstNotFree<T extends OccupiedPieces>(
  wanted: readonly T[],
  kept: readonly OccupiedPieces[],
  stockOf: (idDeclination: number) => number,
): T | undefined {
  for (const [at, line] of wanted.entries()) {
    const beside = [...kept, ...wanted.slice(0, at)].filter((each) => each.idDeclination === line.idDeclination && overlap(each, line));
    if (freeThroughout(line, stockOf(line.idDeclination), beside) < line.quantity) return line;
  }
  return undefined;
}

/** Counts pieces on the days they are kept. The declinations must be locked; the table refuses more than there are. */
async function keepDays(
  tx: Database,
  idSite: number,
  lines: readonly OccupiedPieces[],
  stockOf: (idDeclination: number) => number,
): Promise<void> {
  for (const { idDeclination, from, to, quantity } of lines) {
    await tx.execute(sql`
      insert into ${rentalDays} (id_site, id_declination, day, taken, pieces)
      select ${idSite}::int, ${idDeclination}::int, day::date, ${quantity}::int, ${stockOf(idDeclination)}::int
      from generate_series(${from}::date, ${to}::date, interval '1 day') as day
      on conflict (id_site, id_declination, day) do update set taken = ${rentalDays}.taken + excluded.taken, pieces = excluded.pieces`);
  }
}

/** The opposite of keepDays. */
export async function leaveDays(tx: Database, idSite: number, lines: readonly OccupiedPieces[]): Promise<void> {
  for (const { idDeclination, from, to, quantity } of lines) {
    await tx
      .update(rentalDays)
      .set({ taken: sql`${rentalDays.taken} - ${quantity}` })
      .where(
        and(eq(rentalDays.idSite, idSite), eq(rentalDays.idDeclination, idDeclination), gte(rentalDays.day, from), lte(rentalDays.day, to)),
      );
  }
}

/** A line that is rented keeps pieces on days, turnaround included; `datesTaken` makes the refusal when they are not free. */
export type MayBeRented = { occupied?: RentalDates; datesTaken?: () => ApiError };
type Rented = OccupiedPieces & { datesTaken: () => ApiError };

/** The lines of an order that are rented. */
export const rentedOf = (lines: readonly (MayBeRented & Omit<OccupiedPieces, keyof RentalDates>)[]): Rented[] =>
  lines.flatMap(({ idDeclination, quantity, occupied, datesTaken }) =>
    occupied && datesTaken ? [{ idDeclination, quantity, ...occupied, datesTaken }] : [],
  );

/**
 * Keeps the pieces of an order's rentals until a moment; the declinations are locked, and what expired on them was released.
 * Throws the line's refusal. A piece for rent is never promised: it is free on a day, or it is not.
 */
export async function takeRentals(
  tx: Database,
  { idSite, idOrder, now, until }: { idSite: number; idOrder: string; now: Date; until: Date },
  rented: readonly Rented[],
  stockOf: (idDeclination: number) => number,
): Promise<void> {
  if (rented.length === 0) return;
  const kept = await occupiedWithin(tx, idSite, idsOf(rented), spanOf(rented), { now });
  const refused = firstNotFree(rented, kept, stockOf);
  if (refused) throw refused.datesTaken();
  await tx.insert(stockHolds).values(
    rented.map(({ idDeclination, quantity, from: fromDay, to: toDay }) => ({
      ...{ idSite, idOrder, idDeclination, quantity, fromDay, toDay, expiresAt: until },
    })),
  );
  await keepDays(tx, idSite, rented, stockOf);
}

/** Takes those rentals of an order again whose hold was released; false, and nothing changed: their days are gone. */
export async function retakeRentals(
  tx: Database,
  { idSite, idOrder, now }: { idSite: number; idOrder: string; now: Date },
  stockOf: (idDeclination: number) => number,
): Promise<boolean> {
  const lost = await rentalsOfOrder(tx, { idSite, idOrder }, 'RELEASED');
  if (lost.length === 0) return true;
  const kept = await occupiedWithin(tx, idSite, idsOf(lost), spanOf(lost), { now });
  if (firstNotFree(lost, kept, stockOf)) return false;
  await keepDays(tx, idSite, lost, stockOf);
  return true;
}

/** A refunded order gives the days of its rentals back; the order is locked. */
export async function giveRentalsBack(tx: Database, order: { idSite: number; idOrder: string }): Promise<void> {
  const paid = await rentalsOfOrder(tx, order, 'CONSUMED');
  if (paid.length === 0) return;
  await lockDeclinations(tx, order.idSite, idsOf(paid));
  const released = await tx
    .update(stockHolds)
    .set({ state: 'RELEASED' })
    .where(
      and(
        eq(stockHolds.idSite, order.idSite),
        eq(stockHolds.idOrder, order.idOrder),
        eq(stockHolds.state, 'CONSUMED'),
        isNotNull(stockHolds.fromDay),
      ),
    )
    .returning();
  await leaveDays(tx, order.idSite, released.flatMap(daysOfHold));
}

/** Returns the pieces and days of a hold, if it is a rental's. */
export const daysOfHold = ({ idDeclination, quantity, fromDay: from, toDay: to }: typeof stockHolds.$inferSelect): OccupiedPieces[] =>
  from && to ? [{ idDeclination, quantity, from, to }] : [];

const idsOf = (lines: readonly { idDeclination: number }[]): number[] => [...new Set(lines.map((line) => line.idDeclination))];

async function rentalsOfOrder(
  tx: Database,
  { idSite, idOrder }: { idSite: number; idOrder: string },
  state: 'RELEASED' | 'CONSUMED',
): Promise<OccupiedPieces[]> {
  const rows = await tx
    .select()
    .from(stockHolds)
    .where(and(eq(stockHolds.idSite, idSite), eq(stockHolds.idOrder, idOrder), eq(stockHolds.state, state), isNotNull(stockHolds.fromDay)))
    .orderBy(stockHolds.id);
  return rows.flatMap(daysOfHold);
}
