import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { declinations, products } from './catalogue.ts';
import { translations } from './columns.ts';
import { idSite, media } from './site.ts';

/** Awards of a product: medals and trophies, in order. */
export const productAwards = pgTable(
  'product_awards',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idProduct: integer('id_product').notNull(),
    name: text('name').notNull(),
    year: integer('year'),
    /** Metal in which the medal is drawn if it has no picture. */
    medal: text('medal', { enum: ['GOLD', 'SILVER', 'BRONZE', 'TROPHY'] }).notNull(),
    idMedia: integer('id_media'),
    alt: text('alt').notNull().default(''),
    position: integer('position').notNull(),
    translations: translations<{ name: string; alt: string }>(),
  },
  (t) => [
    index('product_awards_product').on(t.idSite, t.idProduct, t.position),
    index('product_awards_picture').on(t.idSite, t.idMedia, t.idProduct),
    foreignKey({
      name: 'product_awards_to_product',
      columns: [t.idSite, t.idProduct],
      foreignColumns: [products.idSite, products.id],
    }).onDelete('cascade'),
    foreignKey({ name: 'product_awards_to_media', columns: [t.idSite, t.idMedia], foreignColumns: [media.idSite, media.id] }),
  ],
);

/** Steps of a product's decreasing price: what is taken off each piece of a line that holds at least `from` of them. */
export const decreasingDiscounts = pgTable(
  'decreasing_discounts',
  {
    idSite: idSite(),
    idProduct: integer('id_product').notNull(),
    from: integer('from_quantity').notNull(),
    type: text('type', { enum: ['EURO', 'PERCENT'] }).notNull(),
    /** Cents off each piece for EURO, basis points for PERCENT. */
    amount: integer('amount').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idProduct, t.from] }),
    foreignKey({
      name: 'decreasing_discounts_to_product',
      columns: [t.idSite, t.idProduct],
      foreignColumns: [products.idSite, products.id],
    }).onDelete('cascade'),
    check('decreasing_discounts_amount', sql`${t.from} > 1 and ${t.amount} > 0 and (${t.type} = 'EURO' or ${t.amount} <= 10000)`),
  ],
);

/** Contents of a box: pieces of another product of the site, and of one of its declinations if it has several. */
export const boxContents = pgTable(
  'box_contents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idBox: integer('id_box').notNull(),
    idProduct: integer('id_product').notNull(),
    idDeclination: integer('id_declination'),
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    index('box_contents_box').on(t.idSite, t.idBox, t.position),
    foreignKey({ name: 'box_contents_to_box', columns: [t.idSite, t.idBox], foreignColumns: [products.idSite, products.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      name: 'box_contents_to_product',
      columns: [t.idSite, t.idProduct],
      foreignColumns: [products.idSite, products.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'box_contents_to_declination',
      columns: [t.idSite, t.idDeclination],
      foreignColumns: [declinations.idSite, declinations.id],
    }).onDelete('cascade'),
    check('box_contents_other', sql`${t.idBox} <> ${t.idProduct} and ${t.quantity} > 0`),
  ],
);
