import { z } from 'zod';
import { translationsOf } from '../translation.ts';
import { defineEntity, type EntityValue } from './define-entity.ts';
import { field } from './field.ts';

/** A value of an axis, such as S or Red. */
export const VariationValue = z.object({
  label: z.string(),
  colour: field(z.string(), { control: 'colour' }).nullable(),
  translations: translationsOf({ label: z.string() }),
});

/** An axis such as size or colour. Declinations name its values by their labels. */
export const variation = defineEntity({
  kind: 'variation',
  file: 'variations.json',
  key: 'key',
  // Declinations that are kept for orders may have values of an axis that no product varies by any more.
  gone: 'kept',
  isOrdered: true,
  right: 'catalogue',
  list: {
    columns: ['label', 'displayLabel', 'axis', 'values'],
    search: ['label', 'key'],
    filters: ['axis'],
    sort: ['label'],
    bulk: ['axis'],
  },
  value: z.object({
    key: z.string(),
    /** Which filter of the product list the axis feeds. Not given: `colour` where a value has a colour, `size` for `taille` and `pointure`. */
    axis: z.enum(['size', 'colour']).nullable().optional(),
    label: z.string(),
    displayLabel: z.string().nullable(),
    values: field(z.array(VariationValue), { entries: 'label' }),
    translations: translationsOf({ label: z.string(), displayLabel: z.string() }),
  }),
});
export type VariationEntry = EntityValue<typeof variation>;
