import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { OrderRow } from '#backend/commerce/order/index.ts';
import { readSettings } from '#backend/foundation/settings/index.ts';
import { readRatings } from '#backend/goods/catalogue/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { products } from '#backend/tables/catalogue.ts';
import { orderLines } from '#backend/tables/order.ts';
import { productReviews } from '#backend/tables/product-review.ts';
import type { OrderReviews, ProductReviews, ReviewBody } from '#schemas/product-review.ts';
import { type Lang, toLang } from '#schemas/site.ts';

/** Years after which a review is forgotten, as its product's page says (decree 2017-1436). */
export const reviewYears = 5;

const handedOver = ['DELIVERED', 'COLLECTED'] as const;

type Row = typeof productReviews.$inferSelect;

/** Returns the fields of a review that every reader gets. */
export const written = ({ id, author, rating, text, locale, boughtAt, createdAt, answer }: Row) => ({
  id,
  author,
  rating,
  text,
  answer,
  language: toLang(locale) satisfies Lang,
  boughtAt: boughtAt.toISOString(),
  writtenAt: createdAt.toISOString(),
});

/** Published reviews of a product, the newest first; none where the shop shows none (DISPLAY_PRODUCT_REVIEWS). */
export async function listProductReviews(
  db: Database,
  idSite: number,
  idProduct: number,
  { nbItem, page }: { nbItem: number; page: number },
): Promise<ProductReviews> {
  const { DISPLAY_PRODUCT_REVIEWS: isOpen } = await readSettings(db, idSite);
  if (!isOpen) return { rating: null, reviews: [] };
  const published = and(eq(productReviews.idSite, idSite), eq(productReviews.idProduct, idProduct), eq(productReviews.status, 'PUBLISHED'));
  const rating = (await readRatings(db, idSite, [idProduct])).get(idProduct);
  if (!rating) return { rating: null, reviews: [] };
  const rows = await db
    .select()
    .from(productReviews)
    .where(published)
    .orderBy(desc(productReviews.publishedAt), desc(productReviews.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  return {
    rating,
    reviews: rows.flatMap((row) =>
      row.publishedAt ? [{ ...written(row), declinationLabel: row.declinationLabel, publishedAt: row.publishedAt.toISOString() }] : [],
    ),
  };
}

/** Reads the products of an order that its owner can review, each once, with her reviews. */
export async function readOrderReviews(db: Database, order: OrderRow): Promise<OrderReviews> {
  const { DISPLAY_PRODUCT_REVIEWS: isWanted } = await readSettings(db, order.idSite);
  const isOpen = isWanted && handedOver.some((status) => status === order.status);
  const ofOrder = and(eq(productReviews.idSite, order.idSite), eq(productReviews.idOrder, order.id));
  const lines = await db
    .select({ line: orderLines })
    .from(orderLines)
    // Of what was deleted nobody reads a review.
    .innerJoin(products, and(eq(products.idSite, orderLines.idSite), eq(products.id, orderLines.idProduct)))
    .where(and(eq(orderLines.idSite, order.idSite), eq(orderLines.idOrder, order.id)))
    .orderBy(asc(orderLines.id));
  const rows = await db.select().from(productReviews).where(ofOrder);
  const first = [...Map.groupBy(lines, ({ line }) => line.idProduct).values()].flatMap(([one]) => (one ? [one.line] : []));
  return {
    isOpen,
    products: first.map(({ idProduct, name, declinationLabel, image }) => {
      const row = rows.find((each) => each.idProduct === idProduct);
      return { idProduct, name, declinationLabel, image, review: row ? { ...written(row), status: row.status, reason: row.reason } : null };
    }),
  };
}

/**
 * Writes a review of a product of an order, or writes it anew: then it waits to be read again, and nobody reads it meanwhile.
 * Throws ApiError 404 (not of this order), 409 (it has not arrived, or the shop takes none).
 */
export async function writeReview(
  db: Database,
  order: OrderRow & { idUser: number },
  idProduct: number,
  { rating, text }: ReviewBody,
  { author, now, locale }: { /** First name of whoever is signed in. */ author: string; now: Date; locale: string },
): Promise<void> {
  const { isOpen, products: reviewed } = await readOrderReviews(db, order);
  const product = reviewed.find((each) => each.idProduct === idProduct);
  if (!product) throw new ApiError(404, 'review.not-bought');
  if (!isOpen) throw new ApiError(409, 'review.closed');
  const { idSite, id: idOrder, idUser } = order;
  const said = { rating, text, author, locale, createdAt: now };
  await db
    .insert(productReviews)
    .values({
      idSite,
      idOrder,
      idUser,
      idProduct,
      declinationLabel: product.declinationLabel,
      boughtAt: order.paidAt ?? order.createdAt,
      ...said,
    })
    .onConflictDoUpdate({
      target: [productReviews.idSite, productReviews.idOrder, productReviews.idProduct],
      set: { ...said, status: 'PENDING', publishedAt: null, reason: '', answer: '', byEmail: null },
    });
}

/** Takes a review of an order back; there may be none. */
export async function removeReview(db: Database, { idSite, id }: OrderRow, idProduct: number): Promise<void> {
  await db
    .delete(productReviews)
    .where(and(eq(productReviews.idSite, idSite), eq(productReviews.idOrder, id), eq(productReviews.idProduct, idProduct)));
}

/** Forgets reviews after `reviewYears`. */
export async function forgetReviews(db: Database, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - reviewYears);
  await db
    .delete(productReviews)
    .where(lt(sql`coalesce(${productReviews.publishedAt}, ${productReviews.createdAt})`, before.toISOString()));
}
