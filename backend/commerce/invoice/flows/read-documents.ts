import { and, asc, eq } from 'drizzle-orm';
import { type Caller, requireOwnOrder } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { type InvoiceRow, invoices } from '#backend/tables/invoice.ts';
import type { OrderDocument } from '#schemas/invoice.ts';

/** Invoices and credit notes of an order, oldest first, for whoever may read the order: its owner, an admin, its key. For anybody else: ApiError 404. */
export async function requireDocuments(db: Database, caller: Caller, idOrder: string): Promise<InvoiceRow[]> {
  const { idSite, id } = await requireOwnOrder(db, caller, idOrder);
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.idSite, idSite), eq(invoices.idOrder, id)))
    .orderBy(asc(invoices.id));
}

/** An invoice or credit note as a list shows it; its address opens with the key that the list was read with. */
export const toDocument = (
  { kind, reference, issuedAt, total, currency, isTest, idOrder }: InvoiceRow,
  key: string | undefined,
): OrderDocument => ({
  ...{ kind, reference, issuedAt: issuedAt.toISOString(), total, currency, isTest },
  url: `/api/order/${idOrder}/documents/${reference}.pdf${key ? `?key=${encodeURIComponent(key)}` : ''}`,
});
