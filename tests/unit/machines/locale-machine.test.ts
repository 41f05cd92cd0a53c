import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { localeMachine } from '#machines/locale-machine.ts';
import { everyState } from './states.ts';

const input = { spoken: ['fr', 'en'], lang: 'fr' };
const started = () => createActor(localeMachine, { input }).start();

describe('the language of a visitor', () => {
  it('is pending once chosen, and in effect once finalised', () => {
    const actor = started();
    actor.send({ type: 'locale.choose', lang: 'en' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'pending', context: { lang: 'fr', pending: 'en' } });
    actor.send({ type: 'locale.finalise' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'settled', context: { lang: 'en', pending: null } });
  });

  it('stays what it was when the choice is cancelled, and takes the last of two choices', () => {
    const actor = started();
    actor.send({ type: 'locale.choose', lang: 'en' });
    actor.send({ type: 'locale.cancel' });
    expect(actor.getSnapshot().context).toMatchObject({ lang: 'fr', pending: null });
    actor.send({ type: 'locale.choose', lang: 'en' });
    actor.send({ type: 'locale.choose', lang: 'fr' });
    actor.send({ type: 'locale.finalise' });
    expect(actor.getSnapshot().context.lang).toBe('fr');
  });

  it('is never one that the site lacks', () => {
    const actor = started();
    actor.send({ type: 'locale.choose', lang: 'de' });
    actor.send({ type: 'locale.finalise' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'settled', context: { lang: 'fr' } });
  });

  it('is in every state on the shortest paths', () => {
    const events = [
      { type: 'locale.choose', lang: 'en' } as const,
      { type: 'locale.finalise' } as const,
      { type: 'locale.cancel' } as const,
    ];
    const paths = getShortestPaths(localeMachine, { events, input });
    expect([...new Set(paths.map(({ state }) => String(state.value)))].sort()).toEqual(everyState(localeMachine));
  });
});
