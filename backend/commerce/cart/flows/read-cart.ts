import { holdsAlcohol, type Item, readItems, withBottlesHeld } from '#backend/goods/catalogue/index.ts';
import { type LineCustomization, readLineCustomizations } from '#backend/goods/customization/index.ts';
import { readShippingRules } from '#backend/goods/shipping/index.ts';
import { availabilityIn } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { bottleCount } from '#domain/bottles.ts';
import { customizationTotal } from '#domain/customization.ts';
import { discountOn } from '#domain/discounts.ts';
import { datesRefusal } from '#domain/rental-dates.ts';
import { freeShippingRemaining } from '#domain/shipping-fees.ts';
import type { Cart, CartProduct } from '#schemas/cart.ts';
import { tryCode } from '../discount-codes.ts';
import { goodsOf, type LinePrice, priceOfLine } from '../line-price.ts';
import { fittingQuantity } from '../quantity-rules.ts';
import { availableUnits, datesOf, itemForDates, requestedDates, reservedRanges, todayIn } from '../rented.ts';
import { type CartLineRow, readStoredLines } from '../stored-lines.ts';
import type { CartRow } from './open-cart.ts';

/**
 * A line with what it is now and what it is made with. `available`: pieces that earlier lines of the declination leave, null when
 * stock is not tracked; `later`: those that lines after it want.
 */
export type OpenLine = {
  line: CartLineRow;
  item: Item;
  available: number | null;
  later: number;
  made: LineCustomization;
  /** The current terms allow its dates, whether pieces are free or not. */
  datesFit: boolean;
};

/** Lines of a cart that its transaction has just read or written, with the pieces of their declinations that can be bought. */
export type KnownLines = { lines: readonly CartLineRow[]; availability: ReadonlyMap<number, number | null> };

/** The lines of a cart as they are stored, with what can be bought of them and of the declinations `others`. */
export async function readKnownLines(
  db: Database,
  cart: { idSite: number; id: string },
  now: Date,
  others: readonly number[] = [],
): Promise<KnownLines> {
  const [lines, availability] = await Promise.all([readStoredLines(db, cart), availabilityIn(db, cart, now, others)]);
  return { lines, availability };
}

/** The lines of a cart, oldest first, with today's prices and stock; the shopper's own unpaid orders do not count against her. */
export async function readLines(
  db: Database,
  cart: Pick<CartRow, 'idSite' | 'id' | 'locale'>,
  now: Date,
  known?: KnownLines,
): Promise<OpenLine[]> {
  const { lines, availability } = known ?? (await readKnownLines(db, cart, now));
  const ids = lines.map((line) => line.idDeclination);
  const items = await readItems(db, cart, ids);
  const open = lines.flatMap((line) => {
    const item = items.get(line.idDeclination);
    return item ? [{ line, item: itemForDates(item, datesOf(line)) }] : [];
  });
  const kept = await reservedRanges(db, cart, open, now);
  const today = open.some(({ line }) => line.rentFrom) ? await todayIn(db, cart.idSite, now) : '';
  const made = await readLineCustomizations(
    db,
    cart,
    open.map(({ line, item }) => ({ ...line, idProduct: item.idProduct })),
  );
  return open.map(({ line, item }, at) => {
    const wanted = (others: typeof open) =>
      others.reduce((sum, other) => sum + (other.line.idDeclination === line.idDeclination ? other.line.quantity : 0), 0);
    const stock = availability.get(line.idDeclination) ?? null;
    const dates = datesOf(line);
    if (item.terms && dates) {
      const free = availableUnits({ line, item }, [...kept, ...requestedDates(open.slice(0, at))]);
      const beside = availableUnits({ line, item }, [...kept, ...requestedDates(open.filter((_, place) => place !== at))]);
      return { line, item, later: free - beside, made: plain, available: free, datesFit: datesRefusal(dates, item.terms, today) === null };
    }
    return {
      datesFit: true,
      ...{ line, item, later: wanted(open.slice(at + 1)), made: made.get(line.id) ?? plain },
      available: stock === null ? null : Math.max(0, stock - wanted(open.slice(0, at))),
    };
  });
}

const plain: LineCustomization = { chosen: [], costs: [], isStale: false };

/** Returns the current price of a line, with its customizations. */
export const priceOf = ({ line, item, made }: OpenLine): LinePrice => priceOfLine(line.quantity, { ...item, costs: made.costs });

/** Returns the price of the answers for one piece, of which a change is reported to the shopper. */
export const extraOf = ({ item, made }: Pick<OpenLine, 'item' | 'made'>): number =>
  customizationTotal(made.costs, { price: item.price, quantity: 1 });

