import { z } from 'zod';
import { Answers, FormField } from './form.ts';
import { Price } from './money.ts';
import { DecreasingDiscount } from './product.ts';

/** Kind of price of an answer: an amount for each piece, a percentage of the product’s price, or nothing. */
export const CostType = z.enum(['EURO', 'PERCENT', 'NONE']);
export type CostType = z.infer<typeof CostType>;

/** `amount`: cents for EURO, basis points for PERCENT, 0 for NONE. */
export const CustomizationCost = z.object({ costType: CostType, amount: z.int().min(0).max(10_000_000) });
export type CustomizationCost = z.infer<typeof CustomizationCost>;

/** Kind of answer that a customization expects. */
export const CustomizationInput = z.enum(['TEXT', 'SELECT', 'CHECKBOX', 'FILE']);
export type CustomizationInput = z.infer<typeof CustomizationInput>;

/**
 * Price that replaces the customization's own: for a choice (`selectKey`), or for a text from a number of characters on
 * (`textNumberOfChar`, of which the highest one reached counts).
 */
export const CustomizationValue = CustomizationCost.extend({
  textNumberOfChar: z.int().min(1).max(1000).nullable(),
  selectKey: z.string().nullable(),
  label: z.string(),
});
export type CustomizationValue = z.infer<typeof CustomizationValue>;

/** One thing that a product is made with: a question (SIMPLE), or a form of the site (DYNAMIC_FORM). */
export const Customization = CustomizationCost.extend({
  id: z.int(),
  type: z.enum(['SIMPLE', 'DYNAMIC_FORM']),
  /** Input of a SIMPLE one; TEXT for a DYNAMIC_FORM, whose `fields` have their own types. */
  inputType: CustomizationInput,
  label: z.string(),
  help: z.string(),
  required: z.boolean(),
  /** An answer makes the piece personal, so that it cannot be withdrawn from (Code de la consommation, L221-28 3°). */
  isPersonal: z.boolean(),
  /** Characters of a text at most. */
  maxLength: z.int().min(1).max(1000),
  customizationValues: z.array(CustomizationValue),
  /** The fields of a DYNAMIC_FORM; none of a SIMPLE one. */
  fields: z.array(FormField),
});
export type Customization = z.infer<typeof Customization>;

/** GET /product/{id}/customization: a step of making a product one’s own, in order. */
export const ProductCustomization = z.object({ id: z.int(), customization: Customization });
export type ProductCustomization = z.infer<typeof ProductCustomization>;

/** Answers to a step: of a SIMPLE one under the key `value`, of a form under the keys of its fields. The answer of a file is its name. */
export const CustomizationAnswer = z.object({ id: z.int().min(1).max(2_147_483_647), answers: Answers });
export type CustomizationAnswer = z.infer<typeof CustomizationAnswer>;
export const CustomizationAnswers = z.array(CustomizationAnswer).max(20);

/**
 * An answer as a line of a cart or an order tells it. `file`: its number, by which an admin downloads it. `isPersonal`: it makes the
 * line a piece of one’s own, which is not withdrawn from.
 */
export const ChosenCustomization = z.object({
  label: z.string(),
  value: z.string(),
  file: z.uuid().nullable(),
  isPersonal: z.literal(true).optional(),
});
export type ChosenCustomization = z.infer<typeof ChosenCustomization>;

/** Price of a number of pieces with these answers, as the cart and the order will calculate it. */
export const CustomizedPrice = z.object({
  quantity: z.int().min(1),
  /** Of one piece, before what was chosen. */
  price: Price,
  /** Price of the answers for the whole line, rounded once. */
  customizationTotal: Price,
  quantityDiscount: Price,
  total: Price,
  decreasingDiscounts: z.array(DecreasingDiscount),
});
export type CustomizedPrice = z.infer<typeof CustomizedPrice>;
