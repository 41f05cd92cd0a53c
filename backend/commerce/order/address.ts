import { checkLatinName, checkPlace } from '#backend/foundation/places/index.ts';
import type { Address, AddressInput } from '#schemas/address.ts';
import type { Lang } from '#schemas/site.ts';

type Kind = 'delivery' | 'billing';

/**
 * An address of the order form as it is kept in the order. Throws ApiError 422 for an unknown country, a postal code that it has not, a
 * name without its Latin form where papers need it.
 */
export function toAddress(input: AddressInput, kind: Kind, lang: Lang): Address {
  const { country, postalCode } = checkPlace(input, lang, `address.${kind}.`);
  const latinName = checkLatinName(input, `address.${kind}.`);
  const { firstname, lastname, address, addressPart2, city } = input;
  return {
    id: null,
    type: [{ value: kind === 'delivery' ? 'DELIVERY' : 'BILLING' }],
    firstname,
    lastname,
    ...(latinName && { latinName }),
    address,
    addressPart2,
    postalCode,
    city,
    country: { id: country.id, alphaTwo: country.alphaTwo, name: country.name },
  };
}
