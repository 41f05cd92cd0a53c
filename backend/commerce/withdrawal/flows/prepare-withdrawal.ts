import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type OrderRow, requireOwnOrder } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { SignedIn } from '#backend/platform/http/context.ts';
import { hashToken } from '#backend/platform/secrets/token-hash.ts';
import { orders } from '#backend/tables/order.ts';
import { withdrawals } from '#backend/tables/withdrawals.ts';
import { readReference, type WithdrawalBody } from '#schemas/withdrawal.ts';

type Input = z.output<typeof WithdrawalBody>;
type Caller = { idSite: number; user: SignedIn | null; locale: string; now: Date };

/**
 * Stores the first step of a withdrawal and gives the key of its second. The order is looked for by the page that led here, among the
 * person's own, or by number and e-mail address; without one the declaration goes on all the same. `mayLookUp`: tries of that number are
 * not used up.
 */
export async function prepareWithdrawal(db: Database, input: Input, caller: Caller, mayLookUp: boolean): Promise<{ key: string }> {
  const { idSite, locale, now } = caller;
  const order = await findContract(db, input, caller, mayLookUp);
  const key = randomBytes(16).toString('base64url');
  const { name, reference, email } = input;
  await db.insert(withdrawals).values({
    ...{ idSite, locale, name, reference, email },
    ...{ keyHash: hashToken(key), idOrder: order?.id ?? null, createdAt: now },
  });
  return { key };
}

async function findContract(
  db: Database,
  { reference: typed, email, order: named }: Input,
  { idSite, user }: Caller,
  mayLookUp: boolean,
): Promise<OrderRow | undefined> {
  const reference = readReference(typed);
  if (reference === undefined) return undefined;
  const opened = named && (await openByKey(db, { idSite, user: null, key: named.key }, named.id));
  if (opened?.reference === reference) return opened;
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.idSite, idSite), eq(orders.reference, reference)));
  if (!found) return undefined;
  const isOwn = user !== null && found.idUser === user.id;
  // The address of an erased account opens nothing.
  const isByEmail = mayLookUp && found.email !== '' && found.email.toLowerCase() === email;
  return isOwn || isByEmail ? found : undefined;
}

async function openByKey(db: Database, caller: Parameters<typeof requireOwnOrder>[1], id: string): Promise<OrderRow | undefined> {
  try {
    return await requireOwnOrder(db, caller, id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
