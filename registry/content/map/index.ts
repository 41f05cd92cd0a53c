import { defineBlockCode } from '#registry/define-block.ts';
import type { MapProps } from '#registry/generated/map.ts';
import type { LoadContext } from '#renderer/types.ts';
import { companyContact } from '../company/contact.ts';
import { type MapPlace, openStreetMap, type Position, type Tiles } from '../maps/map-place.ts';

export type MapData = { places: MapPlace[]; tiles: Tiles };

/** The block's places, or the company's own address where it names none. */
export async function loadMap({ places = [], tileUrl, attribution, attributionHref }: MapProps, context: LoadContext): Promise<MapData> {
  const given = places.map(({ name, address, latitude, longitude }, index) => ({
    id: String(index + 1),
    name,
    lines: address.split('\n').filter((line) => line.trim() !== ''),
    position: positionOf(latitude, longitude),
  }));
  const tiles = tileUrl ? { url: tileUrl, attribution: attribution ?? '', ...(attributionHref && { attributionHref }) } : openStreetMap;
  return { places: given.length > 0 ? given : companyPlace(context), tiles };
}

function companyPlace(context: LoadContext): MapPlace[] {
  const values = context.parameters;
  const { name, lines } = companyContact(values, context.lang);
  const position = positionOf(numberOf(values.COMPANY_LATITUDE), numberOf(values.COMPANY_LONGITUDE));
  return lines.length > 0 || position ? [{ id: '1', name, lines, position }] : [];
}

const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));

const positionOf = (lat: number | undefined, lng: number | undefined): Position | null =>
  lat === undefined || lng === undefined || Number.isNaN(lat + lng) ? null : { lat, lng };

export const code = defineBlockCode<MapProps, MapData>({
  load: loadMap,
});
