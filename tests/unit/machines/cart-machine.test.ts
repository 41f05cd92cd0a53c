import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type CartEmitted, type CartEvent, type CartWrite, cartMachine } from '#machines/cart-machine.ts';
import type { Cart } from '#schemas/cart.ts';
import { add, cart, cartId, line } from './cart-samples.ts';
import { noAnswer, refusal } from './failures.ts';
import { everyState, statesOn } from './states.ts';

type Input = { id: string | null; cart?: Cart; lang: 'fr' | 'en' };
const stored: Input = { id: cartId, lang: 'en' };
const fresh: Input = { id: null, lang: 'en' };

const outcome = (actor: string, result: { output: unknown } | { error: unknown }) =>
  ({
    type: 'output' in result ? `xstate.done.actor.${actor}` : `xstate.error.actor.${actor}`,
    actorId: actor,
    ...result,
  }) as unknown as CartEvent;

const invoked = (state: string) => `0.cart.${state}`;
const events: CartEvent[] = [
  add('k1'),
  { type: 'cart.retry' },
  { type: 'cart.refresh' },
  { type: 'cart.claim' },
  { type: 'cart.clear' },
  ...['restoring', 'refreshing', 'claiming', 'writing'].flatMap((state) => [
    outcome(invoked(state), { output: cart }),
    outcome(invoked(state), { error: refusal('No') }),
    outcome(invoked(state), { error: noAnswer() }),
  ]),
];

/** The state after events, by the pure transition function. */
function walk(input: Input, ...sequence: CartEvent[]) {
  const [start] = initialTransition(cartMachine, input);
  return sequence.reduce((state, event) => transition(cartMachine, state, event)[0], start);
}
const restored = outcome(invoked('restoring'), { output: cart });
const written = outcome(invoked('writing'), { output: cart });

describe('the paths of the cart', () => {
  // Key of a state for the walk: the queue is bounded, so that the graph is finite.
  const paths = getShortestPaths(cartMachine, {
    input: stored,
    events,
    serializeState: ({ value, context }) => JSON.stringify([value, context.id, context.cart !== null, context.queue.length]),
    stopWhen: ({ context }) => context.queue.length > 2,
  });

  it('reach every state', () => {
    expect(statesOn(cartMachine, paths, events)).toEqual(everyState(cartMachine));
  });

  it('lead where the transition function leads', () => {
    for (const { state, steps } of paths) {
      const walked = steps.map(({ event }) => event as CartEvent).filter((event) => events.includes(event));
      expect(walk(stored, ...walked).value).toBe(state.value);
    }
  });

  it('never hold a cart without its id', () => {
    for (const { state } of paths) if (state.context.cart) expect(state.context.id).not.toBeNull();
  });

  it('hold a cart where it is created, none where there is none, and a write while one is on its way', () => {
    for (const { state } of paths) {
      const { cart: held, id, queue } = state.context;
      if (state.value === 'created') expect(held).not.toBeNull();
      if (state.value === 'none') expect([held, id, queue]).toEqual([null, null, []]);
      if (state.value === 'writing' || state.value === 'interrupted') expect(queue).not.toHaveLength(0);
    }
  });

  it('remove from the stored queue what leaves the queue, and nothing else', () => {
    for (const { state } of paths)
      for (const event of [...events, { type: 'cart.changed.elsewhere', id: null } satisfies CartEvent]) {
        const [next, actions] = transition(cartMachine, state, event);
        const removed = actions.flatMap(({ type, params }) => (type === 'removeStored' ? (params as { keys: string[] }).keys : []));
        const before = [...state.context.queue.map(({ key }) => key), ...(event.type === 'cart.add' ? [event.key] : [])];
        expect(removed).toEqual(before.slice(0, before.length - next.context.queue.length));
      }
  });

  it('end in no cart at logout, from everywhere', () => {
    for (const { state } of paths) {
      const [next] = transition(cartMachine, state, { type: 'cart.clear' });
      expect([next.value, next.context.id, next.context.cart, next.context.queue.length]).toEqual(['none', null, null, 0]);
    }
  });
});

