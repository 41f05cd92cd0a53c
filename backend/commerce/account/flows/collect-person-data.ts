import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import { bookings } from '#backend/tables/booking.ts';
import { cartLines, carts } from '#backend/tables/cart.ts';
import { registrations } from '#backend/tables/events.ts';
import { submissions } from '#backend/tables/forms.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { mails } from '#backend/tables/mail.ts';
import { newsletterSubscribers, newsletterSubscriptions } from '#backend/tables/newsletter.ts';
import { orderLines, orders } from '#backend/tables/order.ts';
import { paymentCaptures, paymentRefunds } from '#backend/tables/payment.ts';
import { addresses, sessions, teamInvitations, users, wishlistProducts } from '#backend/tables/people.ts';
import { productReviews } from '#backend/tables/product-review.ts';
import { orderReturns } from '#backend/tables/returns.ts';
import { stockAlerts } from '#backend/tables/stock-alert.ts';
import { withdrawals } from '#backend/tables/withdrawals.ts';
import type { PersonData } from '#schemas/retention.ts';

type Row = Record<string, unknown>;

/** Columns that say nothing to a person, or open something to whoever reads the file. */
const leftOut: ReadonlySet<string> = new Set([
  ...['idSite', 'passwordHash', 'tokenHash', 'keySalt', 'keyHash', 'token', 'heldBy', 'html', 'bodyHash', 'attempt', 'customizationKey'],
  // The price that the shop paid is no data of the person.
  'purchasePrice',
  // The team's addresses, and keys of calls to providers.
  ...['byEmail', 'settledBy', 'idempotencyKey'],
]);

/**
 * Collects all that the shop stores of a person, by her address and her account (Regulation (EU) 2016/679, articles 15 and 20): rows as they
 * are, without keys and hashes.
 */
export async function collectPersonData(
  db: Database,
  { idSite, email, now }: { idSite: number; email: string; now: Date },
): Promise<PersonData> {
  const ofSite = (table: PgTable & { idSite: PgColumn }, where: ReturnType<typeof and>) =>
    db
      .select()
      .from(table)
      .where(and(eq(table.idSite, idSite), where)) as Promise<Row[]>;
  const account = await ofSite(users, eq(users.email, email));
  const idUser = typeof account[0]?.id === 'number' ? account[0].id : -1;
  const subscriber = await ofSite(newsletterSubscribers, eq(newsletterSubscribers.email, email));
  const idSubscriber = typeof subscriber[0]?.id === 'number' ? subscriber[0].id : -1;
  const own = or(eq(orders.idUser, idUser), eq(sql`lower(${orders.email})`, email));
  const placed = await db
    .select()
    .from(orders)
    .where(and(eq(orders.idSite, idSite), own))
    .orderBy(desc(orders.createdAt));
  const ids = placed.map(({ id }) => id);
  const ownCarts = db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.idSite, idSite), eq(carts.idUser, idUser)));
  const sections: Record<string, Row[]> = {
    account,
    addresses: await ofSite(addresses, eq(addresses.idUser, idUser)),
    sessions: await ofSite(sessions, eq(sessions.idUser, idUser)),
    wishlist: await ofSite(wishlistProducts, eq(wishlistProducts.idUser, idUser)),
    orders: placed,
    orderLines: ids.length === 0 ? [] : await ofSite(orderLines, inArray(orderLines.idOrder, ids)),
    returns: ids.length === 0 ? [] : await ofSite(orderReturns, inArray(orderReturns.idOrder, ids)),
    invoices: ids.length === 0 ? [] : await ofSite(invoices, inArray(invoices.idOrder, ids)),
    payments: ids.length === 0 ? [] : await ofSite(paymentCaptures, inArray(paymentCaptures.idOrder, ids)),
    refunds: ids.length === 0 ? [] : await ofSite(paymentRefunds, inArray(paymentRefunds.idOrder, ids)),
    cart: await ofSite(cartLines, inArray(cartLines.idCart, ownCarts)),
    withdrawals: await ofSite(
      withdrawals,
      or(eq(withdrawals.email, email), ids.length > 0 ? inArray(withdrawals.idOrder, ids) : undefined),
    ),
    reviews: await ofSite(productReviews, eq(productReviews.idUser, idUser)),
    stockAlerts: await ofSite(stockAlerts, or(eq(stockAlerts.email, email), eq(stockAlerts.idUser, idUser))),
    newsletter: subscriber,
    newsletterConsents: await ofSite(newsletterSubscriptions, eq(newsletterSubscriptions.idSubscriber, idSubscriber)),
    invitations: await ofSite(teamInvitations, eq(teamInvitations.email, email)),
    bookings: await ofSite(bookings, or(eq(bookings.email, email), eq(bookings.idUser, idUser))),
    registrations: await ofSite(registrations, eq(registrations.email, email)),
    messages: await ofSite(submissions, mentions(email)),
    emails: await ofSite(mails, or(eq(mails.to, email), eq(mails.idUser, idUser))),
  };
  const written = Object.entries(sections).map(([name, rows]) => [name, rows.map(describeRow)]);
  return { email, at: now.toISOString(), sections: Object.fromEntries(written) };
}

/** Finds answers of forms in which an address stands as a value. */
export const mentions = (email: string) =>
  sql`exists (select 1 from jsonb_array_elements(${submissions.answers}) answer where lower(answer ->> 'value') = ${email})`;

const describeRow = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      leftOut.has(name) ? [] : [[name, value instanceof Date ? value.toISOString() : value]],
    ),
  );
