import { and, eq, inArray } from 'drizzle-orm';
import { isKeptContract, legalYears } from '#backend/commerce/privacy/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orders } from '#backend/tables/order.ts';

/** Splits orders into contracts that the law has the shop keep, and the others. */
export async function splitContracts(
  tx: Database,
  idSite: number,
  ids: readonly string[],
  now: Date,
): Promise<{ contracts: string[]; others: string[] }> {
  if (ids.length === 0) return { contracts: [], others: [] };
  const legal = new Date(now);
  legal.setUTCFullYear(legal.getUTCFullYear() - legalYears);
  const kept = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.idSite, idSite), inArray(orders.id, [...ids]), isKeptContract(legal)));
  const contracts = kept.map(({ id }) => id);
  return { contracts, others: ids.filter((id) => !contracts.includes(id)) };
}
