import { and, asc, eq, inArray } from 'drizzle-orm';
import { readDecreasingDiscounts, withBottlesHeld } from '#backend/goods/catalogue/index.ts';
import type { ParcelLine } from '#backend/goods/shipping/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { declinations, products } from '#backend/tables/catalogue.ts';
import { rentalDays as daysBetween, rentalPrice as rentalPriceOn } from '#domain/rental-dates.ts';
import type { RentalDates } from '#schemas/rental.ts';
import { priceOfLine } from './line-price.ts';

type Wanted = { idProduct: number; idDeclination?: number | undefined; quantity: number; rental?: RentalDates | undefined };

/**
 * Reads the weight, price and contents of a parcel with these products. A rental counts with the price for its dates, or for those of its
 * terms without dates. Without a declination, the product's first one counts. Name it if declinations have different prices, since free
 * shipping depends on the price. Throws ApiError 404 for a product that is not sold.
 */
export async function readParcel(db: Database, idSite: number, wanted: readonly Wanted[]): Promise<ParcelLine[]> {
  if (wanted.length === 0) return [];
  const rows = await db
    .select({
      idProduct: products.id,
      idDeclination: declinations.id,
      price: declinations.price,
      rentalPrice: products.rentalPrice,
      rentalDays: products.rentalDays,
      rentalExtraDay: products.rentalExtraDay,
      type: products.type,
      capacity: declinations.capacity,
      capacityUnit: declinations.capacityUnit,
      sellByMultipleOf: declinations.sellByMultipleOf,
      weight: products.weight,
      hasShippingFees: products.hasShippingFees,
      isDematerialized: products.isDematerialized,
      vatRate: products.vatRate,
      marginScheme: products.marginScheme,
    })
    .from(products)
    .innerJoin(declinations, and(eq(declinations.idSite, products.idSite), eq(declinations.idProduct, products.id)))
    .where(
      and(
        eq(products.idSite, idSite),
        eq(products.isValid, true),
        eq(declinations.isValid, true),
        inArray(
          products.id,
          wanted.map((each) => each.idProduct),
        ),
      ),
    )
    .orderBy(asc(declinations.position));
  const steps = await readDecreasingDiscounts(db, idSite, [...new Set(rows.map((row) => row.idProduct))]);
  const lines = wanted.map(({ idProduct, idDeclination, quantity, rental }) => {
    const row = rows.find((each) => each.idProduct === idProduct && (idDeclination === undefined || each.idDeclination === idDeclination));
    if (!row) throw new ApiError(404, 'product.not-found');
    const { idDeclination: _idDeclination, price: sale, rentalPrice, rentalDays: days, rentalExtraDay, ...sent } = row;
    const terms = rentalPrice !== null && days !== null ? { price: rentalPrice, days, extraDay: rentalExtraDay } : null;
    const price = terms ? rentalPriceOn(terms, rental ? daysBetween(rental) : terms.days) : sale;
    const { total } = priceOfLine(quantity, { price, decreasingDiscounts: steps.get(idProduct) ?? [] });
    return { ...sent, quantity, total, rental: terms };
  });
  return withBottlesHeld(db, idSite, lines);
}
