import { z } from 'zod';

/** What is wrong with a feed of relay points. `line`: of the CSV, or the number of the feature; `field`: the column; '' for the whole feed. */
export const RelayFeedFault = z.object({
  line: z.int(),
  field: z.string(),
  message: z.enum([
    ...(['missing', 'wrong', 'twice', 'column', 'empty', 'unreadable', 'too-large'] as const),
    ...(['address', 'host', 'private', 'unreachable'] as const),
  ]),
});
export type RelayFeedFault = z.infer<typeof RelayFeedFault>;

/** A carrier that delivers to relay points, and the feed that its points come from. */
export const RelayFeed = z.object({
  idCarrier: z.int(),
  carrier: z.string(),
  /** Points that shoppers find. */
  points: z.int(),
  /** Address that is read every day; '' where points come from files alone. */
  address: z.string(),
  lastRunAt: z.iso.datetime().nullable(),
  /** Last run whose points were taken. */
  lastSuccessAt: z.iso.datetime().nullable(),
  /** Faults of the last run; its points were not taken if there are some. */
  faults: z.array(RelayFeedFault),
});
export type RelayFeed = z.infer<typeof RelayFeed>;

/** Characters of a feed that is sent as a file. */
export const maxFeedFile = 5_000_000;
