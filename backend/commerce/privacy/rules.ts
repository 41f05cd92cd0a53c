import { and, eq, gte, inArray, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { auditLog } from '#backend/tables/audit.ts';
import { bookings } from '#backend/tables/booking.ts';
import { registrations } from '#backend/tables/events.ts';
import { submissions } from '#backend/tables/forms.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { orderReturns } from '#backend/tables/returns.ts';
import { withdrawals } from '#backend/tables/withdrawals.ts';
import { dateIn } from '#domain/time-zones.ts';

/** Cents from which an online contract is kept for ten years from delivery (Code de la consommation, D213-1 and D213-2). */
const contractCents = 12_000;
/** Years that such a contract and an invoice are kept (Code de commerce, L123-22). */
const legalYears = 10;

/** Moments before which things are over. */
export type Cutoffs = { orders: Date; messages: Date; bookings: Date; logs: Date; legal: Date };

/** Computes the moments before which personal data of a site is over, by its settings. */
export async function readCutoffs(db: Database, idSite: number, now: Date): Promise<Cutoffs> {
  const { RETENTION_YEARS, MESSAGES_RETENTION_YEARS, BOOKINGS_RETENTION_YEARS, LOG_RETENTION_MONTHS } = await readSettings(db, idSite);
  return {
    orders: monthsBefore(now, RETENTION_YEARS * 12),
    messages: monthsBefore(now, MESSAGES_RETENTION_YEARS * 12),
    bookings: monthsBefore(now, BOOKINGS_RETENTION_YEARS * 12),
    logs: monthsBefore(now, LOG_RETENTION_MONTHS),
    legal: legalCutoff(now),
  };
}

/** Computes the moment before which the law has the shop keep nothing any more. */
export const legalCutoff = (now: Date): Date => monthsBefore(now, legalYears * 12);

/** Computes the last day, by the shop's clock, on which the law has the shop keep a contract or an invoice. @param since its delivery or issue */
export function lastRetentionDay(since: Date, timeZone: string): string {
  const until = new Date(since);
  until.setUTCFullYear(until.getUTCFullYear() + legalYears);
  return dateIn(timeZone, until);
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Orders that are paid and not finished. */
export const ordersUnderWay = ['PAID', 'PREPARING', 'SHIPPED', 'READY_FOR_PICKUP'] as const;
/** Returns that are not settled. */
export const openReturnStatuses = ['ASKED', 'LABEL_SENT', 'RECEIVED'] as const;
const lastContact = sql`greatest(${orders.createdAt}, ${orders.paidAt}, ${orders.handedOverAt})`;
const deliveredAt = sql`coalesce(${orders.handedOverAt}, ${orders.paidAt})`;

/** Finds paid contracts that the law has the shop keep at a moment. */
export const isKeptContract = (legal: Date): SQL | undefined =>
  and(isNotNull(orders.paidAt), gte(orders.total, contractCents), sql`${deliveredAt} >= ${legal.toISOString()}`);

/** Finds orders of nobody's account whose time is over: nothing of them is under way, and nobody with their address ordered since. */
const isOver = (idSite: number, before: Date): SQL | undefined =>
  and(
    eq(orders.idSite, idSite),
    isNull(orders.anonymisedAt),
    isNull(orders.idUser),
    isNull(orders.alert),
    notInArray(orders.status, [...ordersUnderWay]),
    sql`${lastContact} < ${before.toISOString()}`,
    sql`not exists (select 1 from ${orders} newer where newer.id_site = ${orders.idSite} and newer.email <> ''
      and lower(newer.email) = lower(${orders.email}) and newer.created_at >= ${before.toISOString()})`,
    sql`not exists (select 1 from ${orderReturns} where ${orderReturns.idSite} = ${orders.idSite} and ${orderReturns.idOrder} = ${orders.id}
      and ${inArray(orderReturns.status, [...openReturnStatuses])})`,
  );

/** Finds orders to close off: contracts that are kept. */
export const ordersToClose = (idSite: number, { orders: before, legal }: Cutoffs): SQL | undefined =>
  and(isOver(idSite, before), isNull(orders.closedAt), isKeptContract(legal));

/** Finds orders to make anonymous. */
export const ordersToAnonymise = (idSite: number, { orders: before, legal }: Cutoffs): SQL | undefined =>
  and(isOver(idSite, before), sql`not coalesce(${isKeptContract(legal)}, false)`);

/** Finds invoices and credit notes that name their customer and are kept no longer. */
export const invoicesToEmpty = (idSite: number, { legal }: Cutoffs): SQL | undefined =>
  and(eq(invoices.idSite, idSite), lt(invoices.issuedAt, legal), sql`${invoices.content} -> 'customer' ->> 'name' <> ''`);

/** E-mails that tell of messages, and of bookings and registrations: they go with these. */
const messageMails = ['FORM_NOTICE'] as const;
const bookingMails = ['BOOKING_CONFIRMED', 'BOOKING_CANCELLED', 'BOOKING_NOTICE', 'EVENT_NOTICE', 'EVENT_REGISTERED'] as const;

/** Finds e-mails of the outbox that are over. */
export const mailsToDelete = (idSite: number, { orders: before, messages, bookings: booked }: Cutoffs): SQL | undefined =>
  and(
    eq(mails.idSite, idSite),
    or(
      lt(mails.createdAt, before),
      and(inArray(mails.kind, [...messageMails]), lt(mails.createdAt, messages)),
      and(inArray(mails.kind, [...bookingMails]), lt(mails.createdAt, booked)),
    ),
  );

/** Finds messages and answers to forms that are over. Their files go with them. */
export const messagesToDelete = (idSite: number, { messages: before }: Cutoffs): SQL | undefined =>
  and(eq(submissions.idSite, idSite), lt(submissions.createdAt, before));

/** Finds appointments that are over. */
export const bookingsToDelete = (idSite: number, { bookings: before }: Cutoffs): SQL | undefined =>
  and(eq(bookings.idSite, idSite), lt(bookings.createdAt, before));

/** Finds registrations for events that are over. The number of places taken stays. */
export const registrationsToDelete = (idSite: number, { bookings: before }: Cutoffs): SQL | undefined =>
  and(eq(registrations.idSite, idSite), lt(registrations.createdAt, before));

/** Finds settled or old declarations of withdrawal that are over. */
export const withdrawalsToEmpty = (idSite: number, { orders: before }: Cutoffs): SQL | undefined =>
  and(eq(withdrawals.idSite, idSite), lt(withdrawals.createdAt, before), sql`${withdrawals.email} <> ''`);

/** Finds lines of the audit that still name who wrote, or whom it was about. */
export const auditToEmpty = (idSite: number, { logs }: Cutoffs): SQL | undefined =>
  and(
    eq(auditLog.idSite, idSite),
    lt(auditLog.createdAt, logs),
    sql`(${auditLog.email} <> '' or ${auditLog.origin} is not null or ${auditLog.details} is not null)`,
  );
