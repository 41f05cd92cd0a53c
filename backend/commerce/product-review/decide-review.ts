import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { searchFilter } from '#backend/platform/database/list-filter.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { products } from '#backend/tables/catalogue.ts';
import { orderLines, orders } from '#backend/tables/order.ts';
import { productReviews } from '#backend/tables/product-review.ts';
import { productPath } from '#domain/addresses.ts';
import type { AdminReview, ReviewDecision, ReviewStatus } from '#schemas/product-review.ts';
import { writeReviewRefused } from './mail.ts';
import { written } from './reviews.ts';

type Page = { nbItem: number; page: number };

const toProduct = and(eq(products.idSite, productReviews.idSite), eq(products.id, productReviews.idProduct));
const toOrder = and(eq(orders.idSite, productReviews.idSite), eq(orders.id, productReviews.idOrder));

/** Reviews of a site: those that wait, who waits longest first, then the newest. `search`: product, author, or number of the order. */
export async function listReviews(
  db: Database,
  idSite: number,
  { status, search, ...page }: Page & { status?: ReviewStatus | undefined; search?: string | undefined },
): Promise<{ total: number; reviews: AdminReview[] }> {
  const filter = and(
    eq(productReviews.idSite, idSite),
    status && eq(productReviews.status, status),
    searchFilter(search, [products.name, productReviews.author, orders.reference]),
  );
  const total = await countRows(
    db,
    sql`${productReviews} inner join ${products} on ${toProduct} inner join ${orders} on ${toOrder} where ${filter}`,
  );
  return { total, reviews: await readReviews(db, idSite, filter, page) };
}

async function readReviews(db: Database, idSite: number, filter: SQL | undefined, { nbItem, page }: Page): Promise<AdminReview[]> {
  const isPending = sql`${productReviews.status} = 'PENDING'`;
  const rows = await db
    .select({
      row: productReviews,
      product: { id: products.id, name: products.name, slug: products.slug, type: products.type },
      order: { id: orders.id, reference: orders.reference },
    })
    .from(productReviews)
    .innerJoin(products, toProduct)
    .innerJoin(orders, toOrder)
    .where(filter)
    .orderBy(
      desc(isPending),
      asc(sql`case when ${isPending} then ${productReviews.createdAt} end`),
      desc(productReviews.createdAt),
      desc(productReviews.id),
    )
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  const ids = [...new Set(rows.map(({ order }) => order.id))];
  const lines =
    ids.length === 0
      ? []
      : await db
          .select({ idOrder: orderLines.idOrder, idProduct: orderLines.idProduct, image: orderLines.image })
          .from(orderLines)
          .where(and(eq(orderLines.idSite, idSite), inArray(orderLines.idOrder, ids)));
  return rows.map(({ row, product: { id, name, slug, type }, order }) => ({
    ...written(row),
    status: row.status,
    reason: row.reason,
    by: row.byEmail,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    order,
    product: {
      id,
      name,
      declinationLabel: row.declinationLabel,
      url: productPath(type, slug, id),
      image: lines.find(({ idOrder, idProduct }) => idOrder === order.id && idProduct === id)?.image ?? null,
    },
  }));
}

type Deciding = { now: Date; webOrigin: string; byEmail: string };

/**
 * Publishes a review, or refuses it, also one that was published; its author is told why. A review keeps the day it was published.
 * Throws ApiError 404; 409 when it was written anew since it was read.
 */
export async function decideReview(
  db: Database,
  { idSite, id }: { idSite: number; id: number },
  { status, reason, answer, seen }: z.output<typeof ReviewDecision>,
  { now, webOrigin, byEmail }: Deciding,
): Promise<AdminReview> {
  const own = and(eq(productReviews.idSite, idSite), eq(productReviews.id, id));
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(productReviews).where(own).for('no key update');
    if (!row) throw new ApiError(404, 'review.not-found');
    if (row.createdAt.toISOString() !== new Date(seen).toISOString()) throw new ApiError(409, 'review.changed');
    const isPublished = status === 'PUBLISHED';
    const decided = {
      status,
      answer,
      byEmail,
      reason: isPublished ? '' : reason,
      publishedAt: isPublished ? (row.publishedAt ?? now) : null,
    };
    await tx.update(productReviews).set(decided).where(own);
    if (!isPublished && row.status !== 'REFUSED') await writeReviewRefused(tx, { ...row, reason }, { now, webOrigin });
  });
  const [review] = await readReviews(db, idSite, own, { nbItem: 1, page: 1 });
  if (!review) throw new ApiError(404, 'review.not-found');
  return review;
}
