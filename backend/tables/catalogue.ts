import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, real, text, unique } from 'drizzle-orm/pg-core';
import type { Nutrition } from '#schemas/nutrition.ts';
import type { ProducerGuarantee } from '#schemas/producer-guarantee.ts';
import type { Meal, WineFacts } from '#schemas/product.ts';
import type { WineLabel } from '#schemas/wine-label.ts';
import { cents, createdAt, moment, translations } from './columns.ts';
import { idSite } from './site.ts';

type Feature = { label: string; value: string };

export const products = pgTable(
  'products',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['WINE', 'BOX', 'OTHER'] }).notNull(),
    subtypeType: text('subtype_type'),
    offer: text('offer', { enum: ['NEW', 'SECOND_HAND', 'RENTAL'] }).notNull(),
    condition: text('condition', { enum: ['NEW_WITH_TAG', 'LIKE_NEW', 'VERY_GOOD', 'GOOD'] }),
    brand: text('brand'),
    /** Price that the shop paid for one piece, for the margin scheme. */
    purchasePrice: cents('purchase_price'),
    /** Basis points. */
    vatRate: integer('vat_rate').notNull(),
    marginScheme: boolean('margin_scheme').notNull().default(false),
    rentalPrice: cents('rental_price'),
    rentalDays: integer('rental_days'),
    rentalDeposit: cents('rental_deposit'),
    /** Price of each day beyond `rentalDays`. */
    rentalExtraDay: cents('rental_extra_day').notNull().default(0),
    rentalMinDays: integer('rental_min_days').notNull().default(1),
    /** Null: as many as `rentalDays`. */
    rentalMaxDays: integer('rental_max_days'),
    /** Days between two rentals of a piece. */
    rentalTurnaround: integer('rental_turnaround').notNull().default(0),
    shortDescription: text('short_description').notNull(),
    /** Sanitised HTML. */
    description: text('description').notNull(),
    metaDescription: text('meta_description').notNull(),
    features: jsonb('features').$type<Feature[]>().notNull(),
    /** Details of a wine and of how to serve it. */
    wine: jsonb('wine').$type<WineFacts>(),
    nutrition: jsonb('nutrition').$type<Nutrition>(),
    /** The dishes it goes with, in order. */
    mealIcons: text('meal_icons').array().$type<Meal[]>().notNull().default(sql`'{}'::text[]`),
    /** Grams, packed. */
    weight: integer('weight').notNull(),
    hasShippingFees: boolean('has_shipping_fees').notNull(),
    isDematerialized: boolean('is_dematerialized').notNull(),
    /** Spoils or expires rapidly: nobody withdraws from it (Code de la consommation, L221-28 4°). */
    isPerishable: boolean('is_perishable').notNull().default(false),
    /** Sealed for hygiene or health: nobody withdraws from it once it is unsealed (Code de la consommation, L221-28 5°). */
    isSealed: boolean('is_sealed').notNull().default(false),
    /** Order chosen by the owner (`custom`), from 0. */
    position: integer('position').notNull(),
    /** False: not in the shop; hidden, or deleted. */
    isValid: boolean('is_valid').notNull().default(true),
    /** False: deleted, kept for the orders that name it. */
    isEntry: boolean('is_entry').notNull().default(true),
    translations: translations<{
      name: string;
      shortDescription: string;
      description: string;
      metaDescription: string;
      features: Feature[];
      soil: string;
    }>(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('products_slug').on(t.idSite, t.slug),
    primaryKey({ name: 'products_pkey', columns: [t.idSite, t.id] }),
    index('products_list').on(t.idSite, t.isValid, t.position),
    index('products_entries').on(t.idSite, t.isEntry, t.position),
    index('products_newest').on(t.idSite, t.isValid, t.createdAt),
    check('products_vat', sql`${t.vatRate} between 0 and 10000`),
    check('products_purchase_price', sql`${t.purchasePrice} >= 0`),
    check('products_weight', sql`${t.weight} >= 0`),
    check(
      'products_rental',
      sql`(${t.rentalPrice} is null and ${t.rentalDays} is null and ${t.rentalDeposit} is null)
        or (${t.rentalPrice} >= 0 and ${t.rentalDays} > 0 and ${t.rentalDeposit} >= 0)`,
    ),
    check(
      'products_rental_days',
      sql`${t.rentalExtraDay} >= 0 and ${t.rentalTurnaround} between 0 and 60 and ${t.rentalMinDays} >= 1
        and ${t.rentalMinDays} <= coalesce(${t.rentalMaxDays}, ${t.rentalDays}, ${t.rentalMinDays})`,
    ),
    check('products_rental_offer', sql`(${t.offer} = 'RENTAL') = (${t.rentalPrice} is not null)`),
  ],
);

/** The reduction a product has now. The prices it gives stand in its declinations. */
export const productDiscounts = pgTable(
  'product_discounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idProduct: integer('id_product').notNull(),
    type: text('type', { enum: ['EURO', 'PERCENT'] }).notNull(),
    /** Cents for EURO, basis points for PERCENT. */
    amount: integer('amount').notNull(),
    since: moment('since').notNull(),
  },
  (t) => [
    unique('product_discounts_product').on(t.idSite, t.idProduct),
    foreignKey({
      name: 'product_discounts_to_product',
      columns: [t.idSite, t.idProduct],
      foreignColumns: [products.idSite, products.id],
    }).onDelete('cascade'),
    check('product_discounts_amount', sql`${t.amount} > 0 and (${t.type} = 'EURO' or ${t.amount} <= 10000)`),
  ],
);

