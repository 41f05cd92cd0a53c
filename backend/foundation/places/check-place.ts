import { ApiError } from '#backend/platform/http/api-error.ts';
import { readPostalCode } from '#domain/postal-codes.ts';
import type { AddressInput } from '#schemas/address.ts';
import type { Country, Lang } from '#schemas/site.ts';
import { countryById } from './countries.ts';

/**
 * The country of an address and its postal code as that country writes it. Throws ApiError 422, at a field whose key begins with `prefix`:
 * an unknown country, a postal code that it has not.
 */
export function checkPlace(
  { idCountry, postalCode: typed }: Pick<AddressInput, 'idCountry' | 'postalCode'>,
  lang: Lang,
  prefix = '',
): { country: Country; postalCode: string } {
  const country = countryById(idCountry, lang);
  if (!country) throw ApiError.fields([{ key: `${prefix}idCountry`, message: 'shipping.country' }]);
  const postalCode = readPostalCode(typed, country.alphaTwo);
  if (postalCode === null)
    throw ApiError.fields([{ key: `${prefix}postalCode`, message: typed === '' ? 'field.required' : 'shipping.postal-code' }]);
  return { country, postalCode };
}
