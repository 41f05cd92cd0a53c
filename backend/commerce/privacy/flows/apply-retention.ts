import { asc, lt, type SQL, sql } from 'drizzle-orm';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { auditLog } from '#backend/tables/audit.ts';
import { bookings } from '#backend/tables/booking.ts';
import { registrations } from '#backend/tables/events.ts';
import { submissions } from '#backend/tables/forms.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { retentionRuns } from '#backend/tables/retention.ts';
import { sites } from '#backend/tables/site.ts';
import { withdrawals } from '#backend/tables/withdrawals.ts';
import type { RetentionCounts } from '#schemas/retention.ts';
import {
  auditToEmpty,
  bookingsToDelete,
  type Cutoffs,
  invoicesToEmpty,
  mailsToDelete,
  messagesToDelete,
  ordersToAnonymise,
  ordersToClose,
  readCutoffs,
  registrationsToDelete,
  withdrawalsToEmpty,
} from '../rules.ts';
import { allowEmptying, emptyDeclaration, emptyOrders } from '../steps/empty-orders.ts';
import { findLastRun } from './read-retention.ts';

/** Orders taken in one transaction. */
const batch = 200;
const dayMs = 86_400_000;
/** Runs are listed for so long. */
const runsKeptMs = 400 * dayMs;

/** Makes personal data anonymous whose time is over, once a day for each site, and notes how much. Gives how many rows it changed. */
export async function applyRetention(db: Database, now: Date): Promise<number> {
  const all = await db.select({ id: sites.id }).from(sites).orderBy(asc(sites.id));
  let changed = 0;
  for (const { id } of all) {
    const last = await findLastRun(db, id);
    if (last && now.getTime() - last.getTime() < dayMs) continue;
    const counts = await retainSite(db, id, now);
    await db.insert(retentionRuns).values({ idSite: id, isTrial: false, counts, createdAt: now });
    changed += Object.values(counts).reduce((sum, count) => sum + count, 0);
  }
  await db.delete(retentionRuns).where(lt(retentionRuns.createdAt, new Date(now.getTime() - runsKeptMs)));
  return changed;
}

/** Counts what a run would change now, and changes nothing. */
export async function countRetention(db: Database, idSite: number, now: Date): Promise<RetentionCounts> {
  const cutoffs = await readCutoffs(db, idSite, now);
  const count = (table: SQL, where: SQL | undefined) => countRows(db, sql`${table} where ${where}`);
  return {
    ORDERS_CLOSED: await count(sql`${orders}`, ordersToClose(idSite, cutoffs)),
    ORDERS_ANONYMISED: await count(sql`${orders}`, ordersToAnonymise(idSite, cutoffs)),
    INVOICES: await count(sql`${invoices}`, invoicesToEmpty(idSite, cutoffs)),
    MAILS: await count(sql`${mails}`, mailsToDelete(idSite, cutoffs)),
    WITHDRAWALS: await count(sql`${withdrawals}`, withdrawalsToEmpty(idSite, cutoffs)),
    MESSAGES: await count(sql`${submissions}`, messagesToDelete(idSite, cutoffs)),
    BOOKINGS:
      (await count(sql`${bookings}`, bookingsToDelete(idSite, cutoffs))) +
      (await count(sql`${registrations}`, registrationsToDelete(idSite, cutoffs))),
    AUDIT: await count(sql`${auditLog}`, auditToEmpty(idSite, cutoffs)),
  };
}

async function retainSite(db: Database, idSite: number, now: Date): Promise<RetentionCounts> {
  const cutoffs = await readCutoffs(db, idSite, now);
  // Before orders take theirs with them, so that a trial run counts the same.
  const mailsDeleted = await db.delete(mails).where(mailsToDelete(idSite, cutoffs)).returning({ id: mails.id });
  const withdrawn = await db
    .update(withdrawals)
    .set(emptyDeclaration)
    .where(withdrawalsToEmpty(idSite, cutoffs))
    .returning({ id: withdrawals.id });
  const messages = await db.delete(submissions).where(messagesToDelete(idSite, cutoffs)).returning({ id: submissions.id });
  const booked = await db.delete(bookings).where(bookingsToDelete(idSite, cutoffs)).returning({ id: bookings.id });
  const registered = await db.delete(registrations).where(registrationsToDelete(idSite, cutoffs)).returning({ id: registrations.id });
  const counts = {
    ORDERS_CLOSED: await eachBatch(db, ordersToClose(idSite, cutoffs), { idSite, depth: 'CLOSE', now }),
    ORDERS_ANONYMISED: await eachBatch(db, ordersToAnonymise(idSite, cutoffs), { idSite, depth: 'ANONYMISE', now }),
    INVOICES: await emptyInvoices(db, idSite, cutoffs),
    MAILS: mailsDeleted.length,
    WITHDRAWALS: withdrawn.length,
    MESSAGES: messages.length,
    BOOKINGS: booked.length + registered.length,
  };
  const audit = await db
    .update(auditLog)
    .set({ email: '', origin: null, details: null, idUser: 0 })
    .where(auditToEmpty(idSite, cutoffs))
    .returning({ id: auditLog.id });
  return { ...counts, AUDIT: audit.length };
}

type Emptying = { idSite: number; depth: 'CLOSE' | 'ANONYMISE'; now: Date };

async function eachBatch(db: Database, which: SQL | undefined, emptying: Emptying): Promise<number> {
  let done = 0;
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const found = await tx.select({ id: orders.id }).from(orders).where(which).orderBy(asc(orders.id)).limit(batch).for('no key update');
      await emptyOrders(tx, { ...emptying, ids: found.map(({ id }) => id) });
      return found.length;
    });
    done += taken;
    if (taken < batch) return done;
  }
}

/** Takes the customer out of invoices that are kept no longer; numbers and amounts stay. */
const emptyInvoices = (db: Database, idSite: number, cutoffs: Cutoffs): Promise<number> =>
  db.transaction(async (tx) => {
    await allowEmptying(tx);
    const nobody = JSON.stringify({ customer: { name: '', address: [], email: '' }, deliveredTo: [] });
    const emptied = await tx
      .update(invoices)
      .set({ content: sql`${invoices.content} || ${nobody}::jsonb` })
      .where(invoicesToEmpty(idSite, cutoffs))
      .returning({ id: invoices.id });
    return emptied.length;
  });
