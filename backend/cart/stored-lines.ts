import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { cartLines } from './tables.ts';

export type CartLineRow = typeof cartLines.$inferSelect;

/** The lines of a cart as they are stored, oldest first. */
export const readStoredLines = (db: Database, cart: { idSite: number; id: string }): Promise<CartLineRow[]> =>
  db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.idSite, cart.idSite), eq(cartLines.idCart, cart.id)))
    .orderBy(asc(cartLines.id));
