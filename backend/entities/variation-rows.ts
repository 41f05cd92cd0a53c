import { variations, variationValues } from '#backend/tables/catalogue.ts';
import { type VariationEntry, VariationValue, variation } from '#schemas/entities/variation.ts';
import { itemList } from './item-rows.ts';
import { mapRows } from './map-rows.ts';

const sizeKeys = new Set(['size', 'taille', 'pointure']);

function axisOf({ axis, key, values }: VariationEntry): 'size' | 'colour' | null {
  if (axis !== undefined) return axis;
  if (values.some(({ colour }) => colour !== null)) return 'colour';
  return sizeKeys.has(key) ? 'size' : null;
}

/** Values keep their ids, which declinations name, and stay when they are gone. */
const values = itemList(VariationValue, variationValues, 'idVariation', {}, { order: 'position', key: 'label', keepsGone: true });

export const variationRows = mapRows(
  variation,
  variations,
  {},
  {
    lists: { values },
    hooks: { prepare: async (_, entries) => entries.map((entry) => ({ ...entry, axis: axisOf(entry) })) },
  },
);
