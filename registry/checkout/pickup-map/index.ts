import { defineBlockCode } from '#registry/define-block.ts';
import type { PickupMapProps } from '#registry/generated/pickup-map.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { FoundAccessPoint } from '#schemas/delivery.ts';

/** The place where the list begins, the selling country's, with its points: they stand in the page and read without JavaScript. */
export type PickupMapData = { start: { postalCode: string; idCountry: number; points: FoundAccessPoint[] } | null };

/** Relay points of every carrier near the block's postal code; nothing to begin with where it names none. */
export async function loadPickupMap({ postalCode }: PickupMapProps, { call }: LoadContext): Promise<PickupMapData> {
  if (!postalCode) return { start: null };
  const [country] = await call('GET /countries', {});
  if (!country) return { start: null };
  const place = { postalCode, idCountry: country.id };
  const points = await call('POST /relay/access-points', { body: { ...place, city: '', idCarrier: null, position: null } });
  return { start: { ...place, points } };
}

export const code = defineBlockCode<PickupMapProps, PickupMapData>({
  load: loadPickupMap,
  fallback: { start: null },
});
