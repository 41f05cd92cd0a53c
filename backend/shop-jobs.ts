import { and, eq, exists, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { endExpiredSessions, forgetInvitations, forgetOldCallers, removeInactive, sendResets } from '#backend/commerce/account/index.ts';
import { expireOrders } from '#backend/commerce/order/index.ts';
import { askReviews } from '#backend/commerce/order-mail/index.ts';
import { applyRetention } from '#backend/commerce/privacy/index.ts';
import { forgetReviews } from '#backend/commerce/product-review/index.ts';
import { forgetPrepared } from '#backend/commerce/withdrawal/index.ts';
import { forgetUnconfirmed } from '#backend/content/publishing/index.ts';
import { forgetVersions } from '#backend/entities/entry-versions.ts';
import { type MailTransport, sendWaiting } from '#backend/foundation/mail/index.ts';
import { forgetUploads } from '#backend/foundation/media/index.ts';
import { forgetDrafts } from '#backend/foundation/settings/index.ts';
import { forgetFiles } from '#backend/goods/customization/index.ts';
import { refreshFeeds } from '#backend/goods/shipping/index.ts';
import { forgetAlerts, sendAlerts } from '#backend/goods/stock-alert/index.ts';
import { forgetRepricings, runRepricings } from '#backend/operations/repricing/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { Tell } from '#backend/platform/domain-events.ts';
import type { Job } from '#backend/platform/jobs/scheduler.ts';
import { forgetOldAttempts } from '#backend/platform/rate-limits/rate-limiter.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { forgetDeletedPages, forgetPresence, forgetPreviewLinks, publishDue } from '#backend/storefront/pages/index.ts';
import { forgetChanges } from '#backend/storefront/search/index.ts';
import { cartAdditions, cartLines, carts } from '#backend/tables/cart.ts';
import { customizationFiles } from '#backend/tables/customization.ts';

const day = 86_400_000;
/** Days a guest's cart is kept without being touched; an empty one a day. */
const cartDays = 90;
/** Days that a line made with files is kept in a guest's cart that nobody touches: files take room. */
const fileDays = 14;

/** Jobs of the shop. `webOrigin`: origin of the site, for the links of e-mails; `tell` is called with the events of orders. */
export const shopJobs = (webOrigin: string, tell: Tell, logger: Logger): readonly Job[] => [
  { name: 'expire-orders', everySeconds: 15, run: (db, now) => expireOrders(db, { now, webOrigin, tell }) },
  { name: 'publish-documents', everySeconds: 5, run: publishDue },
  { name: 'send-resets', everySeconds: 5, run: (db, now) => sendResets(db, now, webOrigin) },
  { name: 'send-stock-alerts', everySeconds: 5, run: (db, now) => sendAlerts(db, { now, webOrigin }) },
  { name: 'repricing', everySeconds: 2, run: (db) => runRepricings(db, () => new Date()) },
  { name: 'ask-reviews', everySeconds: 3600, run: (db, now) => askReviews(db, now, webOrigin) },
  { name: 'remove-inactive', everySeconds: 3600, run: (db, now) => removeInactive(db, { now, webOrigin, tell }) },
  { name: 'retain', everySeconds: 3600, run: applyRetention },
  {
    name: 'forget',
    everySeconds: 3600,
    run: async (db, now) => {
      await forgetOldAttempts(db, now);
      await endExpiredSessions(db, logger, now);
      await forgetOldCallers(db, now);
      await forgetInvitations(db, now);
      await forgetDrafts(db, now);
      await forgetVersions(db, now);
      await forgetRepricings(db, now);
      await forgetUnconfirmed(db, now);
      await forgetAlerts(db, now);
      await forgetReviews(db, now);
      await forgetPrepared(db, now);
      await forgetChanges(db, now);
      await forgetPresence(db, now);
      await forgetPreviewLinks(db, now);
      await forgetDeletedPages(db, now);
      await forgetUploads(db, now);
      const carts = await forgetCarts(db, now);
      await forgetIdleFiles(db, now);
      await forgetFiles(db);
      return carts;
    },
  },
];

/** Tidies the files that the shop keeps. */
export const filesJob = (mediaStore: MediaStore): Job => ({
  name: 'tidy-files',
  everySeconds: 3600,
  run: async (_, now) => (await mediaStore.tidy?.(now)) ?? 0,
});

/** Reads the feeds of relay points that are due, from the hosts that the operator allows. */
export const relayFeedJob = (hosts: readonly string[], log: Logger): Job => ({
  name: 'refresh-relay-points',
  everySeconds: 600,
  run: (db, now) => refreshFeeds(db, { hosts, now, log }),
});

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

/** Takes lines that hold files out of guests' carts that nobody comes back to; `forgetFiles` then deletes the files. Gives how many lines. */
export async function forgetIdleFiles(db: Database, now: Date): Promise<number> {
  const idle = db
    .select({ one: sql`1` })
    .from(carts)
    .where(
      and(
        eq(carts.idSite, cartLines.idSite),
        eq(carts.id, cartLines.idCart),
        isNull(carts.idUser),
        lt(carts.updatedAt, new Date(now.getTime() - fileDays * day)),
      ),
    );
  const held = db.select({ one: sql`1` }).from(customizationFiles).where(eq(customizationFiles.idCartLine, cartLines.id));
  const deleted = await db
    .delete(cartLines)
    .where(and(exists(idle), exists(held)))
    .returning({ id: cartLines.id });
  return deleted.length;
}
