import { and, eq, inArray } from 'drizzle-orm';
import { readShopRules } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { siteLanguages } from '#backend/tables/site.ts';
import { toLocale } from '#messages/languages.ts';
import { toLang } from '#schemas/site.ts';

/**
 * Refuses what buys or leads to buying where the shop does not sell: a showcase (HIDE_PRODUCT_PRICES), or another language
 * than French where a site speaks both and sells in French only (ONLY_SELL_ON_FRENCH_VERSION). A site that has no French
 * version, or no other, is never held back. Throws ApiError 409.
 */
export async function requireSelling(db: Database, idSite: number, locale: string): Promise<void> {
  const rules = await readShopRules(db, idSite);
  if (rules.hidesPrices) throw new ApiError(409, 'cart.prices-hidden');
  if (!rules.onlySellsInFrench || toLang(locale) === 'fr') return;
  const both = await db
    .select({ code: siteLanguages.code })
    .from(siteLanguages)
    .where(
      and(
        eq(siteLanguages.idSite, idSite),
        eq(siteLanguages.isValid, true),
        inArray(siteLanguages.code, ['fr_FR', toLocale(toLang(locale))]),
      ),
    );
  if (both.length === 2) throw new ApiError(409, 'cart.french-only');
}
