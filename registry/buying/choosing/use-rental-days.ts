import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { rentalMonthQuery } from '#client/queries/rental.ts';
import { queryClient } from '#client/query-client.ts';
import { addMonths } from '#domain/days.ts';
import type { FreeDays } from './rental-choice.ts';

export type RentalDaysState = {
  /** Null until a month has been answered; from then on they stay while further months load. */
  days: FreeDays | null;
  isFailed: boolean;
  retry: () => void;
};

/** The free days of a declination around a month (YYYY-MM): its own and those before and after, which a rental may reach into. */
export function useRentalDays(idDeclination: number, month: string): RentalDaysState {
  const months = [month, addMonths(month, 1), addMonths(month, -1)];
  const queries = useQueries({ queries: months.map((each) => rentalMonthQuery(idDeclination, each)) }, queryClient());
  const [shown] = queries;
  const [bounds, keepBounds] = useState<Pick<FreeDays, 'first' | 'last'> | null>(null);
  if (!bounds && shown?.data) keepBounds({ first: shown.data.first, last: shown.data.last });
  const all = queries.flatMap(({ data }) => data?.days ?? []);
  return {
    days: bounds && { ...bounds, free: new Map(all.map(({ date, free }) => [date, free])) },
    isFailed: !shown?.data && (shown?.isError ?? false),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
