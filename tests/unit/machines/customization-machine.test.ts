import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { costOf, customizationTotal } from '#domain/customization.ts';
import type { CustomizationOrder, StepAnswer } from '#domain/customization-steps.ts';
import { type CustomizationEvent, customizationMachine } from '#machines/customization-machine.ts';
import type { Customization, CustomizedPrice, ProductCustomization } from '#schemas/customization.ts';
import { noAnswer, refusal } from './failures.ts';
import { everyState, statesOn } from './states.ts';

const step = (id: number, change: Partial<Customization> = {}): ProductCustomization => ({
  id,
  customization: {
    id,
    type: 'SIMPLE',
    inputType: 'TEXT',
    label: `Étape ${id}`,
    help: '',
    required: false,
    maxLength: 300,
    costType: 'NONE',
    amount: 0,
    customizationValues: [],
    fields: [],
    isPersonal: false,
    ...change,
  },
});
const steps = [step(1, { required: true }), step(2, { inputType: 'CHECKBOX' }), step(3)];
const said = (value: string): StepAnswer => ({ answers: { value }, files: {} });
const price = (total: number): CustomizedPrice => ({
  quantity: 1,
  price: 4000,
  customizationTotal: total - 4000,
  quantityDiscount: 0,
  total,
  decreasingDiscounts: [],
});

/** Promises that the test keeps, by the order of their calls. */
function calls<Input>() {
  const made: { input: Input; answer: (value: unknown) => void; fail: (error: unknown) => void }[] = [];
  const actor = <Output>() =>
    fromPromise<Output, Input>(
      ({ input }) =>
        new Promise<Output>((resolve, reject) => {
          made.push({ input, answer: (value) => resolve(value as Output), fail: reject });
        }),
    );
  return { made, actor };
}

function open() {
  const prices = calls<CustomizationOrder>();
  const additions = calls<CustomizationOrder & { attempt: string }>();
  const machine = customizationMachine.provide({
    actors: { askPrice: prices.actor<CustomizedPrice>(), addToCart: additions.actor<unknown>() },
  });
  const actor = createActor(machine, { input: { steps, quantity: 1 } }).start();
  const send = (...events: CustomizationEvent[]) => {
    for (const event of events) actor.send(event);
  };
  const flow = () => actor.getSnapshot().value.flow;
  const context = () => actor.getSnapshot().context;
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { prices: prices.made, additions: additions.made, send, flow, context, settled };
}
const answered = (value: string): CustomizationEvent => ({ type: 'step.answered', answer: said(value) });
const outcome = (actor: string, result: { output: unknown } | { error: unknown }) =>
  ({ type: `xstate.${'output' in result ? 'done' : 'error'}.actor.0.customization.${actor}`, ...result }) as unknown as CustomizationEvent;
const submit = (attempt: string): CustomizationEvent => ({ type: 'customization.submit', attempt });

describe('the steps of a customization', () => {
  it('reach every state, and none adds to the cart what lacks an answer', () => {
    const events: CustomizationEvent[] = [
      answered(''),
      answered('A'),
      { type: 'step.back' },
      { type: 'step.edit', index: 0 },
      submit('a'),
      { type: 'customization.again' },
      { type: 'price.retry' },
      outcome('flow.adding', { output: null }),
      outcome('flow.adding', { error: noAnswer() }),
      outcome('price.asking', { output: price(4000) }),
      outcome('price.asking', { error: noAnswer() }),
    ];
    const paths = getShortestPaths(customizationMachine, {
      input: { steps: steps.slice(0, 2), quantity: 1 },
      events,
      serializeState: ({ value, context: { index, answers, isEditing, version, askedVersion } }) =>
        JSON.stringify([value, index, answers, isEditing, version === askedVersion]),
    });
    expect(statesOn(customizationMachine, paths, events)).toEqual(everyState(customizationMachine));
    const adding = paths.filter(({ state }) => state.value.flow === 'adding');
    for (const { state } of adding) expect(state.context.answers[1]).toEqual(said('A'));
  });

  it('are asked by index; what is required holds, what is not may be left out', () => {
    const { send, flow, context } = open();
    send(answered('  '));
    expect(context()).toMatchObject({ index: 0, faults: { 'c1-value': null } });
    send(answered('ML'), answered(''));
    expect(context().index).toBe(2);
    send({ type: 'step.back' }, { type: 'step.back' });
    expect(context()).toMatchObject({ index: 0, answers: { 1: said('ML') } });
    send({ type: 'step.back' }, answered('ML'), answered(''), answered('x'));
    expect(flow()).toBe('recap');
  });

  it('are corrected one by one from where they are read over, and lead back there', () => {
    const { send, flow, context } = open();
    send(answered('ML'), answered(''), answered('x'), { type: 'step.edit', index: 0 });
    expect([flow(), context().index]).toEqual(['answering', 0]);
    send(answered('ZM'));
    expect(flow()).toBe('recap');
    expect(context().answers).toEqual({ 1: said('ZM'), 2: said(''), 3: said('x') });
    send({ type: 'step.edit', index: 9 });
    expect(flow()).toBe('recap');
  });

  it('are shown with their answers where Back and Forward lead, but none past one that has to be answered', () => {
    const { send, flow, context } = open();
    send({ type: 'step.shown', index: 2 });
    expect(context()).toMatchObject({ index: 0, faults: { 'c1-value': null } });
    send(answered('ML'));
    expect(flow(), 'what was missing is answered, and led back to where all are read over').toBe('recap');
    send({ type: 'step.shown', index: 1 });
    expect([flow(), context().index, context().isEditing]).toEqual(['answering', 1, false]);
    send({ type: 'step.shown', index: 3 });
    expect(flow()).toBe('recap');
    expect(context().answers).toEqual({ 1: said('ML') });
  });

  it('are put back as they were answered, and their price is asked anew', async () => {
    const { send, prices, context, settled } = open();
    send({ type: 'answers.restored', answers: { 1: said('ML') }, quantity: 2 });
    expect(context()).toMatchObject({ answers: { 1: said('ML') }, quantity: 2, restored: 1 });
    prices[0]?.answer(price(4000));
    await settled();
    expect(prices[1]?.input).toMatchObject({ quantity: 2, customizations: [{ id: 1, answers: { value: 'ML' } }] });
  });

  it('that are shown again after adding are another piece, with an attempt of its own', async () => {
    const { send, flow, additions, settled } = open();
    send(answered('ML'), answered(''), answered('x'), submit('a'));
    additions[0]?.answer(null);
    await settled();
    expect(flow()).toBe('done');
    send({ type: 'step.shown', index: 2 }, answered('y'), submit('b'));
    expect(additions[1]?.input).toMatchObject({ attempt: 'b' });
  });
});

