import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { countryById } from '#backend/foundation/places/index.ts';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError, type RefusedField } from '#backend/platform/http/api-error.ts';
import type { SiteContext } from '#backend/platform/http/context.ts';
import { isPhoneNumber } from '#domain/phone-numbers.ts';
import type { AddressInput } from '#schemas/address.ts';

/** `countries`: those whose numbers need no prefix, ISO alpha-2. */
type PhoneRule = { countries: readonly string[]; onlyMobile: boolean };

/**
 * Returns why a phone number is refused, or null: it is not a phone number, or it is a landline and only mobiles are accepted
 * (ALLOW_ONLY_MOBILE_PHONE).
 */
export function phoneFault(phone: string, { countries, onlyMobile }: PhoneRule): RefusedField['message'] | null {
  if (!isPhoneNumber(phone, countries)) return 'field.phone';
  return onlyMobile && !countries.some((country) => isMobile(phone, country)) ? 'field.mobile' : null;
}

function isMobile(phone: string, country: string): boolean {
  const type = parsePhoneNumberFromString(phone, isSupportedCountry(country) ? { defaultCountry: country } : {})?.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}

/**
 * Holds the phone number of an order to what a number is, in the shop's country or those of its addresses, and to
 * ALLOW_ONLY_MOBILE_PHONE. Throws ApiError 422, field `user.phone`.
 */
export async function requirePhone(
  db: Database,
  { id: idSite, market }: Pick<SiteContext, 'id' | 'market'>,
  phone: string,
  addresses: readonly (Pick<AddressInput, 'idCountry'> | null)[],
): Promise<void> {
  const { ALLOW_ONLY_MOBILE_PHONE: onlyMobile } = await readSettings(db, idSite);
  const countries = addresses.flatMap((address) => (address && countryById(address.idCountry, 'en')?.alphaTwo) ?? []);
  const message = phoneFault(phone, { countries: [market, ...countries], onlyMobile });
  if (message) throw ApiError.fields([{ key: 'user.phone', message }]);
}