describe('the cart', () => {
  it('is none without a stored id, and is created on first add', () => {
    expect(walk(fresh).value).toBe('none');
    expect(walk(fresh, add('k1')).value).toBe('writing');
    expect(walk(fresh, add('k1'), written)).toMatchObject({ value: 'created', context: { id: cartId, cart, queue: [] } });
  });

  it('is restored from its stored id and refreshed at start', () => {
    expect(walk(stored).value).toBe('restoring');
    expect(walk(stored, restored)).toMatchObject({ value: 'created', context: { cart } });
  });

  it('that its page was made with stays on show while it is read again; another one does not', () => {
    expect(walk({ ...stored, cart })).toMatchObject({ value: 'refreshing', context: { cart } });
    expect(walk({ ...stored, cart: { ...cart, id: 'another' } })).toMatchObject({ value: 'restoring', context: { cart: null } });
    expect(walk({ ...fresh, cart })).toMatchObject({ value: 'none', context: { cart: null } });
  });

  it('is cleared with its stored id when the refresh is refused', () => {
    const state = walk(stored, outcome(invoked('restoring'), { error: refusal('Unknown cart') }));
    expect(state).toMatchObject({ value: 'none', context: { id: null, cart: null } });
  });

  it('keeps its id and offers a retry when the refresh gets no answer', () => {
    const state = walk(stored, outcome(invoked('restoring'), { error: noAnswer() }));
    expect(state).toMatchObject({ value: 'unreachable', context: { id: cartId } });
    expect(transition(cartMachine, state, { type: 'cart.retry' })[0].value).toBe('restoring');
  });

  it('becomes created on login', () => {
    const state = walk(fresh, { type: 'cart.claim' }, outcome(invoked('claiming'), { output: cart }));
    expect(state).toMatchObject({ value: 'created', context: { id: cartId } });
  });

  it('refuses a quantity that breaks a rule, without a call', () => {
    const state = walk(fresh, add('k1', 0));
    expect(state).toMatchObject({ value: 'none', context: { error: 'Quantity must be greater than 0', queue: [] } });
    expect(walk({ ...fresh, lang: 'fr' }, add('k1', 4)).context.error).toBe('Il ne reste que 3 articles en stock');
    const box = { ...line, type: 'WINE' as const, sellByMultipleOf: 6 };
    const set = walk(stored, restored, { type: 'cart.quantity.set', key: 'k', line: box, quantity: 7 });
    expect(set.context.error).toBe('This product can only be added by multiple of 6 bottles');
  });

  it("stores a refused addition's message followed by its key : error pairs, and reads the cart again", () => {
    const error = refusal('Not added', [
      { key: 'quantity', error: 'too many' },
      { key: 'size', error: 'missing' },
    ]);
    const state = walk(stored, restored, add('k1'), outcome(invoked('writing'), { error }));
    expect(state).toMatchObject({ value: 'refreshing', context: { error: 'Not added quantity : too many size : missing', queue: [] } });
  });

  it('tells a refused discount code at its field alone, and forgets that at the next try', () => {
    const apply = (code: string): CartEvent => ({ type: 'cart.discount.apply', key: code, code });
    const refused = walk(stored, restored, apply('NOPE'), outcome(invoked('writing'), { error: refusal('Unknown code') }));
    expect(refused).toMatchObject({ value: 'refreshing', context: { discountError: 'Unknown code', error: null, cart, queue: [] } });
    const again = walk(stored, restored, apply('NOPE'), outcome(invoked('writing'), { error: refusal('Unknown code') }), apply('DIX'));
    expect(again.context.discountError).toBeNull();
  });

  it('keeps its discount code when it is read again: no refresh names one, and taking it off is a write of its own', async () => {
    const reduced = { ...cart, discountCode: 'DIX' };
    const inputs: unknown[] = [];
    const noteInput = fromPromise<Cart, { id: string }>(async ({ input }) => {
      inputs.push(input);
      return reduced;
    });
    const actor = createActor(cartMachine.provide({ actors: { refreshCart: noteInput } }), { input: stored }).start();
    await waitFor(actor, (state) => state.matches('created'));
    actor.send({ type: 'cart.changed.elsewhere', id: cartId });
    await waitFor(actor, (state) => state.matches('created'));
    expect(inputs).toEqual([{ id: cartId }, { id: cartId }]);
    expect(actor.getSnapshot().context.cart?.discountCode).toBe('DIX');

    const removing = walk(stored, outcome(invoked('restoring'), { output: reduced }), { type: 'cart.discount.remove', key: 'off' });
    expect(removing).toMatchObject({ value: 'writing', context: { queue: [{ kind: 'removeDiscount', key: 'off' }] } });
  });

  it('keeps a write without an answer, with its key, and sends it again', () => {
    const state = walk(stored, restored, add('k1'), outcome(invoked('writing'), { error: noAnswer() }));
    expect(state).toMatchObject({ value: 'interrupted', context: { queue: [{ key: 'k1' }], cart } });
    expect(transition(cartMachine, state, { type: 'cart.retry' })[0].value).toBe('writing');
  });

  it('sends only the last of the quantities that wait for one line', () => {
    const set = (key: string, quantity: number): CartEvent => ({ type: 'cart.quantity.set', key, line, quantity });
    const { queue } = walk(stored, restored, set('a', 2), set('b', 3), set('c', 4)).context;
    expect(queue.map(({ key }) => key)).toEqual(['a', 'c']);
  });

  it('is read again when another tab changed it, and forgotten when another tab has none', () => {
    const changed = walk(stored, restored, { type: 'cart.changed.elsewhere', id: 'another' });
    expect(changed).toMatchObject({ value: 'refreshing', context: { id: 'another', cart } });
    expect(walk(stored, restored, { type: 'cart.changed.elsewhere', id: null })).toMatchObject({ value: 'none', context: { id: null } });
  });
});

