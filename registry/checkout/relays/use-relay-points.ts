import { useEffect, useState } from 'react';
import { relayPointsQuery } from '#client/queries/places.ts';
import { useServerState } from '#client/query-client.ts';
import type { FoundAccessPoint } from '#schemas/delivery.ts';
import type { RelayPoints } from './relay-picker.tsx';
import type { RelaySearchProps } from './relay-search.tsx';

type Place = { postalCode: string; city?: string; idCountry: number } | null;
const noPoints: readonly FoundAccessPoint[] = [];

type Settings = {
  /** Relay points are requested. */
  isWanted?: boolean;
  /** Points of all carriers near a place that the page already holds. */
  start?: { postalCode: string; idCountry: number; points: readonly FoundAccessPoint[] } | null;
};

/** Relay points near a place, of one carrier or of all, with the search that moves the place. */
export function useRelayPoints(
  place: Place,
  idCarrier: number | null,
  { isWanted = true, start = null }: Settings = {},
): { found: RelayPoints; search: RelaySearchProps } {
  const [typed, setTyped] = useState<string | null>(null);
  const [position, setPosition] = useState<{ lat: number; lng: number } | null>(null);
  const [locating, setLocating] = useState<RelaySearchProps['locating']>('idle');
  const [canLocate, setCanLocate] = useState(false);
  useEffect(() => setCanLocate('geolocation' in navigator), []);
  const postalCode = typed ?? place?.postalCode ?? '';
  const isAsked = isWanted && place !== null && postalCode.length >= 2;
  const city = typed === null ? (place?.city ?? '') : '';
  const idCountry = place?.idCountry ?? 0;
  const isStart = postalCode === start?.postalCode && idCountry === start.idCountry && !city && !idCarrier && !position;
  const query = useServerState({
    ...relayPointsQuery({ postalCode, city, idCountry, idCarrier, position }),
    ...(isStart && { initialData: [...start.points] }),
    enabled: isAsked,
  });
  const locate = () => {
    setLocating('busy');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating('idle');
        setPosition({ lat: coords.latitude, lng: coords.longitude });
      },
      () => setLocating('failed'),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return {
    found: {
      status: query.isError ? 'error' : query.data || !isAsked ? 'ready' : 'loading',
      points: query.data ?? noPoints,
      retry: () => void query.refetch(),
    },
    search: {
      postalCode,
      locating,
      onSearch: (code) => {
        setTyped(code);
        setPosition(null);
      },
      onAround: canLocate && postalCode.length >= 2 ? locate : undefined,
    },
  };
}
