import { expect, it } from 'vitest';
import { orderTimeline } from '#domain/order-timeline.ts';
import type { OrderStatus } from '#schemas/order.ts';

const timeline = (status: OrderStatus, type: 'DELIVERY' | 'CLICK_AND_COLLECT' | 'NO_DELIVERY' | 'PICKUP') =>
  orderTimeline({ status, delivery: { type } })?.map((step) => `${step.status} ${step.state}`) ?? null;

it('leads a parcel from its payment to its arrival', () => {
  expect(timeline('SHIPPED', 'DELIVERY')).toEqual(['PAID done', 'PREPARING done', 'SHIPPED current', 'DELIVERED ahead']);
  expect(timeline('SHIPPED', 'PICKUP')).toEqual(timeline('SHIPPED', 'DELIVERY'));
});

it('leads a collected order to the counter, and what is not delivered past it', () => {
  expect(timeline('PAID', 'CLICK_AND_COLLECT')).toEqual(['PAID current', 'PREPARING ahead', 'READY_FOR_PICKUP ahead', 'COLLECTED ahead']);
  expect(timeline('PREPARING', 'NO_DELIVERY')).toEqual(['PAID done', 'PREPARING current', 'DELIVERED ahead']);
});

it('begins with the payment that is awaited', () => {
  expect(timeline('PENDING_PAYMENT', 'DELIVERY')?.[0]).toBe('PENDING_PAYMENT current');
});

it('has nothing left to wait for at its end', () => {
  expect(timeline('COLLECTED', 'CLICK_AND_COLLECT')).toEqual(['PAID done', 'PREPARING done', 'READY_FOR_PICKUP done', 'COLLECTED done']);
});

it('is none for an order that was cancelled or refunded', () => {
  expect([timeline('CANCELLED', 'DELIVERY'), timeline('REFUNDED', 'CLICK_AND_COLLECT')]).toEqual([null, null]);
});
