import { z } from 'zod';
import type { CallTable } from '../call.ts';

/** Reads that one batch may hold. */
export const maxBatch = 16;

export const BatchAnswer = z.object({
  status: z.int(),
  /** The envelope that the read answers alone; null: its path is none of a public read. */
  answer: z.unknown(),
});
export type BatchAnswer = z.output<typeof BatchAnswer>;

export const batchCalls = {
  'POST /batch': {
    summary: 'Several public reads in one request, answered in their order as each would be alone',
    access: 'public',
    body: z.object({ paths: z.array(z.string().max(2000).startsWith('/')).min(1).max(maxBatch) }),
    data: z.array(BatchAnswer),
  },
} as const satisfies CallTable;
