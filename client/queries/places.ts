import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** All countries, the selling ones first. */
export const countriesQuery = () =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) => browserApi.call('GET /countries', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const shortestSearch = 2;

/** Cities by postal code or name; asked from two characters on. */
export const citiesQuery = ({ search, idCountry }: { search: string; idCountry: number | null }) =>
  queryOptions({
    queryKey: ['cities', idCountry, search.trim().toLowerCase()],
    queryFn: ({ signal }) =>
      browserApi.call('GET /cities/{search}/{idCountry}', { params: { search: search.trim(), idCountry: idCountry ?? 0 } }, { signal }),
    enabled: idCountry !== null && search.trim().length >= shortestSearch,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The shop's address, where orders are collected. */
export const companyAddressQuery = () =>
  queryOptions({
    queryKey: ['company-address'],
    queryFn: ({ signal }) => browserApi.call('GET /company/address', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Arrival of an order placed now, in the shop's country. Fresh for a minute, since the cut-off time may pass. */
export const deliveryEstimateQuery = () =>
  queryOptions({
    queryKey: ['delivery-estimate'],
    queryFn: ({ signal }) => browserApi.call('GET /delivery/estimate', {}, { signal }),
    staleTime: 60_000,
  });

type RelaySearch = {
  postalCode: string;
  city: string;
  idCountry: number;
  idCarrier: number | null;
  position: { lat: number; lng: number } | null;
};

/** Relay points near a postal code, or near the shopper's position; of one carrier, or of all. */
export const relayPointsQuery = (search: RelaySearch) =>
  queryOptions({
    queryKey: ['relay-points', search.postalCode, search.city, search.idCountry, search.idCarrier, search.position],
    queryFn: ({ signal }) => browserApi.call('POST /relay/access-points', { body: search }, { signal }),
    staleTime: 600_000,
  });

/** The shop's own calendar. */
const shopCalendar = 1;

/** Slots at which an order can be collected in a month, and closures; `month` is 1 to 12. Other shoppers take them: fresh for 30 seconds. */
/** The slots of a month; with rentals of these first days those at which they can be collected. */
export const slotsQuery = ({ month, year }: { month: number; year: number }, rentals: readonly string[] = []) =>
  queryOptions({
    queryKey: ['slots', year, month, ...rentals],
    queryFn: ({ signal }) =>
      browserApi.call(
        'GET /calendar/{id}/date/allowed/{month}/{year}',
        { params: { id: shopCalendar, month, year }, ...(rentals.length > 0 && { query: { rentals: rentals.join(',') } }) },
        { signal },
      ),
    staleTime: 30_000,
  });
