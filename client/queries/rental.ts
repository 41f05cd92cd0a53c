import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** Pieces of a declination that are free on the days of a month (YYYY-MM). Other shoppers take them: fresh for 30 seconds. */
export const rentalMonthQuery = (declinationId: number, month: string) =>
  queryOptions({
    queryKey: ['rental', declinationId, month],
    queryFn: ({ signal }) =>
      browserApi.call(
        'GET /rental/{declinationId}/date/allowed/{month}/{year}',
        { params: { declinationId, month: Number(month.slice(5)), year: Number(month.slice(0, 4)) } },
        { signal },
      ),
    staleTime: 30_000,
  });
