import { describe, expect, it } from 'vitest';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { withdrawalEnd } from '#domain/withdrawal-period.ts';
import { type ReturnEvent, returnMachine, returnStepsFrom } from '#machines/return-machine.ts';
import { OrderBackStatus } from '#schemas/order-back.ts';
import { everyState, statesOn } from './states.ts';

const events: ReturnEvent[] = [
  { type: 'return.label-sent' },
  { type: 'return.received' },
  { type: 'return.refunded' },
  { type: 'return.refused' },
];
const paths = getSimplePaths(returnMachine, { events });

describe('the paths of a return', () => {
  it('reach every state', () => {
    const shortest = getShortestPaths(returnMachine, { events });
    expect(statesOn(returnMachine, shortest, events)).toEqual(everyState(returnMachine));
  });

  it('reach every status that is stored', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(OrderBackStatus.options));
  });

  it('refund nothing that was not received', () => {
    const refunded = paths.filter(({ state }) => state.value === 'REFUNDED');
    expect(refunded).not.toHaveLength(0);
    for (const { steps } of refunded) expect(steps.map(({ event }) => event.type)).toContain('return.received');
  });

  it('end refunded or refused, and then take nothing more', () => {
    for (const status of ['REFUNDED', 'REFUSED'] as const) expect(returnStepsFrom(status)).toEqual([]);
  });
});

describe('the time to send something back', () => {
  const end = (arrived: string) => withdrawalEnd(new Date(arrived), { timeZone: 'Europe/Paris', market: 'FR' }).toISOString();

  it('ends at midnight after the 14th day, in the shop’s time zone', () => {
    // Tuesday 10 November, 23:30 in Paris: until the end of Tuesday 24 November.
    expect(end('2026-11-10T22:30:00Z')).toBe('2026-11-24T23:00:00.000Z');
  });

  it('goes on until Monday where it would end at a weekend', () => {
    expect(end('2026-11-07T10:00:00Z')).toBe('2026-11-23T23:00:00.000Z');
    expect(end('2026-11-08T10:00:00Z')).toBe('2026-11-23T23:00:00.000Z');
  });
});
