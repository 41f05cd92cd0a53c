/**
 * What Medusa 2.21.2 did on a machine of the same kind with 10 connections: answers a second, and the time of one call when nothing
 * else runs (ms), where it was measured.
 */
export const medusa = {
  'list of 20 products': { rate: 26, unloaded: 53 },
  'product sheet': { rate: 56, unloaded: undefined },
  'create a cart': { rate: 22, unloaded: 63 },
  'add a line': { rate: 12, unloaded: 116 },
  'place an order': { rate: undefined, unloaded: undefined },
} as const;

export type CallName = keyof typeof medusa;
