import { defineBlockCode } from '#registry/define-block.ts';
import type { AddressFormProps } from '#registry/generated/address-form.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { SoldCountry } from './draft.ts';

/** The countries of a delivery, and the shop's own: with them the form is there before the browser has asked for all of them. */
export type AddressFormData = { countries: readonly SoldCountry[] };

export async function loadCountries(_: object, { call, site }: LoadContext): Promise<AddressFormData> {
  const countries = await call('GET /countries', {});
  const offered = countries.filter(({ isSold, alphaTwo }) => isSold || alphaTwo === site.market);
  return { countries: offered.map(({ id, alphaTwo, name, isSold }) => ({ id, alphaTwo, name, isSold })) };
}

export const code = defineBlockCode<AddressFormProps, AddressFormData>({
  load: loadCountries,
  fallback: { countries: [] },
});
