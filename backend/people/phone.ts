import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Database } from '../platform/database/database.ts';
import { ApiError, type RefusedField } from '../platform/http/api-error.ts';
import type { SiteContext } from '../platform/http/context.ts';
import { readSettings } from '../settings/read-parameters.ts';

type PhoneRule = { market: string; onlyMobile: boolean };

/** Why a phone number is refused, or null: it is none, or a landline where only mobiles are taken (ALLOW_ONLY_MOBILE_PHONE). */
export function phoneFault(phone: string, { market, onlyMobile }: PhoneRule): RefusedField['message'] | null {
  const parsed = parsePhoneNumberFromString(phone, { defaultCountry: market === 'US' ? 'US' : 'FR' });
  if (!parsed?.isValid()) return 'field.phone';
  const isMobile = parsed.getType() === 'MOBILE' || parsed.getType() === 'FIXED_LINE_OR_MOBILE';
  return onlyMobile && !isMobile ? 'field.mobile' : null;
}

/** Holds the phone number of an order to ALLOW_ONLY_MOBILE_PHONE; without it any number will do. Throws ApiError 422. */
export async function requirePhone(db: Database, site: SiteContext, phone: string, key: string): Promise<void> {
  const { ALLOW_ONLY_MOBILE_PHONE: onlyMobile } = await readSettings(db, site.id);
  const message = onlyMobile ? phoneFault(phone, { market: site.market, onlyMobile }) : null;
  if (message) throw ApiError.fields([{ key, message }]);
}
