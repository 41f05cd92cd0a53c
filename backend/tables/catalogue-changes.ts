import { sql } from 'drizzle-orm';
import { customType, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** The number of a transaction, which no other ever has; written as digits. */
const transaction = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Which products changed in which transaction: what every process that keeps a catalogue in memory reads to follow.
 * The database writes it itself (triggers of the migration), so that nothing that changes a product can forget to.
 * It names no site by a foreign key: a site that is deleted leaves its last changes behind, until the job forgets them.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    idSite: integer('id_site').notNull(),
    transaction: transaction('transaction').notNull().default(sql`pg_current_xact_id()`),
    /** 0: the whole catalogue, such as when a tag is renamed. */
    idProduct: integer('id_product').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.transaction, t.idProduct] })],
);
