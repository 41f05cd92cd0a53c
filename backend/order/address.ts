import type { Address, AddressInput } from '#schemas/address.ts';
import type { Lang } from '#schemas/site.ts';
import { countryById } from '../places/countries.ts';
import { ApiError, type RefusedField } from '../platform/http/api-error.ts';

type Kind = 'delivery' | 'billing';

/** An address of the order form as it is kept in the order. Throws ApiError 422 for an unknown country or a French postal code that is none. */
export function toAddress(input: AddressInput, kind: Kind, lang: Lang): Address {
  const country = countryById(input.idCountry, lang);
  if (!country) throw refused(kind, 'idCountry', 'shipping.country');
  if (country.alphaTwo === 'FR' && !/^\d{5}$/.test(input.postalCode)) throw refused(kind, 'postalCode', 'shipping.postal-code');
  const { firstname, lastname, address, addressPart2, postalCode, city } = input;
  return {
    id: null,
    type: [{ value: kind === 'delivery' ? 'DELIVERY' : 'BILLING' }],
    firstname,
    lastname,
    address,
    addressPart2,
    postalCode,
    city,
    country: { id: country.id, alphaTwo: country.alphaTwo, name: country.name },
  };
}

const refused = (kind: Kind, field: keyof AddressInput, message: RefusedField['message']) =>
  ApiError.fields([{ key: `address.${kind}.${field}`, message }]);
