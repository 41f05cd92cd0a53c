import { and, asc, eq, sql } from 'drizzle-orm';
import { lockEntries } from '#backend/entities/write-entries.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { recordAdminWrite } from '#backend/platform/http/audit.ts';
import { users } from '#backend/tables/people.ts';
import { type RepricedDeclination, repricedProducts, repricings } from '#backend/tables/repricing.ts';
import { type Repriced, repriceProduct } from '../reprice-product.ts';
import { type PricedProduct, readPricedProducts } from '../steps/read-priced-products.ts';
import { holdDeclinations, type NewPrices, writePrices } from '../steps/write-prices.ts';
import { underWay } from './list-repricings.ts';

/** Products changed in one transaction: the panel's saves wait for it. */
const batch = 100;

type RepricingRow = typeof repricings.$inferSelect;
type Ref = Pick<RepricingRow, 'idSite' | 'id'>;
type ProductRow = typeof repricedProducts.$inferSelect;
/** Result for a product in its turn. */
type Turn = Pick<ProductRow, 'idProduct' | 'state' | 'reason' | 'prices'> & { written?: NewPrices };

/**
 * Carries out the changes of prices that are under way, and undoes those that are to be undone, of every site, some products at a time. A
 * run that is interrupted goes on where it was: products and their marks are written together. Returns how many products it came to.
 * @param clock moment of each write
 */
export async function runRepricings(db: Database, clock: () => Date): Promise<number> {
  let count = 0;
  const open = await db.select({ idSite: repricings.idSite, id: repricings.id }).from(repricings).where(underWay);
  for (const ref of open) for (let done = await takeBatch(db, ref, clock); done > 0; done = await takeBatch(db, ref, clock)) count += done;
  return count;
}

/** Takes the next products of a change. Returns how many; 0: there are none left, and it has ended. */
const takeBatch = (db: Database, { idSite, id }: Ref, clock: () => Date): Promise<number> =>
  db.transaction(async (tx) => {
    await lockEntries(tx, idSite);
    const own = and(eq(repricings.idSite, idSite), eq(repricings.id, id));
    const [row] = await tx.select().from(repricings).where(own).for('update');
    if (row?.state !== 'RUNNING' && row?.state !== 'UNDOING') return 0;
    const taken = await tx
      .select()
      .from(repricedProducts)
      .where(
        and(
          ...[eq(repricedProducts.idSite, idSite), eq(repricedProducts.idRepricing, id)],
          eq(repricedProducts.state, row.state === 'RUNNING' ? 'PENDING' : 'CHANGED'),
        ),
      )
      .orderBy(asc(repricedProducts.idProduct))
      .limit(batch);
    const now = clock();
    if (taken.length === 0) await end(tx, row, now);
    else await takeTurns(tx, row, taken, now);
    return taken.length;
  });

async function takeTurns(tx: Database, row: RepricingRow, taken: readonly ProductRow[], now: Date): Promise<void> {
  const { idSite, state } = row;
  const ids = taken.map(({ idProduct }) => idProduct);
  await holdDeclinations(tx, idSite, ids);
  const found = new Map((await readPricedProducts(tx, idSite, ids)).map((product) => [product.id, product]));
  const turns = taken.map((one) => {
    const product = found.get(one.idProduct);
    return state === 'RUNNING' ? changeTurn(row, one, product) : undoTurn(one, product);
  });
  const idUser = state === 'RUNNING' ? row.idUser : row.undoneBy;
  await writePrices(
    tx,
    { idSite, idUser, now },
    turns.flatMap(({ written }) => written ?? []),
  );
  await markTurns(tx, row, turns);
}

function changeTurn({ rule }: RepricingRow, { idProduct }: ProductRow, product: PricedProduct | undefined): Turn {
  const { prices, reason }: Repriced = product ? repriceProduct(product, rule) : { reason: 'GONE' };
  if (!product || reason !== undefined) return { idProduct, state: 'SKIPPED', reason: reason ?? 'GONE', prices: null };
  const written = { product, prices: prices.map(({ idDeclination, after }) => ({ idDeclination, fixedPrice: after })) };
  return { idProduct, state: 'CHANGED', reason: null, prices, written };
}

/** Gives back the prices of a product, where all have stayed as the change left them. */
function undoTurn({ idProduct, prices: changed }: ProductRow, product: PricedProduct | undefined): Turn {
  const prices: RepricedDeclination[] = changed ?? [];
  if (!product) return { idProduct, state: 'REFUSED', reason: 'GONE', prices };
  const present = new Map(product.declinations.map(({ id, fixedPrice }) => [id, fixedPrice]));
  if (prices.some(({ idDeclination, after }) => present.get(idDeclination) !== after))
    return { idProduct, state: 'REFUSED', reason: 'CHANGED_SINCE', prices };
  const written = { product, prices: prices.map(({ idDeclination, before }) => ({ idDeclination, fixedPrice: before })) };
  return { idProduct, state: 'RESTORED', reason: null, prices, written };
}

/** Marks products as done, in one statement, and counts them. */
async function markTurns(tx: Database, { idSite, id }: RepricingRow, turns: readonly Turn[]): Promise<void> {
  const marks = turns.map(
    ({ idProduct, state, reason, prices }) =>
      sql`(${idProduct}::int, ${state}::text, ${reason}::text, ${prices === null ? null : JSON.stringify(prices)}::jsonb)`,
  );
  await tx.execute(sql`
    update ${repricedProducts} set state = mark.state, reason = mark.reason, prices = mark.prices
    from (values ${sql.join(marks, sql`, `)}) as mark (id_product, state, reason, prices)
    where ${repricedProducts.idSite} = ${idSite} and ${repricedProducts.idRepricing} = ${id}
      and ${repricedProducts.idProduct} = mark.id_product`);
  const count = (state: Turn['state']) => turns.filter((turn) => turn.state === state).length;
  await tx
    .update(repricings)
    .set({
      changed: sql`${repricings.changed} + ${count('CHANGED')}`,
      skipped: sql`${repricings.skipped} + ${count('SKIPPED')}`,
      restored: sql`${repricings.restored} + ${count('RESTORED')}`,
      refused: sql`${repricings.refused} + ${count('REFUSED')}`,
    })
    .where(and(eq(repricings.idSite, idSite), eq(repricings.id, id)));
}

/** Ends a change or its undo, with its line in the audit log. */
async function end(tx: Database, row: RepricingRow, now: Date): Promise<void> {
  const { idSite, id, state, changed, skipped, restored, refused } = row;
  const isUndo = state === 'UNDOING';
  await tx
    .update(repricings)
    .set(isUndo ? { state: 'UNDONE', undoneAt: now } : { state: 'DONE', endedAt: now })
    .where(and(eq(repricings.idSite, idSite), eq(repricings.id, id)));
  const idUser = isUndo ? row.undoneBy : row.idUser;
  const [user] = idUser === null ? [] : await tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, idUser));
  await recordAdminWrite(tx, {
    ...{ idSite, user: user ?? { id: 0, email: '' }, path: `/admin/repricing/${id}`, body: undefined, status: 200, requestId: '', now },
    call: isUndo ? 'job undo-repricing' : 'job repricing',
    details: isUndo ? { restored, refused } : { changed, skipped },
  });
}
