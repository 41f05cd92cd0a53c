import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { readForm } from '#backend/content/forms/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { readThrough } from '#backend/platform/read-cache/read-through.ts';
import { products } from '#backend/tables/catalogue.ts';
import { customizations } from '#backend/tables/customization.ts';
import { asksForOwn } from '#domain/customization.ts';
import type { ProductCustomization } from '#schemas/customization.ts';

type Row = typeof customizations.$inferSelect;
type Place = { idSite: number; locale: string };

/** Reads the customizations of a product that is sold, in a language. Throws ApiError 404 for any other product. */
export async function readProductCustomizations(db: Database, place: Place, idProduct: number): Promise<ProductCustomization[]> {
  const [known] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.idSite, place.idSite), eq(products.id, idProduct), eq(products.isValid, true)));
  if (!known) throw new ApiError(404, 'product.not-found');
  return (await readCustomizations(db, place, [idProduct])).get(idProduct) ?? [];
}

/** Reads the customizations of products, by product, each in its order. Products without any are left out. */
export async function readCustomizations(
  db: Database,
  { idSite, locale }: Place,
  idProducts: readonly number[],
): Promise<ReadonlyMap<number, ProductCustomization[]>> {
  const found = await readThrough({ db, idSite, kind: `customizations:${locale}` }, idProducts, async (missing) => {
    const byProduct = await readStored(db, { idSite, locale }, missing);
    return missing.map((idProduct) => ({ key: idProduct, idProduct, value: byProduct.get(idProduct) ?? [] }));
  });
  return new Map([...found].filter(([, steps]) => steps.length > 0));
}

async function readStored(
  db: Database,
  { idSite, locale }: Place,
  idProducts: readonly number[],
): Promise<Map<number, ProductCustomization[]>> {
  const byProduct = new Map<number, ProductCustomization[]>();
  if (idProducts.length === 0) return byProduct;
  const rows = await db
    .select()
    .from(customizations)
    .where(and(eq(customizations.idSite, idSite), inArray(customizations.idProduct, [...idProducts])))
    .orderBy(asc(customizations.position), asc(customizations.id));
  // One after another: a transaction has one connection.
  for (const row of rows) byProduct.set(row.idProduct, [...(byProduct.get(row.idProduct) ?? []), await inLanguage(db, row, locale)]);
  return byProduct;
}

/** One of them. Throws ApiError 404. */
export async function readCustomization(db: Database, { idSite, locale }: Place, id: number): Promise<ProductCustomization> {
  const [row] = await db
    .select()
    .from(customizations)
    .where(and(eq(customizations.idSite, idSite), eq(customizations.id, id)));
  if (!row) throw new ApiError(404, 'customization.not-found');
  return inLanguage(db, row, locale);
}

/** Reads whether products can or must be customized; those that cannot are left out. */
export async function readCustomizability(
  db: Database,
  idSite: number,
  idProducts: readonly number[],
): Promise<ReadonlyMap<number, 'OPTIONAL' | 'REQUIRED'>> {
  const rows = await db
    .select({ idProduct: customizations.idProduct, isRequired: sql<boolean>`bool_or(${customizations.required})` })
    .from(customizations)
    .where(and(eq(customizations.idSite, idSite), inArray(customizations.idProduct, [...idProducts])))
    .groupBy(customizations.idProduct);
  return new Map(rows.map(({ idProduct, isRequired }) => [idProduct, isRequired ? 'REQUIRED' : 'OPTIONAL']));
}

async function inLanguage(db: Database, row: Row, locale: string): Promise<ProductCustomization> {
  const { id, type, inputType, required, maxLength, costType, amount, idForm, isPersonal } = row;
  const texts = row.translations[locale as keyof Row['translations']] ?? {};
  const fields = idForm === null ? [] : (await readForm(db, row.idSite, String(idForm), locale)).fields;
  return {
    id,
    customization: {
      ...{ id, type, inputType, required, maxLength, costType, amount, fields },
      isPersonal: isPersonal ?? asksForOwn({ type, inputType, fields }),
      label: texts.label ?? row.label,
      help: texts.help ?? row.help,
      customizationValues: row.values.map((value) => ({ ...value, label: texts.values?.[nameOfValue(value)] ?? value.label })),
    },
  };
}

/** By what translations name a value: its key, or the length it begins at. */
const nameOfValue = ({ selectKey, textNumberOfChar }: Row['values'][number]): string => selectKey ?? String(textNumberOfChar);
