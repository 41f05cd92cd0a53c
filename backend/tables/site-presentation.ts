import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { declinations, products } from './catalogue.ts';
import { translations } from './columns.ts';
import { idSite, media, pages } from './site.ts';

/** Pictures of a product, in order; those with a declination show that declination. */
export const productImages = pgTable(
  'product_images',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idProduct: integer('id_product').notNull(),
    idDeclination: integer('id_declination'),
    idMedia: integer('id_media').notNull(),
    position: integer('position').notNull(),
    alt: text('alt').notNull(),
    translations: translations<{ alt: string }>(),
  },
  (t) => [
    index('product_images_product').on(t.idSite, t.idProduct, t.position),
    index('product_images_picture').on(t.idSite, t.idMedia, t.idProduct),
    foreignKey({
      name: 'product_images_to_product',
      columns: [t.idSite, t.idProduct],
      foreignColumns: [products.idSite, products.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'product_images_to_declination',
      columns: [t.idSite, t.idDeclination],
      foreignColumns: [declinations.idSite, declinations.id],
    }).onDelete('cascade'),
    foreignKey({ name: 'product_images_to_media', columns: [t.idSite, t.idMedia], foreignColumns: [media.idSite, media.id] }),
  ],
);

/** A category tag; the page that lists its products, where there is one, gives it a label and an address. */
export const tags = pgTable(
  'tags',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    slug: text('slug').notNull(),
    label: text('label').notNull(),
    idPage: integer('id_page'),
    translations: translations<{ label: string }>(),
  },
  (t) => [
    unique('tags_slug').on(t.idSite, t.slug),
    unique('tags_site_id').on(t.idSite, t.id),
    foreignKey({ name: 'tags_to_page', columns: [t.idSite, t.idPage], foreignColumns: [pages.idSite, pages.id] }),
  ],
);

export const productTags = pgTable(
  'product_tags',
  {
    idSite: idSite(),
    idProduct: integer('id_product').notNull(),
    idTag: integer('id_tag').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idProduct, t.idTag] }),
    index('product_tags_tag').on(t.idSite, t.idTag),
    foreignKey({
      name: 'product_tags_to_product',
      columns: [t.idSite, t.idProduct],
      foreignColumns: [products.idSite, products.id],
    }).onDelete('cascade'),
    foreignKey({ name: 'product_tags_to_tag', columns: [t.idSite, t.idTag], foreignColumns: [tags.idSite, tags.id] }).onDelete('cascade'),
  ],
);

export const recommendedProducts = pgTable(
  'recommended_products',
  {
    idSite: idSite(),
    idProduct: integer('id_product').notNull(),
    idRecommended: integer('id_recommended').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idProduct, t.idRecommended] }),
    foreignKey({
      name: 'recommended_to_product',
      columns: [t.idSite, t.idProduct],
      foreignColumns: [products.idSite, products.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'recommended_to_recommended',
      columns: [t.idSite, t.idRecommended],
      foreignColumns: [products.idSite, products.id],
    }).onDelete('cascade'),
    check('recommended_other', sql`${t.idProduct} <> ${t.idRecommended}`),
  ],
);
