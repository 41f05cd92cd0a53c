import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { slotsQuery } from '#client/queries/places.ts';
import { queryClient } from '#client/query-client.ts';
import { pickupWindow } from '#domain/rental-in-time.ts';
import type { PickupClosure } from '#schemas/delivery.ts';
import type { RentalDates } from '#schemas/rental.ts';
import type { SlotsState } from './slots.ts';

/** Number of months ahead that can be shown. */
const maxMonths = 4;

/**
 * The free slots of the shop's calendar from this month on: two months at first, then one more at a time. With rentals in the cart,
 * those at which they can be collected: around their first days.
 */
export function usePickupSlots(isWanted: boolean, rentals: readonly string[]): SlotsState {
  const [months, setMonths] = useState(2);
  const window = pickupWindow(rentals);
  const asked = window ? monthsOf(window) : monthsFrom(new Date(), months);
  const queries = useQueries({ queries: asked.map((month) => ({ ...slotsQuery(month, rentals), enabled: isWanted })) }, queryClient());
  return {
    status: queries.some(({ isError }) => isError) ? 'error' : queries.some(({ isPending }) => isPending) ? 'loading' : 'ready',
    slots: queries.flatMap(({ data }) => data?.slots ?? []),
    closures: eachOnce(queries.flatMap(({ data }) => data?.closures ?? [])),
    window,
    more: !window && months < maxMonths ? () => setMonths(months + 1) : undefined,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

/** One that reaches into the next month is answered for both. */
const eachOnce = (closures: readonly PickupClosure[]): PickupClosure[] => [
  ...new Map(closures.map((closure) => [`${closure.from} ${closure.reason}`, closure])).values(),
];

/** The months of a window: one, or two where it goes over the end of one. Of an empty window, that of its end. */
const monthsOf = ({ from, to }: RentalDates): { month: number; year: number }[] =>
  [...new Set([from <= to ? from : to, to].map((day) => day.slice(0, 7)))].map((month) => ({
    month: Number(month.slice(5)),
    year: Number(month.slice(0, 4)),
  }));

/** `count` months, the first being that of `start`; 1 is January. */
export function monthsFrom(start: Date, count: number): { month: number; year: number }[] {
  return Array.from({ length: count }, (_, ahead) => {
    const first = new Date(start.getFullYear(), start.getMonth() + ahead, 1);
    return { month: first.getMonth() + 1, year: first.getFullYear() };
  });
}
