import { and, eq, max } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { need } from '#backend/entities/mapping.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import { productDiscounts, products, productVariations } from '#backend/tables/catalogue.ts';
import { productTags } from '#backend/tables/site-presentation.ts';
import { Nutrition } from '#schemas/nutrition.ts';
import type { Planned } from './plan.ts';
import type { Named, ProductRecord } from './product-record.ts';
import { replaceRows } from './replace-rows.ts';

type Writing = { idSite: number; named: Named; now: Date };

/** Writes products that differ, new ones behind the others, and gives each record its id. What a text may not hold is taken out of it. */
export async function writeProducts(
  tx: Database,
  { idSite, named, now }: Writing,
  changed: readonly Planned<ProductRecord>[],
): Promise<void> {
  for (const { record, before } of changed) {
    if (!before) continue;
    const { id, createdAt, ...values } = rowOf(cleaned(record, before));
    // One that was deleted comes back with the file that sells it.
    const set = { ...values, ...(createdAt && { createdAt }), ...(values.isValid && { isEntry: true }) };
    await tx
      .update(products)
      .set(set)
      .where(and(eq(products.idSite, idSite), eq(products.id, id)));
  }
  const added = changed.filter(({ before }) => before === undefined).map(({ record }) => record);
  await addProducts(tx, { idSite, now }, added);

  const differing = (key: keyof ProductRecord) =>
    changed.filter(({ record, before }) => isOther(before?.[key] ?? [], record[key])).map(({ record }) => record);
  const ids = (records: readonly ProductRecord[]) => records.map(({ id }) => id);
  const tagged = differing('tags');
  const tagRows = tagged.flatMap(({ id, tags }) =>
    tags.map((slug, position) => ({ idSite, idProduct: id, idTag: need(named.tags, slug), position })),
  );
  await replaceRows(tx, { table: productTags, owner: productTags.idProduct, idSite }, ids(tagged), tagRows);
  const varied = differing('axes');
  const axisRows = varied.flatMap(({ id, axes }) =>
    axes.map((key, at) => ({ idSite, idProduct: id, idVariation: need(named.axes, key).id, position: at + 1 })),
  );
  await replaceRows(tx, { table: productVariations, owner: productVariations.idProduct, idSite }, ids(varied), axisRows);
  const reduced = changed.filter(({ record, before }) =>
    isOther([before?.discount ?? null, before?.discountSince ?? null], [record.discount, sinceOf(record, before)]),
  );
  const reductions = reduced.flatMap(({ record, before }) =>
    record.discount ? [{ idSite, idProduct: record.id, ...record.discount, since: sinceOf(record, before) ?? now }] : [],
  );
  const owner = productDiscounts.idProduct;
  await replaceRows(tx, { table: productDiscounts, owner, idSite }, ids(reduced.map(({ record }) => record)), reductions);
}

async function addProducts(tx: Database, { idSite, now }: Omit<Writing, 'named'>, added: readonly ProductRecord[]): Promise<void> {
  const [last] = await tx
    .select({ position: max(products.position) })
    .from(products)
    .where(eq(products.idSite, idSite));
  const rows = added.map((record, at) => {
    const { id: _id, createdAt, ...values } = rowOf(cleaned(record, undefined));
    return { ...values, idSite, position: (last?.position ?? -1) + 1 + at, createdAt: createdAt ?? now };
  });
  const idOf = new Map((await insertAll(tx, products, rows)).map(({ id, slug }) => [slug, id]));
  for (const record of added) record.id = need(idOf, record.slug);
}

/** Descriptions are HTML: those that are new are cleaned as anywhere else. */
function cleaned(record: ProductRecord, before: ProductRecord | undefined): ProductRecord {
  const clean = (text: string, old: string | undefined) => (text === old ? text : sanitiseHtml(text));
  const translations = Object.entries(record.translations).map(([locale, texts]) => {
    const old = before?.translations[locale as keyof typeof record.translations]?.description;
    return [locale, texts?.description === undefined ? texts : { ...texts, description: clean(texts.description, old) }];
  });
  return { ...record, description: clean(record.description, before?.description), translations: Object.fromEntries(translations) };
}

/** Returns the values of the product's own row. */
function rowOf(record: ProductRecord) {
  const { discount, discountSince, tags, images, axes, recommended, awards, decreasingDiscounts, contents, customizations, ...row } =
    record;
  return { ...row, nutrition: row.nutrition && Nutrition.parse(row.nutrition) };
}

/** Since when a reduction is; null: since now. Another reduction has not begun when the one before did, unless the file says so. */
function sinceOf({ discount, discountSince }: ProductRecord, before: ProductRecord | undefined): Date | null {
  if (!discount) return null;
  const isStale = isOther(before?.discount, discount) && discountSince?.getTime() === before?.discountSince?.getTime();
  return isStale ? null : discountSince;
}

export const isOther = (before: unknown, after: unknown): boolean => JSON.stringify(before) !== JSON.stringify(after);
