import { and, asc, eq } from 'drizzle-orm';
import type { OrderDocument } from '#schemas/invoice.ts';
import { isAdmin } from '#schemas/user.ts';
import { ApiError } from '../../api-error.ts';
import type { SignedIn } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { invoices } from '../../db/tables/invoice.ts';
import { orders } from '../../db/tables/order.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** Invoices and credit notes of an order, oldest first, for its owner or an admin. For anybody else there is no such order: ApiError 404. */
export async function requireDocuments(db: Database, idSite: number, user: SignedIn | null, idOrder: string): Promise<InvoiceRow[]> {
  const [order] = await db
    .select({ idUser: orders.idUser })
    .from(orders)
    .where(and(eq(orders.idSite, idSite), eq(orders.id, idOrder)));
  if (!order || !user || (order.idUser !== user.id && !isAdmin(user.role))) throw new ApiError(404, 'order.not-found');
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.idSite, idSite), eq(invoices.idOrder, idOrder)))
    .orderBy(asc(invoices.id));
}

/** An invoice or credit note as a list shows it. */
export const toDocument = ({ kind, reference, issuedAt, total, isTest, idOrder }: InvoiceRow): OrderDocument => ({
  ...{ kind, reference, issuedAt: issuedAt.toISOString(), total, isTest },
  url: `/api/order/${idOrder}/documents/${reference}.pdf`,
});
