import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { beginsWith, searchWords } from '#backend/platform/database/list-filter.ts';
import { orderTerms } from '#backend/tables/order.ts';

/**
 * Condition for the search of a list of orders. Each typed word begins one of the order's number, or of the customer's name, e-mail address
 * or phone number. Undefined if nothing was typed; punctuation alone finds nothing.
 */
export function orderSearch(idSite: number, idOrder: PgColumn, typed: string | undefined): SQL | undefined {
  if (!typed?.trim()) return undefined;
  const words = searchWords(typed);
  if (words.length === 0) return sql`false`;
  return and(
    ...words.map(
      (word) => sql`exists (select from ${orderTerms} as its
        where its.id_site = ${idSite} and its.id_order = ${idOrder} and ${beginsWith(sql`its.term`, word)})`,
    ),
  );
}
