import { eq } from 'drizzle-orm';
import { readCustomizations, readItems } from '#backend/goods/catalogue/index.ts';
import { checkCustomizations } from '#backend/goods/customization/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { sites } from '#backend/tables/site.ts';
import type { CustomizationAnswer, CustomizedPrice } from '#schemas/customization.ts';
import { priceOfLine } from './line-price.ts';

type PriceInput = { idProduct: number; idDeclination: number; quantity: number; customizations: readonly CustomizationAnswer[] };

/**
 * Returns the price of a number of pieces with these answers, as cart and order calculate it. Throws ApiError 404 (product), 422 (wrong
 * answers).
 */
export async function customizedPrice(
  db: Database,
  place: { idSite: number; locale: string },
  input: PriceInput,
): Promise<CustomizedPrice> {
  const { idProduct, idDeclination, quantity } = input;
  const item = (await readItems(db, place, [idDeclination])).get(idDeclination);
  if (item?.idProduct !== idProduct || !item.isSold) throw new ApiError(404, 'product.not-found');
  const steps = (await readCustomizations(db, place, [idProduct])).get(idProduct) ?? [];
  const [site] = await db.select({ market: sites.market }).from(sites).where(eq(sites.id, place.idSite));
  const given = { customizations: input.customizations, files: new Map(), market: site?.market ?? '', isTrial: true, isPartial: true };
  const { refused, chosen } = await checkCustomizations(steps, given);
  if (refused.length > 0) throw ApiError.fields(refused);
  const { price, decreasingDiscounts } = item;
  return { quantity, price, decreasingDiscounts, ...priceOfLine(quantity, { ...item, costs: chosen.map(({ cost }) => cost) }) };
}
