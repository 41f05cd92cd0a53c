import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { customizationFiles } from '#backend/tables/customization.ts';
import { mails } from '#backend/tables/mail.ts';
import { orderLines, orders, orderTerms } from '#backend/tables/order.ts';
import { paymentAttempts, paymentEvents, paymentRefunds } from '#backend/tables/payment.ts';
import { orderReturns } from '#backend/tables/returns.ts';
import { withdrawals } from '#backend/tables/withdrawals.ts';

/**
 * Empties orders of personal data, in a transaction. `CLOSE` keeps what the contract is made of: names, addresses and e-mail address, what
 * was made to order. `ANONYMISE` leaves amounts and articles alone. Both take e-mails, words of returns and refunds, raw messages of banks
 * and declarations of withdrawal; the books and invoices stay.
 */
export async function emptyOrders(
  tx: Database,
  { idSite, ids, depth, now }: { idSite: number; ids: readonly string[]; depth: 'CLOSE' | 'ANONYMISE'; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  const list = [...ids];
  const own = and(eq(orders.idSite, idSite), inArray(orders.id, list));
  await tx.update(orders).set({ phone: '', message: '', accessPoint: null, birthdate: null, heldBy: null }).where(own);
  if (depth === 'CLOSE') {
    await tx.update(orders).set({ closedAt: now }).where(own);
    // No search finds it any more.
    await tx.delete(orderTerms).where(and(eq(orderTerms.idSite, idSite), inArray(orderTerms.idOrder, list)));
  } else {
    await tx
      .update(orders)
      .set({
        ...{ email: '', firstname: '', lastname: '', latinName: '', deliveryAddress: null, billingAddress: null, idUser: null },
        ...{ closedAt: null, anonymisedAt: now },
        // No key that was given opens it any more.
        keySalt: sql`md5(random()::text || ${orders.id}::text)`,
      })
      .where(own);
    const lines = and(eq(orderLines.idSite, idSite), inArray(orderLines.idOrder, list));
    await tx.update(orderLines).set({ customizations: [], customizationKey: '' }).where(lines);
    await tx.delete(customizationFiles).where(and(eq(customizationFiles.idSite, idSite), inArray(customizationFiles.idOrder, list)));
  }
  await emptyTraces(tx, idSite, list);
}

/** Columns of a declaration of withdrawal without what they say of the person. */
export const emptyDeclaration = { name: '', reference: '', email: '', note: '' } as const;

/** Empties what else speaks of orders: e-mails, returns, refunds, messages of banks, withdrawals. */
export async function emptyTraces(tx: Database, idSite: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const list = [...ids];
  const returns = await tx
    .update(orderReturns)
    .set({ message: '', answer: '' })
    .where(and(eq(orderReturns.idSite, idSite), inArray(orderReturns.idOrder, list)))
    .returning({ id: orderReturns.id });
  const declared = await tx
    .update(withdrawals)
    .set(emptyDeclaration)
    .where(and(eq(withdrawals.idSite, idSite), inArray(withdrawals.idOrder, list)))
    .returning({ id: withdrawals.id });
  const occasions = [
    ...returns.map(({ id }) => `return-${id}-%`),
    ...list.map((id) => `alert-${id}-%`),
    ...declared.map(({ id }) => `withdrawal-${id}%`),
  ].map((occasion) => like(mails.occasion, occasion));
  await tx.delete(mails).where(and(eq(mails.idSite, idSite), or(inArray(mails.idOrder, list), ...occasions)));
  await tx
    .update(paymentRefunds)
    .set({ reason: '' })
    .where(and(eq(paymentRefunds.idSite, idSite), inArray(paymentRefunds.idOrder, list)));
  const attempts = tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.idSite, idSite), inArray(paymentAttempts.idOrder, list)));
  await allowEmptying(tx);
  await tx
    .update(paymentEvents)
    .set({ raw: '' })
    .where(and(eq(paymentEvents.idSite, idSite), inArray(paymentEvents.idAttempt, attempts)));
}

/** Lets this transaction empty names in invoices and messages in the books, which triggers else refuse to change. */
export const allowEmptying = (tx: Database) => tx.execute(sql`select set_config('app.retention', 'on', true)`);
