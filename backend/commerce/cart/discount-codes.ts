import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { formatMoney, type MessageKey, type MessageParams } from '#backend/platform/messages/message.ts';
import { carts, discountCodes } from '#backend/tables/cart.ts';
import { orders } from '#backend/tables/order.ts';
import { productTags, tags } from '#backend/tables/site-presentation.ts';
import type { DiscountRefusal } from '#schemas/cart.ts';
import type { Discount } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { isUsedByCustomer, isUsedUp, refusalOf } from './discount-rules.ts';

type CodeRow = typeof discountCodes.$inferSelect;

/**
 * Cart and shopper for which a code is checked. `email` and `idUser` identify her other orders with the code; an unpaid order of the same
 * cart never counts.
 */
export type CodeTrial = {
  idSite: number;
  code: string;
  idCart: string;
  idUser: number | null;
  email?: string;
  /** Lines that can be ordered; `total` in cents. */
  lines: readonly { idProduct: number; total: number }[];
  now: Date;
};

/** A discount that applies: to which products, and to how many cents of them. */
export type AppliedCode = { discount: Discount; covers: (idProduct: number) => boolean; base: number };
/** A code that does not apply; `code` is null where there is none of that name. */
export type RefusedCode = { reason: DiscountRefusal; code: CodeRow | null; missing: number | null };

/** Tries a code: what it gives, or why it gives nothing. Null: no code was named. */
export async function tryCode(db: Database, trial: CodeTrial): Promise<AppliedCode | RefusedCode | null> {
  return tryRow(db, trial, false);
}

/**
 * The same for an order, which it fails when the code does not apply (ApiError 422, field `discountCode`). The code's row is
 * locked until the transaction ends: a code for N orders is used by N, however many come at once.
 */
export async function takeCode(tx: Database, trial: CodeTrial, lang: Lang): Promise<AppliedCode | null> {
  const tried = await tryRow(tx, trial, true);
  if (tried && 'reason' in tried) throw await codeRefused(tx, trial.idSite, tried, lang);
  return tried;
}

async function tryRow(db: Database, trial: CodeTrial, lock: boolean): Promise<AppliedCode | RefusedCode | null> {
  const { idSite, code: name, lines, now } = trial;
  if (name === '') return null;
  const find = db
    .select()
    .from(discountCodes)
    .where(and(eq(discountCodes.idSite, idSite), eq(discountCodes.code, name)));
  const [code] = await (lock ? find.for('no key update') : find);
  if (!code) return { reason: /\S[\s,;+]+\S/.test(name) ? 'COMBINED' : 'UNKNOWN', code: null, missing: null };

  const covers = await coverOf(db, code, lines);
  const covered = lines.filter(({ idProduct }) => covers(idProduct));
  const base = covered.reduce((sum, { total }) => sum + total, 0);
  // An order of the same cart that is not paid gives way to the next one.
  const counts = sql`not (${orders.status} = 'PENDING_PAYMENT' and ${orders.idCart} = ${trial.idCart}::uuid)`;
  const uses = await countUses(db, code, trial, counts);
  const reason = refusalOf(code, { now, base: lines.length > 0 && covered.length === 0 ? null : base, uses });
  if (reason) return { reason, code, missing: reason === 'MINIMUM' ? code.minimum - base : null };
  const { id, type, amount, detailType } = code;
  return { discount: { id, type, amount, detailType }, covers, base };
}

/** Returns which products a code covers. */
async function coverOf(db: Database, code: CodeRow, lines: CodeTrial['lines']): Promise<(idProduct: number) => boolean> {
  if (code.tags.length === 0) return () => true;
  if (lines.length === 0) return () => false;
  const ids = lines.map(({ idProduct }) => idProduct);
  const rows = await db
    .select({ idProduct: productTags.idProduct })
    .from(productTags)
    .innerJoin(tags, and(eq(tags.idSite, productTags.idSite), eq(tags.id, productTags.idTag)))
    .where(and(eq(productTags.idSite, code.idSite), inArray(productTags.idProduct, ids), inArray(tags.slug, code.tags)));
  const covered = new Set(rows.map(({ idProduct }) => idProduct));
  return (idProduct) => covered.has(idProduct);
}

/**
 * Returns whether an order whose code was released can use it again, because its limits are not reached. The code's row is locked until the
 * transaction ends. A code deleted or expired since counts as free: it was valid when the order was placed.
 */
export async function isCodeFree(
  tx: Database,
  order: { idSite: number; id: string; discountCode: string; idUser: number | null; email: string },
): Promise<boolean> {
  if (order.discountCode === '') return true;
  const [code] = await tx
    .select()
    .from(discountCodes)
    .where(and(eq(discountCodes.idSite, order.idSite), eq(discountCodes.code, order.discountCode)))
    .for('no key update');
  if (!code) return true;
  const uses = await countUses(tx, code, order, sql`${orders.id} <> ${order.id}::uuid`);
  return !isUsedUp(code, uses) && !isUsedByCustomer(code, uses);
}

/** Orders that use a code: all but the cancelled, of those that `which` counts. */
async function countUses(
  db: Database,
  code: CodeRow,
  { idUser, email }: { idUser: number | null; email?: string },
  which: SQL,
): Promise<{ all: number; own: number }> {
  if (code.limitTotal === null && code.limitPerCustomer === null) return { all: 0, own: 0 };
  const isOwn = sql`(${orders.idUser} = ${idUser}::int or lower(${orders.email}) = ${email?.toLowerCase() ?? null}::text)`;
  const [count] = await db
    .select({ all: sql<number>`count(*)::int`, own: sql<number>`(count(*) filter (where ${isOwn}))::int` })
    .from(orders)
    .where(and(eq(orders.idSite, code.idSite), eq(orders.discountCode, code.code), sql`${orders.status} <> 'CANCELLED'`, which));
  return count ?? { all: 0, own: 0 };
}

const messages: Record<DiscountRefusal, MessageKey> = {
  UNKNOWN: 'cart.discount-unknown',
  NOT_YET: 'cart.discount-not-yet',
  EXPIRED: 'cart.discount-expired',
  USED_UP: 'cart.discount-used-up',
  USED_BY_CUSTOMER: 'cart.discount-used-by-you',
  MINIMUM: 'cart.discount-minimum',
  NO_PRODUCT: 'cart.discount-no-product',
  COMBINED: 'cart.discount-one',
};

/** A refused code as the API answers it: at its field, with what would help. */
export async function codeRefused(db: Database, idSite: number, { reason, code, missing }: RefusedCode, lang: Lang): Promise<ApiError> {
  const { CURRENCY: currency } = await readSettings(db, idSite);
  const params: MessageParams = {
    ...(code && { minimum: formatMoney(lang, code.minimum, currency) }),
    ...(missing !== null && { missing: formatMoney(lang, missing, currency) }),
  };
  const message = messages[reason];
  return new ApiError(422, message, { params, fields: [{ key: 'discountCode', message, params }] });
}

/** Writes the discount code of a cart, which its transaction has locked; '' is none. */
export async function setCode(tx: Database, cart: { idSite: number; id: string }, code: string): Promise<void> {
  await tx
    .update(carts)
    .set({ discountCode: code })
    .where(and(eq(carts.idSite, cart.idSite), eq(carts.id, cart.id)));
}
