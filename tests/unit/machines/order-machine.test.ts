import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type OrderEvent, orderMachine, stepsFrom } from '#machines/order-machine.ts';
import type { OrderDeliveryKind } from '#schemas/delivery.ts';
import { OrderStatus } from '#schemas/order.ts';
import { everyState, statesOn } from './states.ts';

const events: OrderEvent[] = [
  { type: 'payment.paid', isFree: true },
  { type: 'payment.paid', isFree: false },
  { type: 'holds.expired' },
  { type: 'order.cancelled' },
  { type: 'order.replaced' },
  { type: 'order.withdrawn' },
  { type: 'order.preparing' },
  { type: 'order.shipped' },
  { type: 'order.ready' },
  { type: 'order.delivered' },
  { type: 'order.collected' },
  { type: 'order.refunded' },
];

const deliveries = ['DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT', 'NO_DELIVERY'] as const;
const pathsOf = (delivery: OrderDeliveryKind) => getShortestPaths(orderMachine, { events, input: { delivery } });
const statusesOf = (delivery: OrderDeliveryKind) => pathsOf(delivery).map((path) => String(path.state.value));

function statusAfter(delivery: OrderDeliveryKind, ...sequence: OrderEvent[]): string {
  const [start] = initialTransition(orderMachine, { delivery });
  return String(sequence.reduce((state, event) => transition(orderMachine, state, event)[0], start).value);
}

describe('the life of an order', () => {
  it('has every status of the contract and no other', () => {
    expect(Object.keys(orderMachine.states).sort()).toEqual([...OrderStatus.options].sort());
  });

  it('can reach every state, one way of delivery or another', () => {
    expect(statesOn(orderMachine, deliveries.flatMap(pathsOf), events)).toEqual(everyState(orderMachine));
  });

  it('can reach every status of its way of delivery', () => {
    expect(statusesOf('DELIVERY').sort()).toEqual(
      ['PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED'].sort(),
    );
    expect(statusesOf('CLICK_AND_COLLECT').sort()).toEqual(
      ['PENDING_PAYMENT', 'PAID', 'PREPARING', 'READY_FOR_PICKUP', 'COLLECTED', 'CANCELLED', 'REFUNDED'].sort(),
    );
    expect(statusesOf('NO_DELIVERY').sort()).toEqual(['PENDING_PAYMENT', 'PAID', 'PREPARING', 'DELIVERED', 'CANCELLED', 'REFUNDED'].sort());
  });

  it('walks the same way as its shortest paths say', () => {
    for (const delivery of deliveries) {
      for (const path of pathsOf(delivery)) {
        const walked = path.steps.map((step) => step.event).filter((event) => events.includes(event));
        expect(statusAfter(delivery, ...walked)).toBe(path.state.value);
      }
    }
  });

  it('is cancelled by its customer only while nobody works on it', () => {
    const paid: OrderEvent = { type: 'payment.paid', isFree: true };
    const withdrawn: OrderEvent = { type: 'order.withdrawn' };
    expect(statusAfter('DELIVERY', withdrawn)).toBe('CANCELLED');
    expect(statusAfter('DELIVERY', paid, withdrawn)).toBe('REFUNDED');
    expect(statusAfter('DELIVERY', paid, { type: 'order.preparing' }, withdrawn)).toBe('PREPARING');
    expect(statusAfter('DELIVERY', paid, { type: 'order.preparing' }, { type: 'order.shipped' }, withdrawn)).toBe('SHIPPED');
  });

  it('never leaves a paid status for an unpaid one', () => {
    for (const path of pathsOf('DELIVERY').filter((each) => !['PENDING_PAYMENT', 'CANCELLED'].includes(String(each.state.value)))) {
      for (const event of events) {
        expect(['PENDING_PAYMENT', 'CANCELLED']).not.toContain(transition(orderMachine, path.state, event)[0].value);
      }
    }
  });

  it('is shipped only where it is sent, collected only where it is collected, and finished without being sent where it needs no delivery', () => {
    for (const delivery of deliveries) {
      const reached = statusesOf(delivery);
      expect(reached.includes('SHIPPED')).toBe(delivery === 'DELIVERY' || delivery === 'PICKUP');
      expect(reached.includes('COLLECTED')).toBe(delivery === 'CLICK_AND_COLLECT');
      expect(reached.includes('DELIVERED')).toBe(delivery !== 'CLICK_AND_COLLECT');
    }
  });

  it('offers the shop what its machine takes, the usual way first', () => {
    expect(stepsFrom('PENDING_PAYMENT', { delivery: 'DELIVERY' })).toEqual(['CANCELLED']);
    expect(stepsFrom('PAID', { delivery: 'DELIVERY' })).toEqual(['PREPARING', 'REFUNDED']);
    expect(stepsFrom('PAID', { delivery: 'NO_DELIVERY' })).toEqual(['PREPARING', 'DELIVERED', 'REFUNDED']);
    expect(stepsFrom('PREPARING', { delivery: 'PICKUP' })).toEqual(['SHIPPED', 'REFUNDED']);
    expect(stepsFrom('PREPARING', { delivery: 'CLICK_AND_COLLECT' })).toEqual(['READY_FOR_PICKUP', 'REFUNDED']);
    expect(stepsFrom('REFUNDED', { delivery: 'DELIVERY' })).toEqual([]);
  });

  it('that was cancelled is paid back only where money came for it', () => {
    expect(stepsFrom('CANCELLED', { delivery: 'DELIVERY' })).toEqual([]);
    expect(stepsFrom('CANCELLED', { delivery: 'DELIVERY', moneyCame: true })).toEqual(['REFUNDED']);
  });

  it('is revived by a late payment only while its pieces are there', () => {
    expect(statusAfter('DELIVERY', { type: 'holds.expired' }, { type: 'payment.paid', isFree: true })).toBe('PAID');
    expect(statusAfter('DELIVERY', { type: 'holds.expired' }, { type: 'payment.paid', isFree: false })).toBe('CANCELLED');
  });

  it('cannot be shipped when it is collected in the shop', () => {
    expect(
      statusAfter('CLICK_AND_COLLECT', { type: 'payment.paid', isFree: true }, { type: 'order.preparing' }, { type: 'order.shipped' }),
    ).toBe('PREPARING');
  });
});
