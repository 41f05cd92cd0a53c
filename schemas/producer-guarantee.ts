import { z } from 'zod';

/**
 * Guarantee of durability that a producer gives free of charge on the whole piece for more than two years: the three fields of the
 * harmonised label (Regulation (EU) 2025/1960).
 */
export const ProducerGuarantee = z.object({
  /** In whole or half years. */
  years: z.number().gt(2).max(100).multipleOf(0.5),
  brand: z.string().min(1).max(80),
  model: z.string().min(1).max(80),
});
export type ProducerGuarantee = z.infer<typeof ProducerGuarantee>;
