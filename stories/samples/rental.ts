import { expect, within } from 'storybook/test';
import { rentalMonthQuery } from '#client/queries/rental.ts';
import { queryClient } from '#client/query-client.ts';
import { daysOf } from '#domain/rental-dates.ts';
import type { Product } from '#schemas/product.ts';

/** Months around the stories' moment, with the days that can be rented in each. */
const months = [
  { month: '2026-10', days: [] },
  { month: '2026-11', days: daysOf({ from: '2026-11-22', to: '2026-11-30' }) },
  { month: '2026-12', days: daysOf({ from: '2026-12-01', to: '2026-12-31' }) },
];

/** A piece for rent whose free days were read already: its calendar is there as soon as its code is. */
export const forRent = ({ declination }: Pick<Product, 'declination'>) => ({
  beforeEach: () => {
    for (const { id } of declination) {
      for (const { month, days } of months) {
        queryClient().setQueryData(rentalMonthQuery(id, month).queryKey, {
          first: '2026-11-22',
          last: '2027-11-21',
          days: days.map((date) => ({ date, free: 1 })),
        });
      }
    }
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(await within(canvasElement).findByRole('grid')).toBeVisible();
  },
});
