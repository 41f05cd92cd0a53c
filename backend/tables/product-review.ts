import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt, moment } from './columns.ts';
import { orders } from './order.ts';
import { users } from './people.ts';
import { idSite } from './site.ts';

/**
 * Reviews of products of an order that has arrived: one for each product of an order. The shop reads a review before it is published, and
 * it is deleted with its account. A trigger of the migration notes a change of its product if it is or was published.
 */
export const productReviews = pgTable(
  'product_reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idProduct: integer('id_product').notNull(),
    idOrder: uuid('id_order').notNull(),
    idUser: integer('id_user').notNull(),
    status: text('status', { enum: ['PENDING', 'PUBLISHED', 'REFUSED'] })
      .notNull()
      .default('PENDING'),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    /** A copy of the first name, so that a later one changes nothing that was read. */
    author: text('author').notNull(),
    locale: text('locale').notNull(),
    declinationLabel: text('declination_label').notNull(),
    boughtAt: moment('bought_at').notNull(),
    /** Time when it was written or rewritten. */
    createdAt: createdAt(),
    publishedAt: moment('published_at'),
    /** Reason of its refusal; '' if it was not refused. */
    reason: text('reason').notNull().default(''),
    answer: text('answer').notNull().default(''),
    /** E-mail of the administrator who decided, a copy. */
    byEmail: text('by_email'),
  },
  (t) => [
    unique('product_reviews_once').on(t.idSite, t.idOrder, t.idProduct),
    index('product_reviews_published').on(t.idSite, t.idProduct, t.publishedAt).where(sql`${t.status} = 'PUBLISHED'`),
    index('product_reviews_status').on(t.idSite, t.status, t.createdAt),
    index('product_reviews_user').on(t.idSite, t.idUser),
    foreignKey({
      name: 'product_reviews_to_product',
      columns: [t.idSite, t.idProduct],
      foreignColumns: [products.idSite, products.id],
    }).onDelete('cascade'),
    foreignKey({ name: 'product_reviews_to_order', columns: [t.idSite, t.idOrder], foreignColumns: [orders.idSite, orders.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ name: 'product_reviews_to_user', columns: [t.idSite, t.idUser], foreignColumns: [users.idSite, users.id] }).onDelete(
      'cascade',
    ),
    check('product_reviews_rating', sql`${t.rating} between 1 and 5`),
    check('product_reviews_published', sql`(${t.status} = 'PUBLISHED') = (${t.publishedAt} is not null)`),
    check('product_reviews_reason', sql`${t.status} <> 'REFUSED' or ${t.reason} <> ''`),
  ],
);
