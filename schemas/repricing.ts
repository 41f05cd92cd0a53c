import { z } from 'zod';
import { EntryKey, maxBulk } from './entities/entry.ts';
import { product } from './entities/product.ts';
import { Price } from './money.ts';

/** Cents that every new price ends in: `NONE` leaves it as it is calculated. */
export const priceEndings = ['NONE', '90', '00', '50'] as const;
const ending = z.enum(priceEndings);
export type PriceEnding = (typeof priceEndings)[number];

/** How the full price of each piece changes: by cents, or by basis points of it (1000: 10 % more, -1000: 10 % less). */
export const RepricingRule = z.discriminatedUnion('by', [
  z.object({ by: z.literal('AMOUNT'), amount: z.int().min(-100_000_000).max(100_000_000), ending }),
  z.object({ by: z.literal('PERCENT'), points: z.int().min(-9999).max(100_000), ending }),
]);
export type RepricingRule = z.infer<typeof RepricingRule>;

const filterNames = (product.list.filters ?? []) as readonly string[] as [string, ...string[]];

/** Products whose prices change: those named, or all that the panel's list finds by this search and these filters. */
export const RepricingSelection = z.discriminatedUnion('of', [
  z.object({ of: z.literal('KEYS'), keys: z.array(EntryKey).min(1).max(maxBulk) }),
  z.object({
    of: z.literal('FILTER'),
    search: z.string().max(100).default(''),
    filters: z.partialRecord(z.enum(filterNames), z.string().max(400)).default({}),
  }),
]);
export type RepricingSelection = z.infer<typeof RepricingSelection>;

/**
 * Reasons why a product keeps its prices. `RENTAL`: it is rented at terms of its own; `FREE`: it costs nothing; `TOO_LOW`: a piece would
 * cost less than a cent; `GONE`: it was deleted, or nothing of it is sold; `STOPPED`: the change was undone before its turn.
 */
export const skipReasons = ['RENTAL', 'FREE', 'TOO_LOW', 'TOO_HIGH', 'UNCHANGED', 'GONE', 'STOPPED'] as const;
export type SkipReason = (typeof skipReasons)[number];
/** Reasons why an undo leaves a product as it is. `CHANGED_SINCE`: somebody gave it another price. */
export const refusalReasons = ['CHANGED_SINCE', 'GONE'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const Range = z.object({ min: Price, max: Price });

/** What a change would do now. */
export const RepricingPreview = z.object({
  /** Products selected, and those whose prices would change. */
  total: z.int(),
  changed: z.int(),
  /** The first products that would change, in the order of the list: their full prices, which differ by declination. */
  rows: z.array(z.object({ slug: z.string(), name: z.string(), before: Range, after: Range })),
  /** `names`: the first of them. */
  skipped: z.array(z.object({ reason: z.enum(skipReasons), count: z.int(), names: z.array(z.string()) })),
});
export type RepricingPreview = z.infer<typeof RepricingPreview>;

/** `RUNNING` and `UNDOING`: a job works on it, a part of the products at a time. */
export const repricingStates = ['RUNNING', 'DONE', 'UNDOING', 'UNDONE'] as const;

/** A change of the prices of many products, as far as it has come. */
export const Repricing = z.object({
  id: z.uuid(),
  rule: RepricingRule,
  state: z.enum(repricingStates),
  /** Products: selected, changed, left as they were; of the changed ones given back, and refused to the undo. */
  total: z.int(),
  changed: z.int(),
  skipped: z.int(),
  restored: z.int(),
  refused: z.int(),
  /** Names; null: the account is gone, and for `undoneBy` also: nobody undid it. */
  startedBy: z.string().nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  undoneBy: z.string().nullable(),
  undoneAt: z.iso.datetime().nullable(),
});
export type Repricing = z.infer<typeof Repricing>;

/** A product that a change or its undo left as it was. */
export const UntouchedProduct = z.object({
  slug: z.string(),
  name: z.string(),
  reason: z.enum([...skipReasons, 'CHANGED_SINCE']),
});
export type UntouchedProduct = z.infer<typeof UntouchedProduct>;

/** Days for which a change is listed and can be undone. */
export const repricingDays = 30;
