import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { cartLines } from '#backend/tables/cart.ts';

export type CartLineRow = typeof cartLines.$inferSelect;

/** The lines of a cart as they are stored, oldest first. */
export const readStoredLines = (db: Database, cart: { idSite: number; id: string }): Promise<CartLineRow[]> =>
  db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.idSite, cart.idSite), eq(cartLines.idCart, cart.id)))
    .orderBy(asc(cartLines.id));

/** Fields that distinguish lines of a cart: the same declination with other customizations, or rented on other dates, is another line. */
export type LineKey = Pick<typeof cartLines.$inferSelect, 'idDeclination' | 'customizationKey' | 'rentFrom' | 'rentTo'>;

export const isSameLine = (one: LineKey, other: LineKey): boolean =>
  one.idDeclination === other.idDeclination &&
  one.customizationKey === other.customizationKey &&
  one.rentFrom === other.rentFrom &&
  one.rentTo === other.rentTo;
