import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { slotsQuery } from '#client/queries/places.ts';
import { queryClient } from '#client/query-client.ts';
import type { PickupClosure } from '#schemas/delivery.ts';
import type { SlotsState } from './slots.ts';

/** How many months ahead one can look. */
const mostMonths = 4;

/** The free slots of the shop's calendar from this month on: two months at first, then one more at a time. */
export function usePickupSlots(isWanted: boolean): SlotsState {
  const [months, setMonths] = useState(2);
  const queries = useQueries(
    { queries: monthsFrom(new Date(), months).map((month) => ({ ...slotsQuery(month), enabled: isWanted })) },
    queryClient(),
  );
  return {
    status: queries.some(({ isError }) => isError) ? 'error' : queries.some(({ isPending }) => isPending) ? 'loading' : 'ready',
    slots: queries.flatMap(({ data }) => data?.slots ?? []),
    closures: eachOnce(queries.flatMap(({ data }) => data?.closures ?? [])),
    more: months < mostMonths ? () => setMonths(months + 1) : undefined,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

/** One that reaches into the next month is answered for both. */
const eachOnce = (closures: readonly PickupClosure[]): PickupClosure[] => [
  ...new Map(closures.map((closure) => [`${closure.from} ${closure.reason}`, closure])).values(),
];

/** `count` months, the first being that of `start`; 1 is January. */
export function monthsFrom(start: Date, count: number): { month: number; year: number }[] {
  return Array.from({ length: count }, (_, ahead) => {
    const first = new Date(start.getFullYear(), start.getMonth() + ahead, 1);
    return { month: first.getMonth() + 1, year: first.getFullYear() };
  });
}