/** Returns the current problem of a line, or null. */
export function issueOf({ line, item, available, made, datesFit }: OpenLine): CartProduct['issue'] {
  if (!item.isSold || made.isStale) return 'NOT_SOLD';
  if (!datesFit || (line.rentFrom && available === 0)) return 'DATES_TAKEN';
  if (available !== null && available < line.quantity) {
    return fittingQuantity(line.quantity, { sellByMultipleOf: item.sellByMultipleOf, available }) === 0
      ? 'OUT_OF_STOCK'
      : 'QUANTITY_REDUCED';
  }
  return line.priceSeen === item.price && line.extraSeen === extraOf({ item, made }) ? null : 'PRICE_CHANGED';
}

/** Returns whether the line can be ordered. Other lines are shown, but not counted in the totals. */
export const isOrderable = (line: OpenLine): boolean => !['NOT_SOLD', 'OUT_OF_STOCK', 'DATES_TAKEN'].includes(issueOf(line) ?? '');

/** Cents of the lines that can be ordered. */
export const subtotalOf = (lines: readonly OpenLine[]): number =>
  lines.filter(isOrderable).reduce((sum, open) => sum + priceOf(open).total, 0);

/** Returns the part of a cart for which a discount code is checked. */
export const codeTrialOf = ({ idSite, id: idCart, idUser }: CartRow, lines: readonly OpenLine[]) => ({
  idSite,
  idCart,
  idUser,
  lines: lines.filter(isOrderable).map((open) => ({ idProduct: open.item.idProduct, total: priceOf(open).total })),
});

type Reading = { issues?: ReadonlyMap<number, CartProduct['issue']>; known?: KnownLines | undefined; open?: readonly OpenLine[] };

/**
 * A cart as the API answers it. `issues` are those a refresh found before it corrected the lines; `known` are lines that need not be
 * read, `open` such that are opened already.
 */
export async function readCart(db: Database, cart: CartRow, now: Date, { issues = new Map(), known, open }: Reading = {}): Promise<Cart> {
  const lines = open ?? (await readLines(db, cart, now, known));
  const tried = await tryCode(db, { ...codeTrialOf(cart, lines), code: cart.discountCode, now });
  const applied = tried && 'discount' in tried ? tried : null;
  const refused = tried && 'reason' in tried ? tried : null;
  const { free, bottles: limits } = await readShippingRules(db, cart.idSite);
  const subtotal = subtotalOf(lines);
  const sent = lines.filter((open) => isOrderable(open) && !open.item.isDematerialized);
  const bottles = bottleCount(
    await withBottlesHeld(
      db,
      cart.idSite,
      sent.map(({ line, item }) => ({ ...item, quantity: line.quantity })),
    ),
  );
  // Customizations do not count towards free shipping, since parcels are calculated without them.
  const goods = lines.filter(isOrderable).reduce((sum, open) => sum + goodsOf({ ...open.item, ...open.line, ...priceOf(open) }), 0);
  const remaining = freeShippingRemaining(free, { subtotal: goods, bottles });
  const off = discountOn(applied?.discount ?? null, { subtotal: applied?.base ?? 0, shipping: 0 }).products;
  return {
    id: cart.id,
    type: 'MAIN_CART',
    products: lines.map((open) => ({
      ...toCartProduct(open, issueOf(open) ?? issues.get(open.line.id) ?? null),
      isDiscounted: applied?.covers(open.item.idProduct) ?? false,
    })),
    totalProduct: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    subtotal,
    discount: off,
    total: subtotal - off,
    discountCode: applied ? cart.discountCode : '',
    appliedDiscount: applied?.discount ?? null,
    discountIssue: refused && { code: cart.discountCode, reason: refused.reason, missing: refused.missing },
    freeShippingRemaining: remaining.price,
    bottles: bottles === null ? null : { count: bottles, ...limits, freeShippingRemaining: remaining.bottles },
    hasAlcohol: await holdsAlcohol(
      db,
      cart.idSite,
      lines.filter(isOrderable).map(({ item }) => item),
    ),
  };
}

/** Most that a cart may cost, in cents: what the contract calls a price. */
export const largestSubtotal = 100_000_000;

/** The cart after a change. Throws ApiError 422, so that the transaction is undone, where it would cost more than a million of the currency. */
export async function readChangedCart(tx: Database, cart: CartRow, now: Date, known?: KnownLines): Promise<Cart> {
  const changed = await readCart(tx, cart, now, { known });
  if (changed.subtotal > largestSubtotal) throw new ApiError(422, 'order.too-much');
  return changed;
}

function toCartProduct(open: OpenLine, issue: CartProduct['issue']): Omit<CartProduct, 'isDiscounted'> {
  const { line, item, available, later, made } = open;
  const { weight: _weight, vatRate, marginScheme, isSold: _isSold, terms, pieces: _pieces, ...shown } = item;
  const dates = datesOf(line);
  return {
    ...shown,
    vatRate: marginScheme ? 0 : vatRate,
    id: line.id,
    quantity: line.quantity,
    ...(dates && terms && { rental: { ...dates, deposit: terms.deposit * line.quantity } }),
    ...priceOf(open),
    customizations: made.chosen,
    stock: available === null ? null : Math.max(0, available - line.quantity - later),
    issue,
  };
}
