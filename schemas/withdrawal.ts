import { z } from 'zod';
import { Price } from './money.ts';
import { OrderLookup } from './order.ts';
import { typedLine } from './typed-text.ts';
import { Email } from './user.ts';

/** Why an item cannot be withdrawn from: made for somebody, or perishable (Code de la consommation, L221-28 3° and 4°). */
export const WithdrawalExclusion = z.enum(['PERSONAL', 'PERISHABLE']);
export type WithdrawalExclusion = z.infer<typeof WithdrawalExclusion>;

/** First step of a withdrawal: name, what identifies the contract, where the receipt goes (D221-5); nothing else is asked. */
export const WithdrawalBody = z.object({
  name: z.string().overwrite(typedLine).min(1).max(160),
  /** As people write it; an order is looked for by its number in it. */
  reference: z.string().overwrite(typedLine).min(1).max(80),
  email: Email,
  /** The order whose page led here, with the key that opens it. */
  order: z.object({ id: z.uuid(), key: z.string().min(1).max(100) }).optional(),
});
export type WithdrawalBody = z.input<typeof WithdrawalBody>;

/** Reads the number of an order in what was typed; undefined where none can be in it. */
export const readReference = (typed: string): string | undefined => OrderLookup.shape.reference.safeParse(typed.slice(0, 40)).data;

/** A declaration of withdrawal for whoever made it. */
export const Withdrawal = z.object({
  name: z.string(),
  reference: z.string(),
  email: z.string(),
  /** Items of the order; null: no order was found by what was typed, and the shop looks for it. */
  lines: z
    .array(
      z.object({
        /** Id of the order's line. */
        id: z.int(),
        name: z.string(),
        declinationLabel: z.string(),
        quantity: z.int().min(1),
        exclusion: WithdrawalExclusion.nullable(),
        /** Sealed for hygiene: it can be withdrawn from while its seal is unbroken (Code de la consommation, L221-28 5°). */
        isSealed: z.boolean(),
        /** Withdrawn from, once it is confirmed; before, whether it can be. */
        isChosen: z.boolean(),
      }),
    )
    .nullable(),
  /** Null: it waits for its second step. */
  confirmedAt: z.iso.datetime().nullable(),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/** Second step: the items withdrawn from; without `lines` all that can be. An empty list chooses nothing, and is refused for a known order. */
export const WithdrawalConfirmation = z.object({ lines: z.array(z.int().min(1).max(2_147_483_647)).max(200).optional() });

/** States of a withdrawal for the shop. */
export const WithdrawalState = z.enum(['OPEN', 'SETTLED']);
export type WithdrawalState = z.infer<typeof WithdrawalState>;

/** A confirmed withdrawal as the shop works on it. */
export const AdminWithdrawal = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  reference: z.string(),
  /** The order, where one was found. */
  order: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
  /** `rental`: cents paid for it, and of them those owed for its days that had begun (L221-25). */
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), rental: z.object({ paid: Price, owed: Price }).optional() })),
  currency: z.string(),
  confirmedAt: z.iso.datetime(),
  /** Last day of the time of withdrawal; null: it had not begun, or the order is not known. */
  lastDay: z.iso.date().nullable(),
  isLate: z.boolean(),
  /** Day by which the shop pays back (L221-24). */
  refundBy: z.iso.date(),
  /** Number of the return that it opened; null: none. */
  returnReference: z.string().nullable(),
  canOpenReturn: z.boolean(),
  settled: z.object({ at: z.iso.datetime(), by: z.string(), note: z.string() }).nullable(),
});
export type AdminWithdrawal = z.infer<typeof AdminWithdrawal>;

/** The decision of the shop on a withdrawal: `SETTLE` closes it with a note, `OPEN_RETURN` accepts it and opens its return. */
export const WithdrawalDecision = z.object({
  step: z.enum(['SETTLE', 'OPEN_RETURN']),
  note: z.string().trim().max(1000).default(''),
});
