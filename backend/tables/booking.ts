import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { users } from './people.ts';
import { idSite } from './site.ts';

/**
 * Times of services that people booked. `idService` is no foreign key: a service that leaves services.json leaves its bookings, which
 * the shop still has to keep. A row is forgotten with its account, or after the years that the owner sets.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idService: integer('id_service').notNull(),
    /** The service's title, in the shop's language, when it was booked. */
    title: text('title').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    seats: integer('seats').notNull(),
    name: text('name').notNull(),
    /** Trimmed, lower case. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    /** The account that booked; null: nobody was signed in. */
    idUser: integer('id_user'),
    locale: text('locale').notNull(),
    cancelledAt: moment('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: ['PERSON', 'SHOP'] }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('bookings_once').on(t.idSite, t.idService, t.startsAt, t.email).where(sql`${t.cancelledAt} is null`),
    index('bookings_standing').on(t.idSite, t.idService, t.endsAt).where(sql`${t.cancelledAt} is null`),
    index('bookings_by_day').on(t.idSite, t.startsAt),
    index('bookings_email').on(t.idSite, t.email),
    index('bookings_user').on(t.idSite, t.idUser),
    index('bookings_oldest').on(t.createdAt),
    check('bookings_seats', sql`${t.seats} > 0`),
    check('bookings_end', sql`${t.endsAt} > ${t.startsAt}`),
    check('bookings_email_lower', sql`${t.email} = lower(${t.email})`),
    check('bookings_cancelled', sql`(${t.cancelledAt} is null) = (${t.cancelledBy} is null)`),
    foreignKey({ name: 'bookings_to_user', columns: [t.idSite, t.idUser], foreignColumns: [users.idSite, users.id] }).onDelete('cascade'),
  ],
);
