import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { addDays } from '#domain/days.ts';
import { instantIn } from '#domain/time-zones.ts';

const Day = z.iso.date().optional();

/** Days in the shop's time zone, both counted; without one there is no bound. */
export type Period = { from: string | undefined; to: string | undefined };

/** Reads `from` and `to` of a query. Throws ApiError 422. */
export function readPeriod(query: Readonly<Record<string, string>>): Period {
  const read = (key: 'from' | 'to') => {
    const parsed = Day.safeParse(query[key] || undefined);
    if (!parsed.success) throw ApiError.fields([{ key, message: 'field.date' }]);
    return parsed.data;
  };
  const period = { from: read('from'), to: read('to') };
  if (period.from && period.to && period.from > period.to) throw ApiError.fields([{ key: 'to', message: 'csv.period' }]);
  return period;
}

/** Condition that a time is in a period of a time zone. */
export function within(column: PgColumn, { from, to }: Period, timeZone: string): SQL | undefined {
  return and(
    from ? gte(column, instantIn(timeZone, from, '00:00')) : undefined,
    to ? lt(column, instantIn(timeZone, addDays(to, 1), '00:00')) : undefined,
  );
}

/** A moment as its two cells: `2026-11-20 10:00:00` in a time zone, and ISO 8601 in UTC; none where it has not come. */
export function momentCells(moment: Date | null, timeZone: string): [local: string, utc: string] {
  if (!moment) return ['', ''];
  // Swedish dates are ISO 8601.
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  return [local, moment.toISOString()];
}