describe('the cart, when an answer is late or lost', () => {
  const elsewhere: CartEvent = { type: 'cart.changed.elsewhere', id: cartId };

  it('is read again after a write during which another tab changed it: the answer may be older than that change', () => {
    const state = walk(stored, restored, add('k1'), elsewhere, written);
    expect(state).toMatchObject({ value: 'refreshing', context: { isOutdated: false, queue: [] } });
    expect(walk(stored, restored, add('k1'), written).value).toBe('created');
  });

  it('stays on show when it could not be read again, and is asked for until it is', () => {
    const state = walk(stored, restored, elsewhere, outcome(invoked('refreshing'), { error: noAnswer() }));
    expect(state).toMatchObject({ value: 'stale', context: { cart } });
    expect(transition(cartMachine, state, { type: 'cart.retry' })[0].value).toBe('refreshing');
  });

  it('is claimed again when a sign-in’s claim got no answer, and without the browser’s cart when that is somebody else’s', () => {
    const claim: CartEvent = { type: 'cart.claim' };
    const unclaimed = walk(fresh, claim, outcome(invoked('claiming'), { error: noAnswer() }));
    expect(unclaimed.value).toBe('unclaimed');
    expect(transition(cartMachine, unclaimed, { type: 'cart.retry' })[0].value).toBe('claiming');
    const others = walk(stored, restored, claim, outcome(invoked('claiming'), { error: refusal('Unknown cart') }));
    expect(others).toMatchObject({ value: 'claiming', context: { id: null, cart: null } });
  });

  it('takes the changes of its lines along when it is gone, and keeps the additions', () => {
    const remove: CartEvent = { type: 'cart.remove', key: 'k2', line };
    const gone = walk(stored, add('k1'), remove, outcome(invoked('restoring'), { error: refusal('Unknown cart') }));
    expect(gone).toMatchObject({ value: 'writing', context: { id: null, queue: [{ key: 'k1' }] } });
  });
});

type Written = { id: string | null; write: CartWrite };

/** A started actor whose calls answer as told; every write is noted. */
function started(
  input: Input,
  answers: { refresh?: () => Promise<Cart>; write?: (written: Written) => Promise<Cart> },
  clock?: SimulatedClock,
) {
  const writes: Written[] = [];
  const emitted: CartEmitted[] = [];
  const removed: string[] = [];
  const machine = cartMachine.provide({
    actors: {
      refreshCart: fromPromise(answers.refresh ?? (() => Promise.resolve(cart))),
      writeCart: fromPromise<Cart, Written>(({ input: written }) => {
        writes.push(written);
        return answers.write?.(written) ?? Promise.resolve(cart);
      }),
    },
    actions: { removeStored: (_, { keys }) => void removed.push(...keys) },
  });
  const actor = createActor(machine, { input, ...(clock && { clock }) });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, writes, emitted, removed };
}

