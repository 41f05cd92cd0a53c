export type Position = { lat: number; lng: number };

const earthRadius = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two places, as the crow flies (haversine). */
export function distanceBetween(a: Position, b: Position): number {
  const north = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const east = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const share = Math.min(1, north + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east);
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(share)));
}

/** The middle of places; null where there is none. */
export function middleOf(places: readonly Position[]): Position | null {
  if (places.length === 0) return null;
  const mean = (value: (place: Position) => number) => places.reduce((sum, place) => sum + value(place), 0) / places.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
