import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { readSettings, readShopRules } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { hmac, siteSecret } from '#backend/platform/secrets/secrets.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { orders } from '#backend/tables/order.ts';
import { stockHolds } from '#backend/tables/stock.ts';

/** Holder of pieces in unpaid orders: an account, and the network address of the orders, which may be a household's or an office's. */
export type Holder = { idSite: number; idUser: number | null; heldBy: string };

/** Maximum that a holder may reserve at once: pieces in all and of one product, and orders. */
type Limits = { pieces: number; ofProduct: number; orders: number };

/** Unpaid orders of an account, and of all who share an address. A cart has one: the next one replaces it. */
const maxOrders = { ofAccount: 3, ofAddress: 20 };

/** Names an address without telling it: a keyed hash, that orders keep while they are unpaid. */
export async function heldByOf(db: Database, idSite: number, address: string): Promise<string> {
  return hmac(await siteSecret(db, idSite, 'holders'), address).toString('base64url');
}

/**
 * Lets the orders of a holder be placed one after the other until the transaction ends: what each of them keeps is counted. The first
 * lock of an order.
 */
export async function lockHolder(tx: Database, { idSite, idUser, heldBy }: Holder): Promise<void> {
  const names = [`holder ${idSite} ${heldBy}`, ...(idUser === null ? [] : [`holder ${idSite} user ${idUser}`])];
  for (const name of names) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * Refuses an order, placed in this transaction with its holds, after which the unpaid orders of a cart, an account or an address
 * keep more from others than MAXIMUM_UNPAID_PIECES allows: of one product half of it, of an address twice as much. Throws ApiError 409.
 */
export async function checkHoldLimits(tx: Database, holder: Holder, { idOrder, now }: { idOrder: string; now: Date }): Promise<void> {
  const most = Math.floor((await readSettings(tx, holder.idSite)).MAXIMUM_UNPAID_PIECES);
  const kept = await readHeld(tx, holder, now);
  const own: Limits = { pieces: most, ofProduct: Math.ceil(most / 2), orders: maxOrders.ofAccount };
  const nearby: Limits = { pieces: most * 2, ofProduct: most, orders: maxOrders.ofAddress };
  const mine = kept.filter((row) => (holder.idUser === null ? row.idOrder === idOrder : row.idUser === holder.idUser));
  check(mine, own, 'order.held-own', 'order.held-own-product');
  check(
    kept.filter((row) => row.heldBy === holder.heldBy),
    nearby,
    'order.held-nearby',
    'order.held-nearby',
  );
}

type Held = { idOrder: string; idUser: number | null; heldBy: string | null; idProduct: number | null; quantity: number };
type Refusal = 'order.held-own' | 'order.held-own-product' | 'order.held-nearby';

function check(kept: readonly Held[], limits: Limits, message: Refusal, ofProduct: Refusal): void {
  const perProduct = new Map<number, number>();
  let pieces = 0;
  for (const { idProduct, quantity } of kept) {
    if (idProduct === null) continue;
    pieces += quantity;
    perProduct.set(idProduct, (perProduct.get(idProduct) ?? 0) + quantity);
  }
  if (pieces > limits.pieces) throw new ApiError(409, message, { params: { limit: limits.pieces } });
  if (Math.max(0, ...perProduct.values()) > limits.ofProduct) throw new ApiError(409, ofProduct, { params: { limit: limits.ofProduct } });
  if (new Set(kept.map(({ idOrder }) => idOrder)).size > limits.orders) throw new ApiError(409, 'order.held-orders');
}

/**
 * Reads the pieces that unpaid orders of a holder hold now, and the orders without held pieces. If the shop makes to order, only rentals
 * are held.
 */
async function readHeld(tx: Database, { idSite, idUser, heldBy }: Holder, now: Date): Promise<Held[]> {
  const { limitsToStock } = await readShopRules(tx, idSite);
  // Orders that are no longer unpaid have no heldBy. To ask for the status too would let PostgreSQL read all unpaid orders of the site.
  const isHis = or(eq(orders.heldBy, heldBy), idUser === null ? undefined : and(eq(orders.idUser, idUser), isNotNull(orders.heldBy)));
  return tx
    .select({
      idOrder: orders.id,
      idUser: orders.idUser,
      heldBy: orders.heldBy,
      // Asked for each row that is found: as a join, PostgreSQL may make it for all holds of a site first.
      idProduct: sql<
        number | null
      >`(select ${declinations.idProduct} from ${declinations} where ${declinations.idSite} = ${stockHolds.idSite} and ${declinations.id} = ${stockHolds.idDeclination})`,
      quantity: sql<number>`coalesce(${stockHolds.quantity}, 0)`,
    })
    .from(orders)
    .leftJoin(
      stockHolds,
      and(
        eq(stockHolds.idSite, orders.idSite),
        eq(stockHolds.idOrder, orders.id),
        eq(stockHolds.state, 'HELD'),
        limitsToStock ? undefined : sql`${stockHolds.fromDay} is not null`,
      ),
    )
    .where(and(eq(orders.idSite, idSite), gt(orders.heldUntil, now), isHis));
}
