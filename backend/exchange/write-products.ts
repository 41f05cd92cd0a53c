import { and, eq, max } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { productDiscounts, products, productVariations } from '../db/tables/catalogue.ts';
import { productImages, productTags } from '../db/tables/presentation.ts';
import { need } from '../site/imported.ts';
import { sanitiseHtml } from '../site/sanitise-html.ts';
import type { Planned } from './plan.ts';
import type { Named, ProductRecord } from './product-record.ts';

type Writing = { idSite: number; named: Named; now: Date };

/** Writes products that differ, new ones behind the others, and gives each record its id. What a text may not hold is taken out of it. */
export async function writeProducts(
  tx: Database,
  { idSite, named, now }: Writing,
  changed: readonly Planned<ProductRecord>[],
): Promise<void> {
  const [last] = await tx
    .select({ position: max(products.position) })
    .from(products)
    .where(eq(products.idSite, idSite));
  let position = last?.position ?? -1;
  for (const { record, before } of changed) {
    const { id, discount, tags, images, axes, ...values } = cleaned(record, before);
    if (before) {
      await tx
        .update(products)
        .set(values)
        .where(and(eq(products.idSite, idSite), eq(products.id, id)));
    } else {
      position += 1;
      const [row] = await tx
        .insert(products)
        .values({ ...values, idSite, position, createdAt: now })
        .returning({ id: products.id });
      if (!row) throw new Error('the product was not inserted');
      record.id = row.id;
    }
    const idProduct = record.id;
    if (isOther(before?.discount ?? null, discount)) {
      await tx.delete(productDiscounts).where(and(eq(productDiscounts.idSite, idSite), eq(productDiscounts.idProduct, idProduct)));
      if (discount) await tx.insert(productDiscounts).values({ idSite, idProduct, ...discount, since: now });
    }
    if (isOther(before?.tags ?? [], tags)) {
      await tx.delete(productTags).where(and(eq(productTags.idSite, idSite), eq(productTags.idProduct, idProduct)));
      const rows = tags.map((slug, at) => ({ idSite, idProduct, idTag: need(named.tags, slug), position: at }));
      if (rows.length > 0) await tx.insert(productTags).values(rows);
    }
    if (isOther(before?.images ?? [], images)) await writeImages(tx, { idSite, named }, record);
    if (!before && axes.length > 0) {
      const rows = axes.map((key, at) => ({ idSite, idProduct, idVariation: need(named.axes, key).id, position: at + 1 }));
      await tx.insert(productVariations).values(rows);
    }
  }
}

/** Pictures that stay keep what is said of them; a new one is described by the product's name. Those of declinations are left alone. */
async function writeImages(
  tx: Database,
  { idSite, named }: Omit<Writing, 'now'>,
  { id: idProduct, name, images }: ProductRecord,
): Promise<void> {
  const rows = await tx
    .select()
    .from(productImages)
    .where(and(eq(productImages.idSite, idSite), eq(productImages.idProduct, idProduct)));
  const own = rows.filter(({ idDeclination }) => idDeclination === null);
  for (const { id } of own) await tx.delete(productImages).where(and(eq(productImages.idSite, idSite), eq(productImages.id, id)));
  const wanted = images.map((picture, position) => {
    const idMedia = need(named.pictures, picture);
    const { alt = name, translations = {} } = own.find((row) => row.idMedia === idMedia) ?? {};
    return { idSite, idProduct, idMedia, position, alt, translations };
  });
  if (wanted.length > 0) await tx.insert(productImages).values(wanted);
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

const isOther = (before: unknown, after: unknown): boolean => JSON.stringify(before) !== JSON.stringify(after);
