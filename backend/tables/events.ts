import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Translations } from '#schemas/translation.ts';
import { cents, createdAt, moment } from './columns.ts';
import { idSite, media } from './site.ts';

export type ElementTexts = { title: string; excerpt: string; html: string; place: string };

/** Entries of lists, keyed by route. With `startsAt` one is an event. */
export const elements = pgTable(
  'elements',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    route: text('route').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** Sanitised. */
    html: text('html').notNull(),
    link: text('link'),
    position: integer('position').notNull(),
    /** Not shown any more, and kept because people registered for it. */
    isShown: boolean('is_shown').notNull().default(true),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    place: text('place').notNull(),
    price: cents('price'),
    /** Null: places are not counted, and nobody registers. */
    seats: integer('seats'),
    /** Places taken: the sum of its registrations. Only a registration changes it, under a lock of this row. */
    booked: integer('booked').notNull().default(0),
    translations: jsonb('translations').$type<Translations<ElementTexts>>().notNull().default({}),
  },
  (t) => [
    unique('elements_slug').on(t.idSite, t.route, t.slug),
    primaryKey({ name: 'elements_pkey', columns: [t.idSite, t.id] }),
    index('elements_in_order').on(t.idSite, t.route, t.position, t.id),
    index('elements_by_day').on(t.idSite, t.route, t.startsAt, t.id),
    check('elements_seats', sql`${t.booked} >= 0 and (${t.seats} is null or ${t.booked} <= ${t.seats})`),
    check('elements_end', sql`${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`),
    check('elements_price', sql`${t.price} is null or ${t.price} >= 0`),
  ],
);

export const elementPictures = pgTable(
  'element_pictures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idElement: integer('id_element').notNull(),
    idMedia: integer('id_media').notNull(),
    alt: text('alt').notNull(),
    position: integer('position').notNull(),
    translations: jsonb('translations').$type<Translations<{ alt: string }>>().notNull().default({}),
  },
  (t) => [
    unique('element_pictures_position').on(t.idSite, t.idElement, t.position),
    index('element_pictures_picture').on(t.idSite, t.idMedia, t.idElement),
    foreignKey({
      name: 'element_pictures_to_element',
      columns: [t.idSite, t.idElement],
      foreignColumns: [elements.idSite, elements.id],
    }).onDelete('cascade'),
    foreignKey({ name: 'element_pictures_to_media', columns: [t.idSite, t.idMedia], foreignColumns: [media.idSite, media.id] }),
  ],
);

/** Registrations for an event: each address once. */
export const registrations = pgTable(
  'registrations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idElement: integer('id_element').notNull(),
    /** Trimmed, lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    seats: integer('seats').notNull(),
    locale: text('locale').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('registrations_email').on(t.idSite, t.idElement, t.email),
    index('registrations_oldest').on(t.createdAt),
    index('registrations_newest').on(t.idSite, t.createdAt),
    check('registrations_seats', sql`${t.seats} > 0`),
    check('registrations_email_lower', sql`${t.email} = lower(${t.email})`),
    foreignKey({ name: 'registrations_to_element', columns: [t.idSite, t.idElement], foreignColumns: [elements.idSite, elements.id] }),
  ],
);
