import { z } from 'zod';
import { Nutrition } from './nutrition.ts';

/**
 * Ingredients of wines, each by the name that its list may use: Delegated Regulation (EU) 2019/33, articles 48a and Annex I, with the
 * additives of 2019/934. Sulphites stand for all compounds of sulphur.
 */
export const WineIngredient = z.enum([
  ...(['GRAPES', 'GRAPE_MUST', 'CONCENTRATED_MUST', 'SUCROSE', 'WINE_SPIRIT', 'TIRAGE_LIQUEUR', 'EXPEDITION_LIQUEUR'] as const),
  ...(['TARTARIC_ACID', 'MALIC_ACID', 'LACTIC_ACID', 'CITRIC_ACID', 'CALCIUM_SULPHATE'] as const),
  ...(['SULPHITES', 'POTASSIUM_SORBATE', 'LYSOZYME', 'DIMETHYL_DICARBONATE', 'ASCORBIC_ACID'] as const),
  ...(['METATARTARIC_ACID', 'GUM_ARABIC', 'MANNOPROTEINS', 'CELLULOSE_GUM', 'POLYASPARTATE', 'FUMARIC_ACID'] as const),
  ...(['CASEIN', 'EGG_ALBUMIN', 'CARAMEL', 'PINE_RESIN', 'CARBON_DIOXIDE', 'PROTECTIVE_ATMOSPHERE'] as const),
]);
export type WineIngredient = z.infer<typeof WineIngredient>;

/** Substances that a wine's label names as allergens (Delegated Regulation (EU) 2019/33, Annex I, part A). */
export const WineAllergen = z.enum(['SULPHITES', 'EGG', 'MILK']);
export type WineAllergen = z.infer<typeof WineAllergen>;

/** Contents of the label of a wine for one vintage: ingredients by weight, allergens, and the nutrition values of 100 ml. */
export const WineLabel = z.object({
  ingredients: z.array(WineIngredient).max(30).default([]),
  allergens: z.array(WineAllergen).max(3).default([]),
  nutrition: Nutrition.omit({ per: true }).nullable().default(null),
});
export type WineLabel = z.infer<typeof WineLabel>;
