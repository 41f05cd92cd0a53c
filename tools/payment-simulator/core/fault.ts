import { z } from 'zod';
import { providers } from './books.ts';

/**
 * Fault of the shop's next calls. `error`: answers 500 and does nothing. `lost-answer`: does the work and answers 500. `timeout`: does the
 * work and answers after `delayMs`, later than every caller's timeout.
 */
export const Fault = z.strictObject({
  provider: z.enum(providers),
  kind: z.enum(['error', 'lost-answer', 'timeout']),
  /** Number of calls. */
  times: z.int().min(1).max(1_000).default(1),
  delayMs: z.int().min(0).max(120_000).default(60_000),
});
export type Fault = z.infer<typeof Fault>;
