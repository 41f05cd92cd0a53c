import fc from 'fast-check';
import type { PaymentMethod } from '#schemas/order.ts';
import type { Decision } from '../../../tools/payment-simulator/core/desk.ts';
import { methods } from '../../integration/payments/keys.ts';

/** Failure while the shop handles a notification. `killed-…`: the process is really killed. */
export type Crash = 'none' | 'in-transaction' | 'before-answer' | 'killed-in-transaction' | 'killed-before-answer';

/** A notification that says something else than what happened, or is signed by somebody else. */
export type Forgery =
  | 'amount'
  | 'currency'
  | 'broken-signature'
  | 'no-signature'
  | 'other-key'
  | 'unknown-order'
  | 'other-order'
  | 'late-refusal'
  | 'late-pending'
  | 'late-cancellation';

/** One thing that a shopper, her bank, the shop's owner, the network or the clock does to an order. `at` chooses among what is there. */
export type Step =
  | { do: 'decide'; decision: Decision; at: number }
  | { do: 'deliver'; order: 'oldest' | 'newest'; copies: number; crash: Crash }
  | { do: 'lose' }
  | { do: 'replay'; at: number; isSignedAnew: boolean }
  | { do: 'forge'; forgery: Forgery; at: number }
  | { do: 'fault'; kind: 'error' | 'lost-answer'; times: number }
  | { do: 'retry' | 'cancel' | 'look' | 'sell-out' | 'hand-over' | 'return' | 'give-back-by-hand' | 'retry-refund' }
  | { do: 'refund'; cents: number; isRepeated: boolean; restocks: boolean; kill: 'no' | 'before-call' | 'after-call' }
  | { do: 'refund-extra' | 'refund-all'; isRepeated: boolean }
  | { do: 'wait'; minutes: number };

/** All that happens to one order. */
export type Sequence = { method: PaymentMethod; steps: Step[] };

const some = <T>(values: Record<string, number>): fc.Arbitrary<T> =>
  fc.oneof(...Object.entries(values).map(([value, weight]) => ({ weight, arbitrary: fc.constant(value as T) })));
const at = fc.nat(50);
const isRepeated = fc.boolean();

// A killed process costs seconds: a few in a thousand sequences.
const crash = some<Crash>({
  none: 1_000,
  'in-transaction': 250,
  'before-answer': 250,
  'killed-in-transaction': 1,
  'killed-before-answer': 1,
});
const kill = some<'no' | 'before-call' | 'after-call'>({ no: 600, 'before-call': 1, 'after-call': 1 });
const decision = some<Decision>({
  ...{ accept: 12, refuse: 2, 'refuse-and-stay': 2, 'fail-challenge': 1, cancel: 1, delay: 3, settle: 3, 'settle-refused': 1 },
});
const forgery = some<Forgery>({
  ...{ amount: 3, currency: 2, 'broken-signature': 2, 'no-signature': 1, 'other-key': 2, 'unknown-order': 1, 'other-order': 1 },
  ...{ 'late-refusal': 2, 'late-pending': 2, 'late-cancellation': 2 },
});
const minutes = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 2, arbitrary: fc.integer({ min: 41, max: 1_500 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1_501, max: 6_000 }) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('decide' as const), decision, at }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('deliver' as const),
      order: fc.constantFrom('oldest' as const, 'newest' as const),
      copies: fc.integer({ min: 1, max: 4 }),
      crash,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'lose' as const }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('replay' as const), at, isSignedAnew: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('forge' as const), forgery, at }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      kind: fc.constantFrom('error' as const, 'lost-answer' as const),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('retry', 'retry', 'cancel', 'look', 'sell-out', 'hand-over', 'return', 'give-back-by-hand', 'retry-refund'),
    }) as fc.Arbitrary<Step>,
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      cents: fc.integer({ min: 1, max: 6_000 }),
      isRepeated,
      restocks: fc.boolean(),
      kill,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('refund-extra' as const, 'refund-all' as const), isRepeated }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes }) },
);

export const sequences: fc.Arbitrary<Sequence> = fc.record({
  method: fc.constantFrom(...methods),
  steps: fc.array(step, { minLength: 1, maxLength: 16, size: 'max' }),
});
