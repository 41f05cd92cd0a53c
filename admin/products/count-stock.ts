import { browserApi } from '#client/browser-api.ts';
import { entryCallKeys } from '#client/queries/entries.ts';
import { readFailure } from '#domain/call-failure.ts';
import { messages } from '#messages/generated/admin/products.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';
import type { AfterSave, EntryKind } from '../entries/entry-kind.ts';

type Declinations = Pick<ProductEntry, 'declinations'>;

/** A piece whose stock a form changed: the number that stands in it, and the one that it began with. */
type Count = { idDeclination: number; stock: number; seen: number };

/** Lists what is to be counted anew after a save. What the form left as it found it is not: orders may have changed it meanwhile. */
export function findCounts({ declinations: saved }: Declinations, written: Declinations, base: Declinations): Count[] {
  return saved.flatMap(({ id, reference, stock: stored }) => {
    const stock = written.declinations.find((one) => one.reference === reference)?.stock;
    const seen = base.declinations.find((one) => one.id !== undefined && one.id === id)?.stock ?? stored;
    return id === undefined || stock === undefined || stock === seen ? [] : [{ idDeclination: id, stock, seen }];
  });
}

/** Counts the stock that was changed in a product's form, as a movement each. */
export const countStock: NonNullable<EntryKind['afterSave']> = async (saved, written, base, lang): Promise<AfterSave> => {
  const { stockNote: note, stockFailed } = messages[lang];
  const counts = findCounts(saved.value as Declinations, written as Declinations, base as Declinations);
  if (counts.length === 0) return { entry: saved, failure: null };
  let failure: string | null = null;
  for (const { idDeclination: id, stock, seen } of counts) {
    try {
      await browserApi.call('PUT /admin/stock/{id}', { params: { id }, body: { stock, seen, note } });
    } catch (error) {
      failure ??= stockFailed({ reason: readFailure(error).message });
    }
  }
  // The product stays saved, even where it cannot be read again: a form that failed now would make it a second time.
  const read = () => browserApi.call(entryCallKeys('product').read, { params: { key: String(saved.value.slug) } });
  return { entry: await read().catch(() => saved), failure };
};