/** An axis such as Taille or Couleur. */
export const variations = pgTable(
  'variations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    key: text('key').notNull(),
    /** Filter of the product list that this axis feeds, if any. */
    axis: text('axis', { enum: ['size', 'colour'] }),
    label: text('label').notNull(),
    displayLabel: text('display_label'),
    position: integer('position').notNull(),
    translations: translations<{ label: string; displayLabel: string | null }>(),
  },
  (t) => [unique('variations_key').on(t.idSite, t.key), unique('variations_site_id').on(t.idSite, t.id)],
);

export const variationValues = pgTable(
  'variation_values',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idVariation: integer('id_variation').notNull(),
    label: text('label').notNull(),
    /** CSS colour of a colour's swatch. */
    colour: text('colour'),
    position: integer('position').notNull(),
    translations: translations<{ label: string }>(),
  },
  (t) => [
    unique('variation_values_label').on(t.idSite, t.idVariation, t.label),
    unique('variation_values_site_id').on(t.idSite, t.id),
    foreignKey({
      name: 'variation_values_to_variation',
      columns: [t.idSite, t.idVariation],
      foreignColumns: [variations.idSite, variations.id],
    }).onDelete('cascade'),
  ],
);

/** The axes of a product, in the order of variation1 … variation3. */
export const productVariations = pgTable(
  'product_variations',
  {
    idSite: idSite(),
    idProduct: integer('id_product').notNull(),
    idVariation: integer('id_variation').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idProduct, t.idVariation] }),
    unique('product_variations_position').on(t.idSite, t.idProduct, t.position),
    foreignKey({
      name: 'product_variations_to_product',
      columns: [t.idSite, t.idProduct],
      foreignColumns: [products.idSite, products.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'product_variations_to_variation',
      columns: [t.idSite, t.idVariation],
      foreignColumns: [variations.idSite, variations.id],
    }),
    check('product_variations_three', sql`${t.position} between 1 and 3`),
  ],
);

/**
 * A thing one can buy. `stock` is what the shop has, `held` what carts on their way through payment keep of it; what can be
 * bought is `stock - held`. `promised` is what was ordered beyond that where the shop makes to order (HANDLE_STOCK off): only
 * such orders raise it, and then the stock may go below zero by as much. So the checks below make overselling impossible
 * whatever the rest of the code does.
 */
export const declinations = pgTable(
  'declinations',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idProduct: integer('id_product').notNull(),
    reference: text('reference').notNull(),
    year: integer('year'),
    capacity: real('capacity'),
    capacityUnit: text('capacity_unit', { enum: ['LITER', 'CENTILITRE'] }),
    /** Price to pay for one, discount deducted. Written together with `fixedPrice` and the price history (setPrice). */
    price: cents('price').notNull(),
    fixedPrice: cents('fixed_price').notNull(),
    /** True when stock is tracked. */
    setQuantity: boolean('set_quantity').notNull().default(true),
    stock: integer('stock').notNull(),
    held: integer('held').notNull().default(0),
    promised: integer('promised').notNull().default(0),
    sellByMultipleOf: integer('sell_by_multiple_of').notNull().default(1),
    position: integer('position').notNull(),
    isValid: boolean('is_valid').notNull().default(true),
    wineLabel: jsonb('wine_label').$type<WineLabel>(),
    producerGuarantee: jsonb('producer_guarantee').$type<ProducerGuarantee>(),
  },
  (t) => [
    unique('declinations_reference').on(t.idSite, t.reference),
    primaryKey({ name: 'declinations_pkey', columns: [t.idSite, t.id] }),
    index('declinations_product').on(t.idSite, t.idProduct, t.position),
    index('declinations_price').on(t.idSite, t.price),
    foreignKey({
      name: 'declinations_to_product',
      columns: [t.idSite, t.idProduct],
      foreignColumns: [products.idSite, products.id],
    }).onDelete('cascade'),
    check('declinations_price', sql`${t.price} >= 0 and ${t.price} <= ${t.fixedPrice}`),
    check('declinations_stock', sql`${t.stock} + ${t.promised} >= 0 and ${t.held} >= 0 and ${t.promised} >= 0`),
    check('declinations_held', sql`not ${t.setQuantity} or ${t.held} <= ${t.stock} + ${t.promised}`),
    check('declinations_multiple', sql`${t.sellByMultipleOf} > 0`),
  ],
);

export const declinationValues = pgTable(
  'declination_values',
  {
    idSite: idSite(),
    idDeclination: integer('id_declination').notNull(),
    idVariation: integer('id_variation').notNull(),
    idValue: integer('id_value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idDeclination, t.idVariation] }),
    index('declination_values_value').on(t.idSite, t.idValue),
    foreignKey({
      name: 'declination_values_to_declination',
      columns: [t.idSite, t.idDeclination],
      foreignColumns: [declinations.idSite, declinations.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'declination_values_to_variation',
      columns: [t.idSite, t.idVariation],
      foreignColumns: [variations.idSite, variations.id],
    }),
    foreignKey({
      name: 'declination_values_to_value',
      columns: [t.idSite, t.idValue],
      foreignColumns: [variationValues.idSite, variationValues.id],
    }),
  ],
);

/** Every price a declination was sold at, and since when (Code de la consommation L112-1-1). Rows are only added. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idDeclination: integer('id_declination').notNull(),
    price: cents('price').notNull(),
    since: moment('since').notNull(),
  },
  (t) => [
    index('price_history_declination').on(t.idSite, t.idDeclination, t.since),
    foreignKey({
      name: 'price_history_to_declination',
      columns: [t.idSite, t.idDeclination],
      foreignColumns: [declinations.idSite, declinations.id],
    }).onDelete('cascade'),
    check('price_history_price', sql`${t.price} >= 0`),
  ],
);
