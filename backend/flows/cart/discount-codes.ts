import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Discount } from '#schemas/product.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/database.ts';
import { discountCodes } from '../../db/tables/cart.ts';

export const normaliseCode = (code: string): string => code.trim().toUpperCase();

/** The discount of a code that is valid at an instant, or null. */
export async function findDiscount(db: Database, idSite: number, code: string, now: Date): Promise<Discount | null> {
  const normalised = normaliseCode(code);
  if (normalised === '') return null;
  const [row] = await db
    .select({ id: discountCodes.id, type: discountCodes.type, amount: discountCodes.amount, detailType: discountCodes.detailType })
    .from(discountCodes)
    .where(
      and(
        eq(discountCodes.idSite, idSite),
        eq(discountCodes.code, normalised),
        eq(discountCodes.isValid, true),
        or(isNull(discountCodes.from), lte(discountCodes.from, now)),
        or(isNull(discountCodes.until), gt(discountCodes.until, now)),
      ),
    );
  return row ?? null;
}

/** Like findDiscount, but refuses a code that is not valid (422, field `discountCode`). No code is no discount. */
export async function requireDiscount(db: Database, idSite: number, code: string, now: Date): Promise<Discount | null> {
  if (normaliseCode(code) === '') return null;
  const discount = await findDiscount(db, idSite, code, now);
  if (!discount) throw new ApiError(422, 'cart.discount-unknown', { fields: [{ key: 'discountCode', message: 'cart.discount-unknown' }] });
  return discount;
}
