import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { readItems } from '#backend/goods/catalogue/index.ts';
import { lockDeclinations } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, products } from '#backend/tables/catalogue.ts';
import { stockAlerts } from '#backend/tables/stock-alert.ts';
import { canBeBought } from './alerts.ts';
import { writeStockBack } from './mail.ts';

/** Alerts taken in one run; the next run takes the rest. */
const batch = 200;

type Context = { now: Date; webOrigin: string };
const toDeclination = and(eq(declinations.idSite, stockAlerts.idSite), eq(declinations.id, stockAlerts.idDeclination));
const toProduct = and(eq(products.idSite, declinations.idSite), eq(products.id, declinations.idProduct));

/**
 * Writes to those who wait for what came back and is still there, who waits longest first. The e-mail goes into the outbox in the
 * transaction that forgets the alert, and another process leaves alone what this one has: each is written once. Returns how many.
 */
export async function sendAlerts(db: Database, context: Context): Promise<number> {
  const due = await db
    .select({ id: stockAlerts.id, idSite: stockAlerts.idSite, idDeclination: stockAlerts.idDeclination })
    .from(stockAlerts)
    .innerJoin(declinations, toDeclination)
    .innerJoin(products, toProduct)
    // Alerts for products that are not for sale now wait until they are, without delaying the others.
    .where(and(isNotNull(stockAlerts.backAt), eq(declinations.isValid, true), eq(products.isValid, true)))
    .orderBy(asc(stockAlerts.id))
    .limit(batch);
  let sent = 0;
  for (const alert of due) if (await db.transaction((tx) => sendAlert(tx, alert, context))) sent += 1;
  return sent;
}

type Due = { id: number; idSite: number; idDeclination: number };

async function sendAlert(tx: Database, { id, idSite, idDeclination }: Due, context: Context): Promise<boolean> {
  // Pieces that come back while this looks wait, and note themselves after what is noted here.
  const pieces = (await lockDeclinations(tx, idSite, [idDeclination])).get(idDeclination);
  const own = eq(stockAlerts.id, id);
  const [alert] = await tx
    .select()
    .from(stockAlerts)
    .where(and(own, isNotNull(stockAlerts.backAt)))
    .for('update', { skipLocked: true });
  if (!alert) return false;
  const { email, locale } = alert;
  const item = (await readItems(tx, { idSite, locale }, [idDeclination])).get(idDeclination);
  // Somebody may have been quicker than the e-mail.
  if (!item?.isSold || !pieces || !(await canBeBought(tx, idSite, pieces, item))) {
    await tx.update(stockAlerts).set({ backAt: null }).where(own);
    return false;
  }
  await writeStockBack(tx, { idSite, id, email, locale, item }, context);
  await tx.delete(stockAlerts).where(own);
  return true;
}
