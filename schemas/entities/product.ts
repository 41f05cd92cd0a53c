import { z } from 'zod';
import { ArchiveCustomization } from '../archive-customization.ts';
import type { Rule } from '../cms/document.ts';
import { ArchiveId } from '../id.ts';
import { BasisPoints, Price } from '../money.ts';
import { Nutrition } from '../nutrition.ts';
import { ProducerGuarantee } from '../producer-guarantee.ts';
import { Condition, DecreasingDiscount, Meal, Medal, Offer, ProductKind, WineFacts } from '../product.ts';
import { Slug } from '../slug.ts';
import { translationsOf } from '../translation.ts';
import { WineLabel } from '../wine-label.ts';
import { defineEntity, type EntityValue } from './define-entity.ts';
import { field } from './field.ts';
import { DayOrMoment, Picture } from './parts.ts';

const isWine = { eq: ['type', 'WINE'] } satisfies Rule;
const isRented = { eq: ['offer', 'RENTAL'] } satisfies Rule;
const isSecondHand = { eq: ['offer', 'SECOND_HAND'] } satisfies Rule;

/** `picture` is the medal itself; without one it is drawn in the metal of `medal`. */
export const Award = z.object({
  name: z.string().min(1).max(160),
  year: z.int().min(1800).max(2200).nullable().default(null),
  medal: Medal.default('GOLD'),
  picture: Picture.nullable().default(null),
  translations: translationsOf({ name: z.string() }),
});

/** Content of a box: a product of the site, with the reference of its declination if it has several. */
const BoxContent = z.object({
  product: field(Slug, { refers: 'product' }),
  reference: z.string().nullable().default(null),
  quantity: z.int().min(1).max(1000),
});

/** A thing one can buy: the product in one size, colour, year or capacity. */
export const Declination = z.object({
  id: field(ArchiveId, { copied: 'left out' }),
  reference: field(z.string(), { copied: 'renamed' }),
  /** Variation key → label of its value. */
  values: z.record(z.string(), z.string()).default({}),
  /** Vintage of a wine. */
  year: field(z.int().min(1800).max(2200).nullable().default(null), { when: isWine }),
  /** Capacity of a bottle in its unit: 75 and CENTILITRE. */
  capacity: field(z.number().positive().nullable().default(null), { when: isWine }),
  capacityUnit: field(z.enum(['LITER', 'CENTILITRE']).nullable().default(null), { when: isWine }),
  price: Price.optional(),
  stock: field(z.int().min(0), { owner: 'stock', initial: 0 }),
  sellByMultipleOf: z.int().min(1).default(1),
  images: field(z.array(Picture), { control: 'pictures' }).default([]),
  /**
   * Every price to pay it had and since when, the present one last, where it is more than the price and `discount` tell.
   * One that the shop has already keeps its own.
   */
  priceHistory: field(z.array(z.object({ price: Price, since: z.iso.datetime() })), { owner: 'prices' }).default([]),
  /** Of a wine: what its label tells of this vintage. Null: that of another bottle of the year. */
  wineLabel: field(WineLabel.nullable().default(null), { when: isWine }),
  producerGuarantee: ProducerGuarantee.nullable().default(null),
});

