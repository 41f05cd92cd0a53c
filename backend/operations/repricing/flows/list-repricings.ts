import { aliasedTable, and, asc, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { products } from '#backend/tables/catalogue.ts';
import { users } from '#backend/tables/people.ts';
import { repricedProducts, repricings } from '#backend/tables/repricing.ts';
import { type Repricing, repricingDays, type UntouchedProduct } from '#schemas/repricing.ts';

/** Condition for changes that the job works on. */
export const underWay = inArray(repricings.state, ['RUNNING', 'UNDOING'] as const);

const dayMs = 86_400_000;
const maxListed = 20;

const starter = aliasedTable(users, 'starter');
const undoer = aliasedTable(users, 'undoer');

type Row = {
  repricing: typeof repricings.$inferSelect;
  starter: Pick<typeof users.$inferSelect, 'firstname' | 'lastname'> | null;
  undoer: Pick<typeof users.$inferSelect, 'firstname' | 'lastname'> | null;
};

const select = (db: Database) =>
  db
    .select({
      repricing: repricings,
      starter: { firstname: starter.firstname, lastname: starter.lastname },
      undoer: { firstname: undoer.firstname, lastname: undoer.lastname },
    })
    .from(repricings)
    .leftJoin(starter, eq(starter.id, repricings.idUser))
    .leftJoin(undoer, eq(undoer.id, repricings.undoneBy))
    .$dynamic();

const nameOf = (person: Row['starter']): string | null => [person?.firstname, person?.lastname].filter(Boolean).join(' ') || null;

function toRepricing({ repricing, ...people }: Row): Repricing {
  const { id, rule, state, total, changed, skipped, restored, refused, startedAt, endedAt, undoneAt } = repricing;
  return {
    ...{ id, rule, state, total, changed, skipped, restored, refused },
    ...{ startedBy: nameOf(people.starter), undoneBy: nameOf(people.undoer) },
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}

/** Lists a site's changes of the last `repricingDays`, the latest first. */
export async function listRepricings(db: Database, idSite: number, now: Date): Promise<Repricing[]> {
  const since = new Date(now.getTime() - repricingDays * dayMs);
  const rows = await select(db)
    .where(and(eq(repricings.idSite, idSite), or(gte(repricings.startedAt, since), underWay)))
    .orderBy(desc(repricings.startedAt))
    .limit(maxListed);
  return rows.map(toRepricing);
}

/** Finds a change of a site. */
export async function findRepricing(db: Database, idSite: number, id: string): Promise<Repricing | undefined> {
  const [row] = await select(db).where(and(eq(repricings.idSite, idSite), eq(repricings.id, id)));
  return row && toRepricing(row);
}

/** Finds the change that is under way. */
export async function findUnderWay(db: Database, idSite: number): Promise<Repricing | undefined> {
  const [row] = await select(db).where(and(eq(repricings.idSite, idSite), underWay));
  return row && toRepricing(row);
}

/** Finds a change of a site. Throws ApiError 404. */
export async function requireRepricing(db: Database, idSite: number, id: string): Promise<Repricing> {
  const found = await findRepricing(db, idSite, id);
  if (!found) throw new ApiError(404, 'repricing.not-found');
  return found;
}

/** Lists the products that a change or its undo left as they were, those of the undo first. Throws ApiError 404. */
export async function listUntouched(
  db: Database,
  idSite: number,
  id: string,
  { page, nbItem }: { page: number; nbItem: number },
): Promise<{ total: number; products: UntouchedProduct[] }> {
  await requireRepricing(db, idSite, id);
  const { state, reason } = repricedProducts;
  const untouched = and(
    eq(repricedProducts.idSite, idSite),
    eq(repricedProducts.idRepricing, id),
    inArray(state, ['SKIPPED', 'REFUSED'] as const),
  );
  const total = await countRows(db, sql`${repricedProducts} where ${untouched}`);
  const rows = await db
    .select({ slug: products.slug, name: products.name, reason })
    .from(repricedProducts)
    .innerJoin(products, and(eq(products.idSite, repricedProducts.idSite), eq(products.id, repricedProducts.idProduct)))
    .where(untouched)
    // REFUSED stands before SKIPPED.
    .orderBy(asc(state), asc(products.position), asc(products.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  return { total, products: rows.map((row) => ({ ...row, reason: row.reason ?? 'GONE' })) };
}
