/** A place on a map and in the list beside it. Without `position` it stands in the list only. */
export type MapPlace = {
  id: string;
  name: string;
  /** The address, line by line. */
  lines: readonly string[];
  /** Degrees, WGS 84. */
  position: Position | null;
  /** Address of a picture on this site that marks it in place of its number. */
  icon?: string | null;
};

export type Position = { lat: number; lng: number };

/** Source of a map's tiles: an address with {z}, {x} and {y}, and its attribution. */
export type Tiles = { url: string; attribution: string; attributionHref?: string };

/** OpenStreetMap's own server, which allows the modest use of a shop. Named in the content policy of every page. */
export const openStreetMap: Tiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap',
  attributionHref: 'https://www.openstreetmap.org/copyright',
};

/** Returns the name of the host of the tiles, as people know it. Null if it is the site itself, which needs no consent. */
export function tileHost({ url }: Tiles): string | null {
  if (url.startsWith('/') || url.startsWith('data:')) return null;
  const { hostname } = new URL(url.replaceAll(/[{}]/g, ''));
  return hostname.endsWith('openstreetmap.org') ? 'OpenStreetMap' : hostname;
}

/** A page that shows the way to a place, in a browser or in the phone's map application. */
export const directionsHref = ({ lat, lng }: Position): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${lat},${lng}`)}`;
