import { z } from 'zod';

/** A cell of a file that was refused. */
export const ImportError = z.object({
  /** As spreadsheets number their rows, the headers being 1; of a file that cannot be read, the line of text. */
  line: z.int().min(1),
  /** Its header; '' where the whole line is meant. */
  column: z.string(),
  /** Reason, in the caller's language. */
  reason: z.string(),
});
export type ImportError = z.infer<typeof ImportError>;

/** Changes that a file of products makes, or would make. */
export const ImportReport = z.object({
  rows: z.int(),
  products: z.object({ added: z.int(), changed: z.int() }),
  declinations: z.object({ added: z.int(), changed: z.int() }),
  /** Declinations whose price, and whose stock, changes. */
  prices: z.int(),
  stocks: z.int(),
  /** The first 200; `errorCount` counts all. */
  errors: z.array(ImportError),
  errorCount: z.int(),
  /** False: nothing was written, because it was a trial or something is refused. */
  isWritten: z.boolean(),
});
export type ImportReport = z.infer<typeof ImportReport>;
