import { assign, fromPromise, setup } from 'xstate';
import { readFailure } from '#domain/call-failure.ts';
import {
  type CustomizationContext,
  type CustomizationOrder,
  faultsOf,
  firstMissing,
  firstRefused,
  missingIn,
  orderOf,
  type StepAnswer,
} from '#domain/customization-steps.ts';
import type { CustomizedPrice, ProductCustomization } from '#schemas/customization.ts';

type Answered = { answer: StepAnswer };

export type CustomizationEvent =
  /** While a step is being filled in: the price follows. */
  | ({ type: 'step.changed' } & Answered)
  /** The step is done: on to the next. */
  | ({ type: 'step.answered' } & Answered)
  | { type: 'step.back' }
  | { type: 'step.edit'; index: number }
  /** Answers given before the page was left, restored when it is opened again. */
  | { type: 'answers.restored'; answers: CustomizationContext['answers']; quantity: number }
  /** Back or Forward leads to a step, by its place; the place after the last is where all are read over. */
  | { type: 'step.shown'; index: number }
  | { type: 'quantity.set'; quantity: number }
  | { type: 'price.retry' }
  | { type: 'customization.submit'; attempt: string }
  /** Another piece, from the beginning. */
  | { type: 'customization.again' };

const provided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

const refusedFaults = (error: unknown) => faultsOf(readFailure(error).fieldErrors);

/**
 * Making a product one's own: its steps one after another, then all of them to read over, each of which can be gone back to. The
 * price is asked beside it, one call at a time: an answer that changes meanwhile is asked for when the call ends. What the cart
 * refuses leads back to its step. Back and Forward lead to any step, but not past one that has to be answered.
 */
