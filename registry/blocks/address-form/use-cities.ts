import { citiesQuery } from '#client/queries/places.ts';
import { useServerState } from '#client/query-client.ts';
import type { AddressFields } from './draft.ts';

/** Names of the cities that have a postal code; none while it is not whole or not known. */
export function useCities({ postalCode, idCountry }: Pick<AddressFields, 'postalCode' | 'idCountry'>): readonly string[] {
  const { data = [] } = useServerState(citiesQuery({ search: postalCode, idCountry }));
  const code = postalCode.trim();
  return data.filter((city) => city.postalCode === code).map(({ name }) => name);
}
