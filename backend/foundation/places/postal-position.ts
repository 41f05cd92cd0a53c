import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '#domain/distance.ts';

let positions: Readonly<Record<string, [lat: number, lng: number]>> | null = null;

/** Read at the first search (130 KB); scripts/generate-postal-positions.ts writes it. */
const readPositions = (): NonNullable<typeof positions> =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'postal-positions.json'), 'utf8'));

/** Position of a postal code, within some km: the middle of its towns. Null for one that France has not, such as that of a large company. */
export function findPostalPosition(postalCode: string, country: string): Position | null {
  if (country !== 'FR') return null;
  positions ??= readPositions();
  const [lat, lng] = positions[postalCode] ?? [];
  return lat === undefined || lng === undefined ? null : { lat, lng };
}
