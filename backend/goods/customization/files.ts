import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { cartLines, type KeptCustomization } from '#backend/tables/cart.ts';
import { customizationFiles } from '#backend/tables/customization.ts';
import type { CheckedCustomization } from './check-customizations.ts';

type OfLine = { idSite: number; idCartLine: number };

/** Stores the files of a line that was just added, and names them in its answers. */
export async function keepFiles(tx: Database, line: OfLine, chosen: readonly CheckedCustomization[]): Promise<void> {
  if (chosen.every(({ files }) => files.length === 0)) return;
  const kept: KeptCustomization[] = [];
  for (const { id, answers, files } of chosen) {
    const numbers: Record<string, string> = {};
    for (const { key, name, kind, bytes } of files) {
      const [file] = await tx
        .insert(customizationFiles)
        .values({ ...line, name, kind, bytes })
        .returning({ id: customizationFiles.id });
      if (file) numbers[key] = file.id;
    }
    kept.push({ id, answers, files: numbers });
  }
  await tx
    .update(cartLines)
    .set({ customizations: kept })
    .where(and(eq(cartLines.idSite, line.idSite), eq(cartLines.id, line.idCartLine)));
}

/** Leaves the files of a cart's lines to the order that was made of them: they stay when the cart is emptied. */
export async function moveFilesToOrder(tx: Database, order: { idSite: number; idOrder: string }, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .update(customizationFiles)
    .set({ idOrder: order.idOrder })
    .where(and(eq(customizationFiles.idSite, order.idSite), inArray(customizationFiles.id, [...files])));
}

/** A file by its number, or undefined. */
export async function readCustomizationFile(db: Database, idSite: number, id: string) {
  const [file] = await db
    .select()
    .from(customizationFiles)
    .where(and(eq(customizationFiles.idSite, idSite), eq(customizationFiles.id, id)));
  return file;
}

/** Deletes files that no line and no order holds any more. Returns how many. */
export async function forgetFiles(db: Database): Promise<number> {
  const gone = await db
    .delete(customizationFiles)
    .where(and(isNull(customizationFiles.idCartLine), isNull(customizationFiles.idOrder)))
    .returning({ id: customizationFiles.id });
  return gone.length;
}
