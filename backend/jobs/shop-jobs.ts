import { and, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { removeInactive } from '../account/remove-inactive.ts';
import { forgetExpiredSessions } from '../account/sessions.ts';
import { forgetChanges } from '../catalogue/listing/forget-changes.ts';
import { forgetFiles } from '../customizations/files.ts';
import type { Database } from '../db/database.ts';
import { cartAdditions, cartLines, carts } from '../db/tables/cart.ts';
import { forgetRegistrations } from '../elements/register.ts';
import { askReviews } from '../flows/order/ask-reviews.ts';
import { expireOrders } from '../flows/order/expire-orders.ts';
import { forgetSubmissions } from '../forms/submit.ts';
import { type MailTransport, sendWaiting } from '../mail/send-waiting.ts';
import { forgetDrafts } from '../parameters/drafts.ts';
import { forgetUnconfirmed } from '../publishing/newsletter.ts';
import { forgetOldAttempts } from '../rate-limiter.ts';
import type { Job } from './scheduler.ts';

const day = 86_400_000;
/** Days a guest's cart is kept without being touched; an empty one a day. */
const cartDays = 90;

/** What the shop does by itself. `webOrigin` is where it stands on the web, for the links of e-mails. */
export const shopJobs = (webOrigin: string): readonly Job[] => [
  { name: 'expire-orders', everySeconds: 15, run: (db, now) => expireOrders(db, now, webOrigin) },
  { name: 'ask-reviews', everySeconds: 3600, run: (db, now) => askReviews(db, now, webOrigin) },
  { name: 'remove-inactive', everySeconds: 3600, run: (db, now) => removeInactive(db, now, webOrigin) },
  {
    name: 'forget',
    everySeconds: 3600,
    run: async (db, now) => {
      await forgetOldAttempts(db, now);
      await forgetExpiredSessions(db, now);
      await forgetDrafts(db, now);
      await forgetUnconfirmed(db, now);
      await forgetRegistrations(db, now);
      await forgetSubmissions(db, now);
      await forgetChanges(db, now);
      const carts = await forgetCarts(db, now);
      await forgetFiles(db);
      return carts;
    },
  },
];

/** Hands the outbox to a mail server. */
export const mailJob = (transport: MailTransport): Job => ({
  name: 'send-mails',
  everySeconds: 5,
  run: (db) => sendWaiting(db, transport, { now: () => new Date() }),
});

/** Deletes guests' carts that nobody comes back to, and the keys of additions that nobody repeats. Gives how many carts. */
export async function forgetCarts(db: Database, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await db.delete(cartAdditions).where(lt(cartAdditions.createdAt, before(2)));
  const lines = db
    .select({ one: sql`1` })
    .from(cartLines)
    .where(and(eq(cartLines.idSite, carts.idSite), eq(cartLines.idCart, carts.id)));
  const deleted = await db
    .delete(carts)
    .where(and(isNull(carts.idUser), or(lt(carts.updatedAt, before(cartDays)), and(lt(carts.updatedAt, before(1)), notExists(lines)))))
    .returning({ id: carts.id });
  return deleted.length;
}