describe('the price', () => {
  it('is asked one call at a time; a newer answer asks again when the running call ends', async () => {
    const { send, prices, context, settled } = open();
    expect(prices.map(({ input }) => input.customizations)).toEqual([[]]);
    send({ type: 'step.changed', answer: said('A') }, { type: 'step.changed', answer: said('AB') });
    expect(prices).toHaveLength(1);
    prices[0]?.answer(price(4000));
    await settled();
    expect(prices.map(({ input }) => input.customizations)).toEqual([[], [{ id: 1, answers: { value: 'AB' } }]]);
    prices[1]?.answer(price(4500));
    await settled();
    expect(prices).toHaveLength(2);
    expect(context().price?.total).toBe(4500);
  });

  it('that gets no answer is asked again on demand, and with the next change', async () => {
    const { send, prices, settled } = open();
    prices[0]?.fail(noAnswer());
    await settled();
    send({ type: 'price.retry' });
    expect(prices).toHaveLength(2);
    prices[1]?.fail(noAnswer());
    await settled();
    send({ type: 'step.changed', answer: said('A') });
    expect(prices).toHaveLength(3);
  });
});

describe('adding to the cart', () => {
  const ready = () => {
    const all = open();
    all.send(answered('ML'), answered('yes'), answered(''), { type: 'quantity.set', quantity: 2 }, submit('first'));
    return all;
  };

  it('sends the answers that were given, once', async () => {
    const { additions, send, flow, settled } = ready();
    send(submit('second'));
    expect(additions.map(({ input }) => input)).toEqual([
      {
        quantity: 2,
        customizations: [
          { id: 1, answers: { value: 'ML' } },
          { id: 2, answers: { value: 'yes' } },
        ],
        files: {},
        attempt: 'first',
      },
    ]);
    additions[0]?.answer(null);
    await settled();
    expect(flow()).toBe('done');
  });

  it('is tried again under the same mark until an answer changes', async () => {
    const { additions, send, flow, context, settled } = ready();
    additions[0]?.fail(noAnswer());
    await settled();
    expect([flow(), context().failure?.status]).toEqual(['failed', 0]);
    send(submit('second'));
    expect(additions[1]?.input.attempt).toBe('first');
    additions[1]?.fail(noAnswer());
    await settled();
    send({ type: 'quantity.set', quantity: 1 }, submit('third'));
    expect(additions[2]?.input).toMatchObject({ attempt: 'third', quantity: 1 });
  });

  it('leads back to the step whose field the server refuses', async () => {
    const { additions, flow, context, settled } = ready();
    additions[0]?.fail(refusal('Certains champs sont à corriger.', [{ key: 'c2-value', error: 'Trop long.' }]));
    await settled();
    expect(flow()).toBe('answering');
    expect(context()).toMatchObject({ index: 1, isEditing: true, faults: { 'c2-value': 'Trop long.' } });
  });
});

describe('what answers cost', () => {
  const text = step(1, {
    costType: 'EURO',
    amount: 500,
    customizationValues: [8, 4].map((from) => ({
      textNumberOfChar: from,
      selectKey: null,
      label: '',
      costType: 'EURO',
      amount: from * 100,
    })),
  }).customization;

  it('is that of the highest length reached, of characters as people count them', () => {
    const amount = (value: string) => costOf(text, { value }).amount;
    expect(['', 'ABC', 'ABCD', 'ABCDEFG', 'ABCDEFGH', '💐💐💐'].map(amount)).toEqual([0, 500, 400, 400, 800, 500]);
  });

  it('is rounded once for the line', () => {
    const costs = [
      { costType: 'PERCENT', amount: 333 },
      { costType: 'PERCENT', amount: 333 },
    ] as const;
    expect(customizationTotal(costs, { price: 15, quantity: 1 })).toBe(1);
    expect(customizationTotal(costs, { price: 15, quantity: 3 })).toBe(3);
  });
});
