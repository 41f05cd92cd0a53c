import { citiesQuery } from '#client/queries/places.ts';
import { useServerState } from '#client/query-client.ts';
import type { AddressFields } from './draft.ts';

/** Names of the cities that have a postal code, typed with spaces or without; none while it is not whole or not known. */
export function useCities({ postalCode, idCountry }: Pick<AddressFields, 'postalCode' | 'idCountry'>): readonly string[] {
  const code = postalCode.normalize('NFKC').replace(/\s/g, '');
  const { data = [] } = useServerState(citiesQuery({ search: code, idCountry }));
  return data.filter((city) => city.postalCode === code).map(({ name }) => name);
}
