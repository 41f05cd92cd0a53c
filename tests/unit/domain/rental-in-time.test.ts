import { expect, test } from 'vitest';
import { firstDaysOf, isCarrierInTime, isWithin, pickupWindow } from '#domain/rental-in-time.ts';

test('a rental is collected on its first day, or on one of the three before', () => {
  const window = pickupWindow(['2026-12-24']);
  const days = ['2026-12-20', '2026-12-21', '2026-12-23', '2026-12-24', '2026-12-25', '2026-12-28'];
  expect(days.map((day) => isWithin(window, day))).toEqual([false, true, true, true, false, false]);
});

test('rentals of several first days are collected together in the days that serve them all, or on none', () => {
  expect(pickupWindow(['2026-12-26', '2026-12-24'])).toEqual({ from: '2026-12-23', to: '2026-12-24' });
  const apart = pickupWindow(['2026-12-01', '2026-12-24']);
  expect(['2026-11-28', '2026-12-01', '2026-12-21', '2026-12-24'].some((day) => isWithin(apart, day))).toBe(false);
});

test('an order without a rental is collected on any day, and goes with any carrier', () => {
  expect(isWithin(pickupWindow(firstDaysOf([{}])), '2030-01-01')).toBe(true);
  expect(isCarrierInTime([], { arrival: null })).toBe(true);
});

const begins = ['2026-11-21', '2026-11-24', '2026-11-25', '2026-12-04'];

test('a rental goes with a carrier that comes by its first day, not with one that comes later or that names no days', () => {
  const carrier = { arrival: { from: '2026-11-24', to: '2026-11-25' } };
  expect(begins.map((day) => isCarrierInTime([day], carrier))).toEqual([false, false, true, true]);
  expect(isCarrierInTime(['2026-12-04', '2026-11-24'], carrier)).toBe(false);
  expect(isCarrierInTime(['2026-12-04'], { arrival: null })).toBe(false);
});
