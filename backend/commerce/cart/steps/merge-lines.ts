import { and, eq } from 'drizzle-orm';
import { readItems } from '#backend/goods/catalogue/index.ts';
import { availabilityIn } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { cartLines } from '#backend/tables/cart.ts';
import { fittingQuantity, maxLines, unitsBeside } from '../quantity-rules.ts';
import { isSameLine, readStoredLines } from '../stored-lines.ts';

/**
 * Moves the lines of a cart into another; both are locked. Quantities of the same product add up as far as the stock
 * goes; a line never loses what it had, the next refresh tells what is wrong with it.
 */
export async function mergeLines(
  tx: Database,
  carts: { idSite: number; from: string; into: string; locale: string; now: Date },
): Promise<void> {
  const { idSite, from, into, now } = carts;
  const moved = await readStoredLines(tx, { idSite, id: from });
  const kept = await readStoredLines(tx, { idSite, id: into });
  const ids = moved.map((line) => line.idDeclination);
  const items = await readItems(tx, carts, ids);
  const available = await availabilityIn(tx, { idSite, id: into }, now, ids);
  let room = maxLines - kept.length;
  for (const line of moved) {
    const same = kept.find((each) => isSameLine(each, line));
    const stock = available.get(line.idDeclination) ?? null;
    // Lines of one declination that are made with other things share its stock.
    const beside = kept.filter((each) => each.idDeclination === line.idDeclination && each !== same);
    const left = unitsBeside(stock, beside);
    // For the dates of a rental, the next refresh reads the free pieces.
    const rules = { sellByMultipleOf: items.get(line.idDeclination)?.sellByMultipleOf ?? 1, available: line.rentFrom ? null : left };
    if (same) {
      const quantity = Math.max(same.quantity, fittingQuantity(same.quantity + line.quantity, rules));
      await tx
        .update(cartLines)
        .set({ quantity })
        .where(and(eq(cartLines.idSite, idSite), eq(cartLines.id, same.id)));
    } else if (room > 0) {
      room -= 1;
      await tx
        .update(cartLines)
        .set({ idCart: into })
        .where(and(eq(cartLines.idSite, idSite), eq(cartLines.id, line.id)));
    }
  }
  await tx.delete(cartLines).where(and(eq(cartLines.idSite, idSite), eq(cartLines.idCart, from)));
}
