import { and, eq, inArray } from 'drizzle-orm';
import { emptyOrders, isKeptContract, legalCutoff } from '#backend/commerce/privacy/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orders } from '#backend/tables/order.ts';

type ErasedOrders = { idSite: number; ids: readonly string[]; now: Date };

/** Empties the orders of a person who is erased: contracts that the law has the shop keep are closed off, the others made anonymous. */
export async function emptyErasedOrders(tx: Database, { idSite, ids, now }: ErasedOrders): Promise<void> {
  if (ids.length === 0) return;
  const kept = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.idSite, idSite), inArray(orders.id, [...ids]), isKeptContract(legalCutoff(now))));
  const contracts = new Set(kept.map(({ id }) => id));
  await emptyOrders(tx, { idSite, ids: [...contracts], depth: 'CLOSE', now });
  await emptyOrders(tx, { idSite, ids: ids.filter((id) => !contracts.has(id)), depth: 'ANONYMISE', now });
}
