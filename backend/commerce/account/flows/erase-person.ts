import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { StatusContext } from '#backend/commerce/order/index.ts';
import { emptyDeclaration, lastContractDay, lastRetentionDay } from '#backend/commerce/privacy/index.ts';
import { eraseBookings } from '#backend/content/booking/index.ts';
import { endByAddress } from '#backend/content/publishing/index.ts';
import { eraseAlerts } from '#backend/goods/stock-alert/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { auditLog } from '#backend/tables/audit.ts';
import { carts } from '#backend/tables/cart.ts';
import { registrations } from '#backend/tables/events.ts';
import { submissions } from '#backend/tables/forms.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { passwordResetRequests, teamInvitations, users } from '#backend/tables/people.ts';
import { withdrawals } from '#backend/tables/withdrawals.ts';
import type { KeptRecord, PersonErasure } from '#schemas/retention.ts';
import { mentions } from './collect-person-data.ts';
import { emptyErasedOrders } from './empty-erased-orders.ts';
import { cancelUnpaid, eraseWithin, findObstacle } from './erase-account.ts';

type Site = { id: number; timeZone: string };

/**
 * Erases a person by her address: her account, orders without one, messages, bookings, alerts. Contracts and invoices that the law has the
 * shop keep are closed off and listed. Throws ApiError 409 where an order, a return or a payment is under way, or it is the team's account.
 */
export async function erasePerson(db: Database, site: Site, email: string, at: StatusContext): Promise<PersonErasure> {
  const idSite = site.id;
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.idSite, idSite), eq(users.email, email)));
    const byAddress = and(eq(orders.idSite, idSite), eq(sql`lower(${orders.email})`, email));
    const ofAccount = user
      ? await tx
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.idSite, idSite), eq(orders.idUser, user.id)))
      : [];
    const obstacle = user ? await eraseWithin(tx, idSite, user, at) : null;
    if (obstacle) throw new ApiError(409, obstacle);
    await lockCarts(tx, idSite, byAddress);
    const guests = await tx.select().from(orders).where(byAddress).orderBy(orders.id).for('no key update');
    const guestObstacle = await findObstacle(tx, idSite, guests);
    if (guestObstacle) throw new ApiError(409, guestObstacle);
    await cancelUnpaid(tx, guests, at);
    // Those of the account are empty by now.
    await emptyErasedOrders(tx, { idSite, ids: guests.map(({ id }) => id), now: at.now });
    const ids = [...ofAccount, ...guests].map(({ id }) => id);
    await eraseElsewhere(tx, idSite, email);
    return { hadAccount: user !== undefined, orders: ids.length, kept: await listKept(tx, site, ids) };
  });
}

/** Locks the carts of orders, before the orders, as placing and paying do: one waits for the other. */
async function lockCarts(tx: Database, idSite: number, ofOrders: SQL | undefined): Promise<void> {
  const ids = tx.select({ id: orders.idCart }).from(orders).where(ofOrders);
  const own = and(eq(carts.idSite, idSite), inArray(carts.id, ids));
  await tx.select({ id: carts.id }).from(carts).where(own).orderBy(carts.id).for('update');
}

/** Deletes what else holds her address: it hangs on no account. Lines of the audit stay, without what they say of her. */
async function eraseElsewhere(tx: Database, idSite: number, email: string): Promise<void> {
  await endByAddress(tx, idSite, email);
  await eraseAlerts(tx, idSite, { id: -1, email });
  await eraseBookings(tx, idSite, { id: -1, email });
  await tx.delete(registrations).where(and(eq(registrations.idSite, idSite), eq(registrations.email, email)));
  await tx.delete(submissions).where(and(eq(submissions.idSite, idSite), mentions(email)));
  await tx.delete(teamInvitations).where(and(eq(teamInvitations.idSite, idSite), eq(teamInvitations.email, email)));
  await tx
    .update(auditLog)
    .set({ details: null })
    .where(and(eq(auditLog.idSite, idSite), sql`${auditLog.details} ->> 'email' = ${email}`));
  await tx.delete(passwordResetRequests).where(and(eq(passwordResetRequests.idSite, idSite), eq(passwordResetRequests.email, email)));
  const isShopNotice = and(inArray(mails.kind, ['FORM_NOTICE', 'EVENT_NOTICE']), sql`position(${email} in lower(${mails.text})) > 0`);
  await tx.delete(mails).where(and(eq(mails.idSite, idSite), or(eq(mails.to, email), isShopNotice)));
  await tx
    .update(withdrawals)
    .set(emptyDeclaration)
    .where(and(eq(withdrawals.idSite, idSite), eq(withdrawals.email, email)));
}

/** Lists the records that stay, and until when. */
async function listKept(tx: Database, { id: idSite, timeZone }: Site, ids: readonly string[]): Promise<KeptRecord[]> {
  if (ids.length === 0) return [];
  const own = and(eq(orders.idSite, idSite), inArray(orders.id, [...ids]), isNotNull(orders.closedAt));
  const closed = await tx.select().from(orders).where(own).orderBy(orders.reference);
  const papers = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.idSite, idSite), inArray(invoices.idOrder, [...ids])))
    .orderBy(invoices.id);
  return [
    ...closed.map((order) => ({ kind: 'CONTRACT' as const, reference: order.reference, until: lastContractDay(order, timeZone) })),
    ...papers.map(({ kind, reference, issuedAt }) => ({ kind, reference, until: lastRetentionDay(issuedAt, timeZone) })),
  ];
}