describe('the running cart', () => {
  it('writes one after another', async () => {
    let running = 0;
    let most = 0;
    const { actor, writes } = started(fresh, {
      write: async () => {
        most = Math.max(most, ++running);
        await Promise.resolve();
        running--;
        return cart;
      },
    });
    for (const key of ['a', 'b', 'c']) actor.send(add(key));
    await waitFor(actor, ({ context }) => context.queue.length === 0);
    expect(writes.map(({ write }) => write.key)).toEqual(['a', 'b', 'c']);
    expect(writes.map(({ id }) => id)).toEqual([null, cartId, cartId]);
    expect(most).toBe(1);
  });

  it('waits for the restored cart before it writes', async () => {
    const { actor, writes } = started(stored, {});
    actor.send(add('a'));
    expect(writes).toEqual([]);
    await waitFor(actor, (state) => state.matches('created') && state.context.queue.length === 0);
    expect(writes).toMatchObject([{ id: cartId, write: { key: 'a' } }]);
  });

  it('announces an added product and the change, for the toast and for other tabs', async () => {
    const { actor, emitted } = started(fresh, {});
    actor.send(add('a'));
    await waitFor(actor, (state) => state.matches('created'));
    expect(emitted).toEqual([{ type: 'cart.changed', id: cartId }, { type: 'cart.product.added' }]);
  });

  it('does not announce what it only read again: tabs would call each other for ever', async () => {
    const { actor, emitted } = started(stored, {});
    await waitFor(actor, (state) => state.matches('created'));
    actor.send({ type: 'cart.changed.elsewhere', id: cartId });
    await waitFor(actor, (state) => state.matches('created'));
    expect(emitted).toEqual([]);
  });

  it('tries again by itself 15 seconds after a call without an answer', async () => {
    const clock = new SimulatedClock();
    let isDown = true;
    const { actor, writes } = started(fresh, { write: () => (isDown ? Promise.reject(noAnswer()) : Promise.resolve(cart)) }, clock);
    actor.send(add('a'));
    await waitFor(actor, (state) => state.matches('interrupted'));
    isDown = false;
    clock.increment(14_999);
    expect(writes).toHaveLength(1);
    clock.increment(1);
    await waitFor(actor, (state) => state.matches('created'));
    expect(writes.map(({ write }) => write.key)).toEqual(['a', 'a']);
  });

  it('drops the answer of a write that a logout overtook', async () => {
    const { actor } = started(fresh, {});
    actor.send(add('a'));
    actor.send({ type: 'cart.clear' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(actor.getSnapshot()).toMatchObject({ value: 'none', context: { id: null, cart: null } });
  });
});

describe('the stored queue', () => {
  const claim: CartEvent = { type: 'cart.claim' };

  it('loses an addition when it was made, is refused, or breaks a rule of quantity', async () => {
    const { actor, removed } = started(fresh, {
      write: ({ write }) => (write.key === 'b' ? Promise.reject(refusal('No')) : Promise.resolve(cart)),
    });
    actor.send(add('rule', 0));
    expect(removed).toEqual(['rule']);
    for (const key of ['a', 'b', 'c']) actor.send(add(key));
    expect(removed).toEqual(['rule']);
    await waitFor(actor, (state) => state.matches('created') && state.context.queue.length === 0);
    expect(removed).toEqual(['rule', 'a', 'b', 'c']);
  });

  it('keeps an addition that got no answer, that waits, or whose cart is gone', async () => {
    const { actor, removed } = started(stored, {
      refresh: () => Promise.reject(refusal('Unknown cart')),
      write: () => Promise.reject(noAnswer()),
    });
    actor.send(add('a'));
    actor.send(add('b'));
    await waitFor(actor, (state) => state.matches('interrupted'));
    expect([removed, actor.getSnapshot().context.queue.map(({ key }) => key)]).toEqual([[], ['a', 'b']]);
  });

  it('loses all at sign-out, here or in another tab', async () => {
    for (const gone of [{ type: 'cart.clear' }, { type: 'cart.changed.elsewhere', id: null }] satisfies CartEvent[]) {
      const { actor, removed } = started(stored, { refresh: () => Promise.reject(noAnswer()) });
      await waitFor(actor, (state) => state.matches('unreachable'));
      actor.send(add('a'));
      actor.send(add('b'));
      actor.send(gone);
      expect([actor.getSnapshot().value, removed]).toEqual(['none', ['a', 'b']]);
    }
  });

  it('keeps what waits while a sign-in claims the cart', async () => {
    const { actor, removed } = started(stored, { refresh: () => Promise.reject(noAnswer()) });
    actor.send(add('a'));
    actor.send(claim);
    await waitFor(actor, (state) => state.matches('unclaimed'));
    expect([removed, actor.getSnapshot().context.queue.map(({ key }) => key)]).toEqual([[], ['a']]);
  });
});
