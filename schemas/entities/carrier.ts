import { z } from 'zod';
import { SiteType } from '../delivery.ts';
import { Price } from '../money.ts';
import { translationsOf } from '../translation.ts';
import { defineEntity, type EntityValue } from './define-entity.ts';
import { field } from './field.ts';

/** A fee by weight: the first band whose `upTo` (grams) holds the parcel. */
export const CarrierBand = z.object({ upTo: field(z.int(), { unit: 'g' }), price: field(Price, { unit: 'cents' }) });

const countryPattern = /^(?:[A-Z]{2}|\*)$/;

/** Countries with one tariff, by their two letters, or the rest of the world. */
export const CarrierZone = z.object({
  countries: field(z.array(z.string().regex(countryPattern)), { control: 'countries' }),
  bands: z.array(CarrierBand).min(1),
});

/** A carrier with its fees by weight and zone. */
export const carrier = defineEntity({
  kind: 'carrier',
  file: 'carriers.json',
  key: 'name',
  gone: 'off',
  isOrdered: true,
  right: 'selling',
  list: {
    columns: ['deliveryType', 'isExpress', 'minDays', 'maxDays', 'zones'],
    search: ['name', 'description'],
    filters: ['deliveryType', 'isExpress'],
    sort: ['name', 'minDays'],
    bulk: ['isExpress', 'minDays', 'maxDays'],
  },
  value: z.object({
    name: z.string(),
    description: z.string(),
    deliveryType: z.enum(['DELIVERY', 'PICKUP']),
    siteType: SiteType.nullable().default(null),
    serviceCode: z.string().nullable().default(null),
    /** Faster for a price of its own, which free shipping and codes do not lower. */
    isExpress: z.boolean().default(false),
    minDays: z.int(),
    maxDays: z.int(),
    zones: z.array(CarrierZone).min(1),
    translations: translationsOf({ name: z.string(), description: z.string() }),
  }),
});
export type CarrierEntry = EntityValue<typeof carrier>;
