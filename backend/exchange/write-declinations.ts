import { and, eq, inArray, max } from 'drizzle-orm';
import { ApiError } from '../api-error.ts';
import { reducedPrice } from '../catalogue/price.ts';
import { setPrices } from '../catalogue/set-prices.ts';
import type { Database } from '../db/database.ts';
import { declinations, declinationValues } from '../db/tables/catalogue.ts';
import { need } from '../site/imported.ts';
import { countStock } from '../stock/count-stock.ts';
import type { Plan, Planned, PlannedDeclination } from './plan.ts';
import type { Named, ProductRecord } from './product-record.ts';
import type { Errors } from './sheet.ts';

type Writing = { idSite: number; named: Named; now: Date; timeZone: string; byEmail: string; note: string; stockHeader: string };

/** Writes the rows and values of declinations that differ, new ones behind the others of their product, and gives each record its id. */
export async function writeDeclinations(tx: Database, { idSite, named }: Writing, changed: readonly PlannedDeclination[]): Promise<void> {
  for (const { record, before, product } of changed) {
    const { slug: _slug, id: _id, stock: _stock, stockSeen: _seen, values, fixedPrice, ...row } = record;
    const own = { reference: row.reference, year: row.year, capacity: row.capacity, capacityUnit: row.capacityUnit };
    const set = { ...own, setQuantity: row.setQuantity, sellByMultipleOf: row.sellByMultipleOf, isValid: row.isValid };
    if (before) {
      await tx
        .update(declinations)
        .set(set)
        .where(and(eq(declinations.idSite, idSite), eq(declinations.id, before.id)));
    } else {
      const idProduct = product.record.id;
      const ofProduct = and(eq(declinations.idSite, idSite), eq(declinations.idProduct, idProduct));
      const [last] = await tx
        .select({ position: max(declinations.position) })
        .from(declinations)
        .where(ofProduct);
      const position = (last?.position ?? -1) + 1;
      const inserted = { ...set, idSite, idProduct, position, price: fixedPrice, fixedPrice, stock: 0 };
      const [made] = await tx.insert(declinations).values(inserted).returning({ id: declinations.id });
      if (!made) throw new Error('the declination was not inserted');
      record.id = made.id;
    }
    if (JSON.stringify(before?.values ?? {}) === JSON.stringify(values)) continue;
    await tx.delete(declinationValues).where(and(eq(declinationValues.idSite, idSite), eq(declinationValues.idDeclination, record.id)));
    const rows = Object.entries(values).map(([key, label]) => {
      const axis = need(named.axes, key);
      return { idSite, idDeclination: record.id, idVariation: axis.id, idValue: need(axis.values, label) };
    });
    if (rows.length > 0) await tx.insert(declinationValues).values(rows);
  }
}

/** Sets the prices that change, also of declinations whose product has another reduction now, into the price history. Gives how many. */
export async function writePrices(tx: Database, { idSite, now }: Writing, { products, declinations: planned }: Plan): Promise<number> {
  const byProduct = new Map<number, ProductRecord>([...products.values()].map(({ record }) => [record.id, record]));
  const fullOf = new Map([...planned.values()].map(({ record }) => [record.id, record.fixedPrice]));
  if (byProduct.size === 0) return 0;
  const rows = await tx
    .select()
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), inArray(declinations.idProduct, [...byProduct.keys()])));
  const isNew = new Set([...planned.values()].flatMap(({ before, record }) => (before ? [] : [record.id])));
  const changed = rows.flatMap((row) => {
    const fixedPrice = fullOf.get(row.id) ?? row.fixedPrice;
    const product = byProduct.get(row.idProduct);
    const isTouched = isNew.has(row.id) || fixedPrice !== row.fixedPrice || hasOtherReduction(products, product);
    if (!isTouched) return [];
    return [{ idDeclination: row.id, price: reducedPrice(fixedPrice, product?.discount ?? null), fixedPrice, since: now }];
  });
  await setPrices(tx, idSite, changed);
  return changed.length;
}

function hasOtherReduction(products: ReadonlyMap<string, Planned<ProductRecord>>, product: ProductRecord | undefined): boolean {
  const before = product && products.get(product.slug)?.before;
  return before !== undefined && JSON.stringify(before.discount) !== JSON.stringify(product?.discount);
}

/**
 * Takes the stock that the file says, as if somebody had counted it: into the ledger, and never below what orders keep. A line whose
 * stock is still what it was when the file was written changes nothing, whatever was sold since. Gives how many changed.
 */
export async function writeStocks(tx: Database, writing: Writing, planned: readonly PlannedDeclination[], errors: Errors): Promise<number> {
  let count = 0;
  for (const { record, before, setsStock, line } of planned) {
    const { id, stock, stockSeen } = record;
    const current = before?.stock ?? 0;
    if (!setsStock || stock === current || (before && stock === stockSeen)) continue;
    if (stock < 0) {
      errors.add(line, writing.stockHeader, 'field.too-small', { min: 0 });
      continue;
    }
    const { idSite, note } = writing;
    try {
      if (record.setQuantity) await countStock(tx, { idSite, id }, { stock, seen: before ? (stockSeen ?? current) : 0, note }, writing);
      else
        await tx
          .update(declinations)
          .set({ stock })
          .where(and(eq(declinations.idSite, idSite), eq(declinations.id, id)));
      count += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      errors.add(line, writing.stockHeader, error.key, error.params);
    }
  }
  return count;
}