/** Product with its declinations. One that is gone stays for the orders that name it, but is no longer sold. */
export const product = defineEntity({
  kind: 'product',
  file: 'products.json',
  key: 'slug',
  gone: 'off',
  isOrdered: true,
  right: 'catalogue',
  list: {
    columns: ['name', 'images', 'type', 'offer', 'brand', 'price', 'tags', 'isPublished'],
    computed: ['stock'],
    search: ['name', 'slug', 'brand'],
    filters: ['tags', 'isPublished', 'stock', 'offer', 'type', 'brand', 'vatRate'],
    sort: ['name', 'price', 'stock', '-createdAt'],
    bulk: ['tags', 'isPublished', 'vatRate', 'hasShippingFees', 'isPerishable', 'isSealed'],
  },
  value: z.object({
    id: ArchiveId,
    slug: Slug,
    name: z.string(),
    type: ProductKind,
    subtypeType: z.string().nullable().default(null),
    offer: Offer,
    condition: field(Condition.nullable().default(null), { when: isSecondHand }),
    brand: z.string().nullable().default(null),
    price: Price,
    /** Purchase price of one piece, for the margin scheme. */
    purchasePrice: field(Price.nullable().default(null), { when: isSecondHand }),
    /** 0 and margin scheme for second-hand pieces. */
    vatRate: BasisPoints,
    marginScheme: field(z.boolean().default(false), { when: isSecondHand }),
    /** `since` feeds the price history: the lowest price of the 30 days before it may be crossed out. */
    discount: z
      .object({ type: z.enum(['EURO', 'PERCENT']), amount: field(z.int().min(1), { control: 'discount' }), since: DayOrMoment })
      .nullable()
      .default(null),
    rental: field(
      z
        .object({
          /** For up to `days` days; each further day costs `extraDay`. */
          price: Price,
          days: z.int().min(1).max(365),
          extraDay: Price.default(0),
          deposit: Price,
          minDays: z.int().min(1).max(365).default(1),
          /** Null: as many as `days`. */
          maxDays: z.int().min(1).max(365).nullable().default(null),
          /** Days between two rentals. */
          turnaround: z.int().min(0).max(60).default(0),
        })
        .nullable()
        .default(null),
      { when: isRented },
    ),
    shortDescription: field(z.string(), { control: 'textarea' }),
    description: field(z.string(), { html: true }),
    metaDescription: field(z.string(), { control: 'description' }),
    features: z.array(z.object({ label: z.string(), value: z.string() })),
    /** Of a wine only. */
    wine: field(WineFacts.nullable().default(null), { when: isWine }),
    nutrition: Nutrition.nullable().default(null),
    /** Category tags, e.g. `robes`, `hauts`, `nouveautes`, `selection`. */
    tags: z.array(field(Slug, { refers: 'tag' })),
    /** Grams, packed. */
    weight: field(z.int().min(0), { unit: 'g' }),
    hasShippingFees: z.boolean().default(true),
    isDematerialized: z.boolean().default(false),
    /** Spoils or expires rapidly: no withdrawal (Code de la consommation, L221-28 4°). */
    isPerishable: z.boolean().default(false),
    /** Sealed for hygiene or health: no withdrawal once it is unsealed (Code de la consommation, L221-28 5°). */
    isSealed: z.boolean().default(false),
    /** The shop shows and sells it. */
    isPublished: z.boolean().default(true),
    /** Since when the shop has it, for the newest first; null: since the import. */
    createdAt: z.iso.datetime().nullable().default(null),
    images: field(z.array(Picture).min(1), { control: 'pictures' }),
    /** Variation keys in the order of variation1 … variation3. */
    variations: field(
      z
        .array(field(z.string(), { refers: 'variation' }))
        .max(3)
        .default([]),
      { control: 'axes' },
    ),
    declinations: field(z.array(Declination).min(1), { entries: 'reference', control: 'declinations' }),
    recommended: z.array(field(Slug, { refers: 'product' })).default([]),
    awards: z.array(Award).default([]),
    /** The dishes it goes with, in order. */
    mealIcons: z.array(Meal).default([]),
    /** Reduction of each piece from a quantity on: `{ "from": 6, "type": "PERCENT", "amount": 500 }` is 5 % from six pieces. */
    decreasingDiscounts: field(z.array(DecreasingDiscount).max(10).default([]), { when: { not: isRented } }),
    /** Of a box only. */
    contents: field(z.array(BoxContent).max(50).default([]), { when: { eq: ['type', 'BOX'] } }),
    /** Choices of a customization, in the order in which they are asked. */
    customizations: field(z.array(ArchiveCustomization).max(20).default([]), { when: { not: isRented } }),
    translations: translationsOf({
      name: z.string(),
      shortDescription: z.string(),
      description: z.string(),
      metaDescription: z.string(),
      features: z.array(z.object({ label: z.string(), value: z.string() })),
      /** Of a wine: `wine.soil`. */
      soil: z.string(),
    }),
  }),
});
export type ProductEntry = EntityValue<typeof product>;
