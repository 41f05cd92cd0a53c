import { z } from 'zod';

const Grams = z.number().min(0).max(1000);

/** Nutrition values of 100 g or 100 ml, in the order and with the lines of Regulation (EU) 1169/2011, Annex XV. Weights in grams. */
export const Nutrition = z.object({
  per: z.enum(['100_G', '100_ML']),
  kilojoules: z.int().min(0).max(10_000),
  kilocalories: z.int().min(0).max(3000),
  fat: Grams,
  saturates: Grams,
  carbohydrate: Grams,
  sugars: Grams,
  /** Told by choice. */
  fibre: Grams.nullable().default(null),
  protein: Grams,
  salt: Grams,
});
export type Nutrition = z.infer<typeof Nutrition>;
