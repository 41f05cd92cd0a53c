import { sql } from 'drizzle-orm';
import { customType, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** The number of a transaction, which no other ever has; written as digits. */
const transaction = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Products changed by each transaction: every process that caches a catalogue reads it. Triggers of the migration write it, so that no code
 * that changes a product can forget to. It has no foreign key to the site: a deleted site leaves its last changes behind, until the job
 * deletes them.
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
