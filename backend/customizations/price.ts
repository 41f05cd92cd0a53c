import { eq } from 'drizzle-orm';
import type { CustomizationAnswer, CustomizedPrice } from '#schemas/customization.ts';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/database.ts';
import { sites } from '../db/tables/site.ts';
import { readItems } from '../flows/cart/items.ts';
import { priceOfLine } from '../flows/cart/line-price.ts';
import { checkCustomizations } from './check-customizations.ts';
import { readCustomizations } from './read-customizations.ts';

type Asked = { idProduct: number; idDeclination: number; quantity: number; customizations: readonly CustomizationAnswer[] };

/** What so many pieces with these answers cost, as cart and order count it. Throws ApiError 404 (product), 422 (wrong answers). */
export async function customizedPrice(db: Database, place: { idSite: number; locale: string }, asked: Asked): Promise<CustomizedPrice> {
  const { idProduct, idDeclination, quantity } = asked;
  const item = (await readItems(db, place, [idDeclination])).get(idDeclination);
  if (item?.idProduct !== idProduct || !item.isSold) throw new ApiError(404, 'product.not-found');
  const steps = (await readCustomizations(db, place, [idProduct])).get(idProduct) ?? [];
  const [site] = await db.select({ market: sites.market }).from(sites).where(eq(sites.id, place.idSite));
  const given = { customizations: asked.customizations, files: new Map(), market: site?.market ?? '', isTrial: true, isPartial: true };
  const { refused, chosen } = await checkCustomizations(steps, given);
  if (refused.length > 0) throw ApiError.fields(refused);
  const { price, decreasingDiscounts } = item;
  return { quantity, price, decreasingDiscounts, ...priceOfLine(quantity, { ...item, costs: chosen.map(({ cost }) => cost) }) };
}
