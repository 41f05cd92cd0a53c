import { expect, it } from 'vitest';
import { rentalWay } from '#registry/buying/choosing/rental-handover.tsx';
import type { DeliveryEstimate } from '#schemas/delivery.ts';

const estimate: DeliveryEstimate = {
  carriers: [
    { idCarrier: 1, deliveryType: 'DELIVERY', from: '2026-11-25', to: '2026-11-26' },
    { idCarrier: 2, deliveryType: 'PICKUP', from: '2026-11-27', to: '2026-11-30' },
  ],
  pickup: { date: '2026-11-24', from: '10:00', to: '12:00' },
};

it('the sheet of a rental promises to bring it where a carrier can be there by its first day, else to hand it over, else nothing', () => {
  const first = ['2026-11-26', '2026-11-25', '2026-11-24', '2026-11-23'];
  expect(first.map((day) => rentalWay(estimate, day))).toEqual(['sent', 'collected', 'collected', null]);
  expect(rentalWay({ ...estimate, pickup: null }, '2026-11-25')).toBeNull();
});
