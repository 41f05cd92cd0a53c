import { useQueries } from '@tanstack/react-query';
import { rentalMonthQuery } from '#client/queries/rental.ts';
import { queryClient } from '#client/query-client.ts';
import { addDays } from '#schemas/day.ts';
import { monthOf } from '../checkout-parts/month-weeks.ts';
import type { FreeDays } from './rental-choice.ts';

export type RentalDaysState = { days: FreeDays | null; isFailed: boolean; retry: () => void };

/** The free days of a declination around a month (YYYY-MM): its own and those before and after, which a rental may reach into. */
export function useRentalDays(idDeclination: number, month: string): RentalDaysState {
  const months = [month, monthOf(addDays(`${month}-01`, 31)), monthOf(addDays(`${month}-01`, -1))];
  const queries = useQueries({ queries: months.map((each) => rentalMonthQuery(idDeclination, each)) }, queryClient());
  const [shown] = queries;
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  if (!shown?.data) return { days: null, isFailed: shown?.isError ?? false, retry };
  const { first, last } = shown.data;
  const all = queries.flatMap(({ data }) => data?.days ?? []);
  return { days: { first, last, free: new Map(all.map(({ date, free }) => [date, free])) }, isFailed: false, retry };
}
