import { describe, expect, it } from 'vitest';
import { noteTold, type SeenActor, Told } from '#admin/machines/seen-actors.ts';

const told = (type: string, more: object, sessionId = 'tab1 x:0') =>
  Told.parse({ type, sessionId, page: '/cart', createdAt: '1763800000000', _version: '1', ...more });
const starts = (sessionId?: string) =>
  told('@xstate.actor', { name: 'cart', snapshot: { value: 'none', context: { id: null } } }, sessionId);
const seenAfter = (...all: Told[]) => all.reduce<readonly SeenActor[]>(noteTold, []);

describe('the actors of other tabs', () => {
  it('are shown with their state and context, as last told', () => {
    expect(
      seenAfter(starts(), told('@xstate.snapshot', { snapshot: { value: { confirming: 'reading' }, context: { id: 'c1' } } })),
    ).toMatchObject([{ machine: 'cart', page: '/cart', value: { confirming: 'reading' }, context: { id: 'c1' } }]);
  });

  it('keep their last events with their time, newest first, also when the page asks again', () => {
    const events = Array.from({ length: 25 }, (_, number) => told('@xstate.event', { event: { type: `e${number}`, quantity: number } }));
    const [actor] = seenAfter(starts(), ...events, starts());
    expect(actor?.events).toHaveLength(20);
    expect(actor?.events[0]).toEqual({ number: 25, at: 1763800000000, type: 'e24', data: { quantity: 24 } });
  });

  it('of two tabs are told apart, and go with their tab', () => {
    const both = seenAfter(starts(), starts('tab2 x:0'));
    expect(both).toHaveLength(2);
    expect(noteTold(both, { type: 'machines.left', sessionId: 'tab1 ' }).map(({ sessionId }) => sessionId)).toEqual(['tab2 x:0']);
  });

  it('that were not announced are not shown', () => {
    expect(seenAfter(told('@xstate.event', { event: { type: 'cart.add' } }))).toEqual([]);
    expect(Told.safeParse({ type: 'something.else' }).success).toBe(false);
  });
});