export const customizationMachine = setup({
  types: {
    context: {} as CustomizationContext,
    events: {} as CustomizationEvent,
    input: {} as { steps: readonly ProductCustomization[]; quantity: number },
  },
  actors: {
    /** POST /cart/product/{idProduct}/declination/{idDeclination}/customize/price. */
    askPrice: fromPromise<CustomizedPrice, CustomizationOrder>(provided('askPrice')),
    /** POST /cart/{cartId}/product/{declinationId}, with answers and files. */
    addToCart: fromPromise<unknown, CustomizationOrder & { attempt: string }>(provided('addToCart')),
  },
  guards: {
    isIncomplete: ({ context: { steps, index } }, { answer }: Answered) => {
      const step = steps[index];
      return step !== undefined && Object.keys(missingIn(step, answer)).length > 0;
    },
    isLast: ({ context: { steps, index, isEditing } }) => isEditing || index >= steps.length - 1,
    isFirst: ({ context }) => context.index === 0,
    isEditing: ({ context }) => context.isEditing,
    hasStep: ({ context }, { index }: { index: number }) => index >= 0 && index < context.steps.length,
    isPastMissing: ({ context }, { index }: { index: number }) => {
      const missing = firstMissing(context);
      return missing >= 0 && index > missing;
    },
    isAfterLast: ({ context }, { index }: { index: number }) => index >= context.steps.length,
    lacksAnswer: ({ context }) => firstMissing(context) >= 0,
    blamesStep: ({ context }, { error }: { error: unknown }) => firstRefused(context.steps, refusedFaults(error)) >= 0,
    isOutdated: ({ context }) => context.version !== context.askedVersion,
  },
  actions: {
    keepAnswer: assign(({ context }, { answer }: Answered) => {
      const step = context.steps[context.index];
      if (!step) return {};
      const answers = { ...context.answers, [step.id]: answer };
      return { answers, faults: {}, failure: null, attempt: null, version: context.version + 1 };
    }),
    tellMissing: assign(({ context: { steps, index } }, { answer }: Answered) => {
      const step = steps[index];
      return step ? { faults: missingIn(step, answer) } : {};
    }),
    goOn: assign({ index: ({ context }) => context.index + 1 }),
    goBack: assign({ index: ({ context }) => context.index - 1, faults: {} }),
    goTo: assign({ index: (_, { index }: { index: number }) => index, isEditing: true, faults: {} }),
    show: assign({ index: (_, { index }: { index: number }) => index, isEditing: false, faults: {}, failure: null }),
    restoreAnswers: assign(({ context }, { answers, quantity }: Pick<CustomizationContext, 'answers' | 'quantity'>) => ({
      ...{ answers, quantity },
      restored: context.restored + 1,
      version: context.version + 1,
    })),
    /** The next addition is another piece, with an attempt key of its own. */
    forgetAttempt: assign({ attempt: null }),
    goToMissing: assign(({ context }) => {
      const index = firstMissing(context);
      const step = context.steps[index];
      if (!step) return {};
      return { index, isEditing: true, faults: missingIn(step, context.answers[step.id] ?? { answers: {}, files: {} }) };
    }),
    goToRefused: assign(({ context }, { error }: { error: unknown }) => {
      const faults = refusedFaults(error);
      return { index: firstRefused(context.steps, faults), isEditing: true, faults, attempt: null };
    }),
    finishEditing: assign({ isEditing: false, faults: {} }),
    setQuantity: assign(({ context }, { quantity }: { quantity: number }) => ({
      ...{ quantity, failure: null, attempt: null },
      version: context.version + 1,
    })),
    keepAttempt: assign({ attempt: ({ context }, { attempt }: { attempt: string }) => context.attempt ?? attempt, failure: null }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => readFailure(error) }),
    keepPrice: assign({ price: (_, { price }: { price: CustomizedPrice }) => price }),
    keepPriceFaults: assign({ faults: (_, { error }: { error: unknown }) => refusedFaults(error) }),
    rememberAsked: assign({ askedVersion: ({ context }) => context.version }),
    beginAgain: assign(({ context }) => ({
      ...{ index: 0, answers: {}, faults: {}, isEditing: false, failure: null, attempt: null },
      version: context.version + 1,
    })),
  },
}).createMachine({
  id: 'customization',
  context: ({ input }) => ({
    ...{ steps: input.steps, quantity: input.quantity, index: 0, answers: {}, faults: {}, isEditing: false },
    ...{ price: null, version: 0, askedVersion: 0, restored: 0, failure: null, attempt: null },
  }),
  type: 'parallel',
  states: {
    flow: {
      initial: 'answering',
      states: {
        answering: {
          on: {
            'step.changed': { actions: { type: 'keepAnswer', params: ({ event }) => event } },
            'step.answered': [
              {
                guard: { type: 'isIncomplete', params: ({ event }) => event },
                actions: { type: 'tellMissing', params: ({ event }) => event },
              },
              { guard: 'isLast', target: 'recap', actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'finishEditing'] },
              { actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'goOn'] },
            ],
            'answers.restored': { actions: { type: 'restoreAnswers', params: ({ event }) => event } },
            'step.shown': [
              {
                guard: { type: 'isPastMissing', params: ({ event }) => event },
                target: 'answering',
                actions: ['forgetAttempt', 'goToMissing'],
              },
              {
                guard: { type: 'isAfterLast', params: ({ event }) => event },
                target: 'recap',
                actions: ['forgetAttempt', 'finishEditing'],
              },
              { target: 'answering', actions: ['forgetAttempt', { type: 'show', params: ({ event }) => event }] },
            ],
            'step.back': [{ guard: 'isEditing', target: 'recap', actions: 'finishEditing' }, { guard: 'isFirst' }, { actions: 'goBack' }],
          },
        },
        recap: {
          on: {
            'step.shown': [
              {
                guard: { type: 'isPastMissing', params: ({ event }) => event },
                target: 'answering',
                actions: ['forgetAttempt', 'goToMissing'],
              },
              {
                guard: { type: 'isAfterLast', params: ({ event }) => event },
                target: 'recap',
                actions: ['forgetAttempt', 'finishEditing'],
              },
              { target: 'answering', actions: ['forgetAttempt', { type: 'show', params: ({ event }) => event }] },
            ],
            'step.edit': {
              guard: { type: 'hasStep', params: ({ event }) => event },
              target: 'answering',
              actions: { type: 'goTo', params: ({ event }) => event },
            },
            'quantity.set': { actions: { type: 'setQuantity', params: ({ event }) => event } },
            'customization.submit': [
              { guard: 'lacksAnswer', target: 'answering', actions: 'goToMissing' },
              { target: 'adding', actions: { type: 'keepAttempt', params: ({ event }) => event } },
            ],
          },
        },
        adding: {
          invoke: {
            src: 'addToCart',
            input: ({ context }) => ({ ...orderOf(context), attempt: context.attempt ?? '' }),
            onDone: 'done',
            onError: [
              {
                guard: { type: 'blamesStep', params: ({ event }) => event },
                target: 'answering',
                actions: { type: 'goToRefused', params: ({ event }) => event },
              },
              { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
        failed: {
          description: 'The answers are kept: they are read over again, and can be sent again.',
          on: {
            'step.shown': [
              {
                guard: { type: 'isPastMissing', params: ({ event }) => event },
                target: 'answering',
                actions: ['forgetAttempt', 'goToMissing'],
              },
              {
                guard: { type: 'isAfterLast', params: ({ event }) => event },
                target: 'recap',
                actions: ['forgetAttempt', 'finishEditing'],
              },
              { target: 'answering', actions: ['forgetAttempt', { type: 'show', params: ({ event }) => event }] },
            ],
            'step.edit': {
              guard: { type: 'hasStep', params: ({ event }) => event },
              target: 'answering',
              actions: { type: 'goTo', params: ({ event }) => event },
            },
            'quantity.set': { target: 'recap', actions: { type: 'setQuantity', params: ({ event }) => event } },
            'customization.submit': { target: 'adding', actions: { type: 'keepAttempt', params: ({ event }) => event } },
          },
        },
        done: {
          on: {
            'step.shown': [
              {
                guard: { type: 'isPastMissing', params: ({ event }) => event },
                target: 'answering',
                actions: ['forgetAttempt', 'goToMissing'],
              },
              {
                guard: { type: 'isAfterLast', params: ({ event }) => event },
                target: 'recap',
                actions: ['forgetAttempt', 'finishEditing'],
              },
              { target: 'answering', actions: ['forgetAttempt', { type: 'show', params: ({ event }) => event }] },
            ],
            'customization.again': { target: 'answering', actions: 'beginAgain' },
          },
        },
      },
    },
    price: {
      initial: 'asking',
      states: {
        asking: {
          description: 'One call at a time.',
          entry: 'rememberAsked',
          invoke: {
            src: 'askPrice',
            input: ({ context }) => orderOf(context),
            onDone: [
              {
                guard: 'isOutdated',
                target: 'asking',
                reenter: true,
                actions: { type: 'keepPrice', params: ({ event }) => ({ price: event.output }) },
              },
              { target: 'known', actions: { type: 'keepPrice', params: ({ event }) => ({ price: event.output }) } },
            ],
            onError: [
              { guard: 'isOutdated', target: 'asking', reenter: true },
              { target: 'unknown', actions: { type: 'keepPriceFaults', params: ({ event }) => event } },
            ],
          },
        },
        known: {
          always: { guard: 'isOutdated', target: 'asking' },
        },
        unknown: {
          always: { guard: 'isOutdated', target: 'asking' },
          on: { 'price.retry': 'asking' },
        },
      },
    },
  },
});
