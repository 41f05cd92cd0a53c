import { and, asc, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import { followPath, lockOrder } from '#backend/commerce/order/index.ts';
import { post, readMailSite } from '#backend/foundation/mail/index.ts';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { mails } from '#backend/tables/mail.ts';
import { orderLines, orders } from '#backend/tables/order.ts';
import { parameters } from '#backend/tables/site.ts';
import { reviewAsked } from './review-asked.ts';

const day = 86_400_000;
/**
 * Days after which an order that was due is left alone. Who switches ORDER_REVIEW_DELAY on does not write to everybody who
 * ever bought, and after a standstill of the shop nothing is asked of people who have forgotten.
 */
const graceDays = 30;
/** Orders taken in one run; the next run takes the rest. */
const batch = 200;

const handedOver = ['DELIVERED', 'COLLECTED'] as const;

/**
 * Writes the e-mails that ask for a review, ORDER_REVIEW_DELAY days after an order was delivered or collected. Each order is
 * asked about once: the outbox takes one e-mail of a kind for an order, whoever runs this and however often. Returns how many.
 */
export async function askReviews(db: Database, now: Date, webOrigin: string): Promise<number> {
  const sites = await db.select({ id: parameters.idSite }).from(parameters).where(eq(parameters.key, 'ORDER_REVIEW_DELAY'));
  let asked = 0;
  for (const { id: idSite } of sites) {
    const { ORDER_REVIEW_DELAY: delay } = await readSettings(db, idSite);
    if (delay <= 0) continue;
    for (const idOrder of await dueOrders(db, idSite, delay, now)) if (await ask(db, { idSite, idOrder, now, webOrigin })) asked += 1;
  }
  return asked;
}

async function dueOrders(db: Database, idSite: number, delay: number, now: Date): Promise<string[]> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const asked = db
    .select({ one: sql`1` })
    .from(mails)
    .where(and(eq(mails.idSite, idSite), eq(mails.idOrder, orders.id), eq(mails.kind, 'REVIEW_ASKED')));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.idSite, idSite),
        inArray(orders.status, [...handedOver]),
        isNull(orders.alert),
        lte(orders.handedOverAt, before(delay)),
        gt(orders.handedOverAt, before(delay + graceDays)),
        notExists(asked),
      ),
    )
    .orderBy(asc(orders.handedOverAt))
    .limit(batch);
  return rows.map(({ id }) => id);
}

type Asking = { idSite: number; idOrder: string; now: Date; webOrigin: string };

async function ask(db: Database, { idSite, idOrder, now, webOrigin }: Asking): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, idSite, idOrder);
    // It may have been refunded since it was listed.
    if (!order || !handedOver.some((status) => status === order.status)) return false;
    const lines = await tx
      .select({ name: orderLines.name, declinationLabel: orderLines.declinationLabel })
      .from(orderLines)
      .where(and(eq(orderLines.idSite, idSite), eq(orderLines.idOrder, idOrder)))
      .orderBy(asc(orderLines.id));
    const site = await readMailSite(tx, order, webOrigin);
    const url = site.pages + (await followPath(tx, order));
    const content = reviewAsked(site, order, lines, url);
    return post(tx, { idSite, kind: 'REVIEW_ASKED', idOrder }, order.email, content, now);
  });
}
