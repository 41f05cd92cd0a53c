import { useState } from 'react';
import { useApiMutation } from '#client/api-mutation.ts';
import { browserApi } from '#client/browser-api.ts';
import { addressesQuery } from '#client/queries/account.ts';
import { countriesQuery } from '#client/queries/places.ts';
import { besideForm, queryClient, useServerState } from '#client/query-client.ts';
import type { AddressFields } from '#registry/checkout/address-form/draft.ts';
import { useCities } from '#registry/checkout/address-form/use-cities.ts';
import type { Address } from '#schemas/address.ts';
import type { User } from '#schemas/user.ts';
import type { AddressBookProps } from './address-book.tsx';

const nowhere: Pick<AddressFields, 'postalCode' | 'idCountry'> = { postalCode: '', idCountry: null };

/** The address book of whoever is signed in, joined to its calls; null while it is not known. The checkout reads the same list. */
export function useAddressBook({ firstname, lastname }: User): AddressBookProps | null {
  const { mutate, status, failure } = useApiMutation({
    mutationFn: (change: () => Promise<Address[]>) => change(),
    onSuccess: (left) => queryClient().setQueryData(addressesQuery().queryKey, left),
  });
  const [place, setPlace] = useState(nowhere);
  const cities = useCities(place);
  const { data: countries = [] } = useServerState(countriesQuery());
  const { data: addresses } = useServerState({ ...addressesQuery(), ...besideForm });
  if (!addresses) return null;
  return {
    status,
    failure,
    cities,
    addresses,
    owner: { firstname, lastname },
    countries: countries.filter(({ isSold }) => isSold),
    onPlace: setPlace,
    onSave: (body, id) =>
      mutate(() =>
        id === null ? browserApi.call('POST /user/address', { body }) : browserApi.call('PUT /user/address/{id}', { params: { id }, body }),
      ),
    onRemove: (id) => mutate(() => browserApi.call('DELETE /user/address/{id}', { params: { id } })),
  };
}
