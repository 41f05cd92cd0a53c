import { eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { message } from '#backend/platform/messages/message.ts';
import { localised } from '#backend/tables/columns.ts';
import { returnSettings } from '#backend/tables/returns.ts';
import type { OrderBackInfo } from '#schemas/order-back.ts';
import { toLang } from '#schemas/site.ts';

/**
 * Reads whether a shop accepts returns by its account pages, and its texts about them. A shop without settings accepts them, with built-in
 * texts.
 */
export async function readReturnInfo(db: Database, site: { id: number; isECommerce: boolean }, locale: string): Promise<OrderBackInfo> {
  const [row] = await db.select().from(returnSettings).where(eq(returnSettings.idSite, site.id));
  if (row) {
    const { idSite: _idSite, ...info } = localised(row, locale);
    return { ...info, isActive: info.isActive && site.isECommerce };
  }
  const lang = toLang(locale);
  return {
    isActive: site.isECommerce,
    message: message(lang, 'return.message'),
    returnAskDescription: message(lang, 'return.ask-description'),
    labelSentDescription: message(lang, 'return.label-description'),
    productReceivedDescription: message(lang, 'return.received-description'),
  };
}
