import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { carts } from './tables.ts';

/** Writes the discount code of a cart, which its transaction has locked; '' is none. */
export async function setCode(tx: Database, cart: { idSite: number; id: string }, code: string): Promise<void> {
  await tx
    .update(carts)
    .set({ discountCode: code })
    .where(and(eq(carts.idSite, cart.idSite), eq(carts.id, cart.id)));
}
