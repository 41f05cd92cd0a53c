import { and, eq, inArray, max } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { need } from '#backend/entities/mapping.ts';
import { reducedPrice, setPrices } from '#backend/goods/catalogue/index.ts';
import { countStock } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { declinations, declinationValues, priceHistory } from '#backend/tables/catalogue.ts';
import { stockMoves } from '#backend/tables/stock.ts';
import type { Plan, Planned, PlannedDeclination } from './plan.ts';
import type { DeclinationRecord, Named, ProductRecord } from './product-record.ts';
import { replaceRows } from './replace-rows.ts';
import type { Errors } from './sheet.ts';
import { isOther } from './write-products.ts';

type Writing = { idSite: number; named: Named; now: Date; timeZone: string; byEmail: string; note: string; stockHeader: string };

/**
 * Writes the rows and values of declinations that differ, new ones behind the others of their product, with their stock and the prices
 * they had, and gives each record its id.
 */
export async function writeDeclinations(tx: Database, writing: Writing, changed: readonly PlannedDeclination[]): Promise<void> {
  const { idSite, named } = writing;
  for (const { record, before } of changed) {
    if (!before) continue;
    const ofRow = and(eq(declinations.idSite, idSite), eq(declinations.id, before.id));
    await tx.update(declinations).set(rowOf(record)).where(ofRow);
  }
  await addDeclinations(
    tx,
    writing,
    changed.filter(({ before }) => before === undefined),
  );
  const varied = changed.filter(({ record, before }) => isOther(before?.values ?? {}, record.values)).map(({ record }) => record);
  const rows = varied.flatMap(({ id, values }) =>
    Object.entries(values).map(([key, label]) => {
      const axis = need(named.axes, key);
      return { idSite, idDeclination: id, idVariation: axis.id, idValue: need(axis.values, label) };
    }),
  );
  const owner = declinationValues.idDeclination;
  const ids = varied.map(({ id }) => id);
  await replaceRows(tx, { table: declinationValues, owner, idSite }, ids, rows);
}

async function addDeclinations(tx: Database, { idSite, note, byEmail, now }: Writing, added: readonly PlannedDeclination[]): Promise<void> {
  const last = await tx
    .select({ id: declinations.idProduct, position: max(declinations.position) })
    .from(declinations)
    .where(eq(declinations.idSite, idSite))
    .groupBy(declinations.idProduct);
  const next = new Map(last.map(({ id, position }) => [id, (position ?? -1) + 1]));
  const rows = added.map(({ record, product }) => {
    const idProduct = product.record.id;
    const position = next.get(idProduct) ?? 0;
    next.set(idProduct, position + 1);
    const { fixedPrice, stock } = record;
    return { ...rowOf(record), idSite, idProduct, position, price: fixedPrice, fixedPrice, stock: Math.max(0, stock) };
  });
  const written = await insertAll(tx, declinations, rows);
  const idOf = new Map(written.map(({ id, reference }) => [reference, id]));
  for (const { record } of added) record.id = need(idOf, record.reference);
  const moves = written.filter(({ setQuantity, stock }) => setQuantity && stock > 0);
  await insertAll(
    tx,
    stockMoves,
    moves.map(({ id, stock }) => ({
      ...{ idSite, note, byEmail, createdAt: now },
      idDeclination: id,
      quantity: stock,
      reason: 'ADJUSTED' as const,
    })),
  );
  const changes = added.flatMap(({ record: { id, history } }) => history.map((change) => ({ ...change, idSite, idDeclination: id })));
  await insertAll(tx, priceHistory, changes);
}

/** Returns the values of the declination's own row, without its price and its stock. */
const rowOf = ({
  reference,
  year,
  capacity,
  capacityUnit,
  setQuantity,
  sellByMultipleOf,
  isValid,
  producerGuarantee,
}: DeclinationRecord) => ({
  ...{ reference, year, capacity, capacityUnit, setQuantity, sellByMultipleOf, isValid, producerGuarantee },
});

/** Sets the prices that change, also of declinations whose product has another reduction now, into the price history. Returns how many. */
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
 * stock is still what it was when the file was written changes nothing, whatever was sold since. Returns how many changed, those of new
 * declinations with them.
 */
export async function writeStocks(tx: Database, writing: Writing, planned: readonly PlannedDeclination[], errors: Errors): Promise<number> {
  let count = 0;
  const { idSite, note, stockHeader } = writing;
  for (const { record, before, setsStock, line } of planned) {
    const { id, stock, stockSeen } = record;
    const current = before?.stock ?? 0;
    if (!setsStock || stock === current || (before && stock === stockSeen)) continue;
    if (stock < 0) {
      errors.add(line, stockHeader, 'field.too-small', { min: 0 });
      continue;
    }
    try {
      const ofRow = and(eq(declinations.idSite, idSite), eq(declinations.id, id));
      if (before && record.setQuantity) await countStock(tx, { idSite, id }, { stock, seen: stockSeen ?? current, note }, writing);
      else if (before) await tx.update(declinations).set({ stock }).where(ofRow);
      count += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      errors.add(line, stockHeader, error.key, error.params);
    }
  }
  return count;
}
