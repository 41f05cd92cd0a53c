import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { RelayFeedFault } from '#schemas/relay-feed.ts';
import type { Translations } from '#schemas/translation.ts';
import { cents, moment, translations } from './columns.ts';
import { idSite } from './site.ts';

type OpeningHours = { days: string; hours: string }[];

export const carriers = pgTable(
  'carriers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    deliveryType: text('delivery_type', { enum: ['DELIVERY', 'PICKUP'] }).notNull(),
    siteType: text('site_type', { enum: ['VIGNOBLE_EXPORT'] }),
    serviceCode: text('service_code'),
    /** Faster for a price of its own: neither free from an amount nor by a code. */
    isExpress: boolean('is_express').notNull().default(false),
    /** Expected delay in working days. */
    minDays: integer('min_days').notNull(),
    maxDays: integer('max_days').notNull(),
    position: integer('position').notNull(),
    isValid: boolean('is_valid').notNull().default(true),
    translations: translations<{ name: string; description: string }>(),
  },
  (t) => [
    unique('carriers_name').on(t.idSite, t.name),
    unique('carriers_site_id').on(t.idSite, t.id),
    check('carriers_days', sql`${t.minDays} >= 0 and ${t.maxDays} >= ${t.minDays}`),
  ],
);

/** Countries that a carrier serves at one tariff; the first zone that names the country applies. */
export const carrierZones = pgTable(
  'carrier_zones',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idCarrier: integer('id_carrier').notNull(),
    /** ISO alpha-2. */
    countries: text('countries').array().notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    unique('carrier_zones_site_id').on(t.idSite, t.id),
    unique('carrier_zones_position').on(t.idSite, t.idCarrier, t.position),
    foreignKey({
      name: 'carrier_zones_to_carrier',
      columns: [t.idSite, t.idCarrier],
      foreignColumns: [carriers.idSite, carriers.id],
    }).onDelete('cascade'),
  ],
);

/** A fee by weight: the first band whose `upTo` (grams) holds the parcel. */
export const carrierBands = pgTable(
  'carrier_bands',
  {
    idSite: idSite(),
    idZone: integer('id_zone').notNull(),
    upTo: integer('up_to').notNull(),
    price: cents('price').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idZone, t.upTo] }),
    foreignKey({
      name: 'carrier_bands_to_zone',
      columns: [t.idSite, t.idZone],
      foreignColumns: [carrierZones.idSite, carrierZones.id],
    }).onDelete('cascade'),
    check('carrier_bands_values', sql`${t.upTo} > 0 and ${t.price} >= 0`),
  ],
);

/** A shop or locker that hands a carrier's parcels over. */
export const relayPoints = pgTable(
  'relay_points',
  {
    idSite: idSite(),
    idCarrier: integer('id_carrier').notNull(),
    /** The carrier's own name for it. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    addLine1: text('add_line_1').notNull(),
    zipCode: text('zip_code').notNull(),
    city: text('city').notNull(),
    /** ISO alpha-2. */
    country: text('country').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    /** Address of a picture that stands for it. */
    icon: text('icon'),
    openingHours: jsonb('opening_hours').$type<OpeningHours>().notNull(),
    translations: jsonb('translations').$type<Translations<{ name: string; openingHours: OpeningHours }>>().notNull().default({}),
    isValid: boolean('is_valid').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idCarrier, t.id] }),
    index('relay_points_zip').on(t.idSite, t.country, t.zipCode),
    foreignKey({
      name: 'relay_points_to_carrier',
      columns: [t.idSite, t.idCarrier],
      foreignColumns: [carriers.idSite, carriers.id],
    }).onDelete('cascade'),
    check('relay_points_position', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
  ],
);

/** The feed that a carrier's relay points come from, and its last run. A carrier without a row has none. */
export const relayFeeds = pgTable(
  'relay_feeds',
  {
    idSite: idSite(),
    idCarrier: integer('id_carrier').notNull(),
    /** Read every day; '' where points come from files alone. */
    address: text('address').notNull().default(''),
    lastRunAt: moment('last_run_at'),
    /** Last run whose points were taken. */
    lastSuccessAt: moment('last_success_at'),
    /** Of the last run. */
    faults: jsonb('faults').$type<RelayFeedFault[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idCarrier] }),
    foreignKey({
      name: 'relay_feeds_to_carrier',
      columns: [t.idSite, t.idCarrier],
      foreignColumns: [carriers.idSite, carriers.id],
    }).onDelete('cascade'),
  ],
);

/** Pickup calendars. Ids count from 1 in each site; calendar 1 is the shop's. */
export const pickupCalendars = pgTable(
  'pickup_calendars',
  {
    idSite: idSite(),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    /** Hours between an order and the first slot it can be collected in. */
    leadHours: integer('lead_hours').notNull(),
    /** Days ahead that can be chosen. */
    horizonDays: integer('horizon_days').notNull(),
    translations: translations<{ name: string }>(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.id] }), check('pickup_calendars_values', sql`${t.leadHours} >= 0 and ${t.horizonDays} > 0`)],
);

/** A weekly slot; its id is the `idSchedule` of an order. */
export const pickupSlots = pgTable(
  'pickup_slots',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idCalendar: integer('id_calendar').notNull(),
    /** 1 is Monday. */
    weekday: integer('weekday').notNull(),
    /** HH:MM in the site's time zone. */
    from: text('from_time').notNull(),
    to: text('to_time').notNull(),
    capacity: integer('capacity').notNull(),
    isValid: boolean('is_valid').notNull().default(true),
  },
  (t) => [
    unique('pickup_slots_once').on(t.idSite, t.idCalendar, t.weekday, t.from, t.to),
    unique('pickup_slots_site_id').on(t.idSite, t.id),
    foreignKey({
      name: 'pickup_slots_to_calendar',
      columns: [t.idSite, t.idCalendar],
      foreignColumns: [pickupCalendars.idSite, pickupCalendars.id],
    }).onDelete('cascade'),
    check('pickup_slots_weekday', sql`${t.weekday} between 1 and 7`),
    check('pickup_slots_hours', sql`${t.from} ~ '^[0-2][0-9]:[0-5][0-9]$' and ${t.to} ~ '^[0-2][0-9]:[0-5][0-9]$' and ${t.from} < ${t.to}`),
    check('pickup_slots_capacity', sql`${t.capacity} > 0`),
  ],
);

export const pickupClosures = pgTable(
  'pickup_closures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idCalendar: integer('id_calendar').notNull(),
    from: date('from_date', { mode: 'string' }).notNull(),
    to: date('to_date', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    translations: translations<{ reason: string }>(),
  },
  (t) => [
    index('pickup_closures_calendar').on(t.idSite, t.idCalendar, t.from),
    foreignKey({
      name: 'pickup_closures_to_calendar',
      columns: [t.idSite, t.idCalendar],
      foreignColumns: [pickupCalendars.idSite, pickupCalendars.id],
    }).onDelete('cascade'),
    check('pickup_closures_dates', sql`${t.from} <= ${t.to}`),
  ],
);
