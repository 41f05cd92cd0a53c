import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { idSite } from './site.ts';

/** An account. One e-mail address has one account on a site; accounts of different sites know nothing of each other. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    /** Trimmed, lower case. */
    email: text('email').notNull(),
    /** argon2id, in PHC form. */
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['CUSTOMER', 'ADMIN', 'SUPER_ADMIN'] })
      .notNull()
      .default('CUSTOMER'),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    phone: text('phone').notNull().default(''),
    birthdate: date('birthdate', { mode: 'string' }),
    newsletter: boolean('newsletter').notNull().default(false),
    acceptedTermsAt: moment('accepted_terms_at'),
    createdAt: createdAt(),
    /** Last sign-in; accounts are removed after 3 years without one, or an order. */
    lastSeenAt: moment('last_seen_at').notNull().default(sql`now()`),
    /** Time of the e-mail that announced its deletion; valid while nothing happened since. */
    removalToldAt: moment('removal_told_at'),
  },
  (t) => [
    unique('users_email').on(t.idSite, t.email),
    unique('users_site_id').on(t.idSite, t.id),
    index('users_last_seen').on(t.lastSeenAt),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
);

/** A signed-in browser. The token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    idSite: idSite(),
    idUser: integer('id_user').notNull(),
    /** Names it to its owner. */
    id: uuid('id').notNull().defaultRandom(),
    /** Time of the sign-in by password. */
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** To the minute, of administrators' sessions alone. */
    lastUsedAt: moment('last_used_at').notNull().default(sql`now()`),
    /** Origin of an administrator's session; null for customers'. */
    browser: text('browser'),
    system: text('system'),
    network: text('network'),
  },
  (t) => [
    index('sessions_user').on(t.idSite, t.idUser),
    index('sessions_expiry').on(t.expiresAt),
    foreignKey({ name: 'sessions_to_user', columns: [t.idSite, t.idUser], foreignColumns: [users.idSite, users.id] }).onDelete('cascade'),
  ],
);

/** A person's address book: written by her orders and by herself. */
export const addresses = pgTable(
  'addresses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idUser: integer('id_user').notNull(),
    types: text('types', { enum: ['DELIVERY', 'BILLING'] })
      .array()
      .notNull(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    latinName: text('latin_name').notNull().default(''),
    address: text('address').notNull(),
    addressPart2: text('address_part_2').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    /** Id of GET /countries: the ISO 3166-1 numeric code. */
    idCountry: integer('id_country').notNull(),
    /** Last use in an order. */
    usedAt: moment('used_at').notNull().default(sql`now()`),
  },
  (t) => [
    index('addresses_user').on(t.idSite, t.idUser, t.usedAt),
    unique('addresses_once').on(t.idSite, t.idUser, t.firstname, t.lastname, t.address, t.addressPart2, t.postalCode, t.city, t.idCountry),
    foreignKey({ name: 'addresses_to_user', columns: [t.idSite, t.idUser], foreignColumns: [users.idSite, users.id] }).onDelete('cascade'),
  ],
);

/** A way back in for somebody who forgot her password: an hour, once. The token itself is never stored. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    idSite: idSite(),
    idUser: integer('id_user').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('password_resets_user').on(t.idSite, t.idUser),
    foreignKey({ name: 'password_resets_to_user', columns: [t.idSite, t.idUser], foreignColumns: [users.idSite, users.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Links to choose a new password that were asked for and are still to be sent, or not: it is looked up later whether the address has an account. */
export const passwordResetRequests = pgTable(
  'password_reset_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('password_reset_requests_email').on(t.idSite, t.email)],
);

/** Invitations into the team: one for an address, seven days, once. The token itself is never stored. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    /** Trimmed, lower case. */
    email: text('email').notNull(),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text('token_hash').notNull().unique('team_invitations_token'),
    /** SUPER_ADMIN who sent it last: it ends with her role or account. */
    idInviter: integer('id_inviter').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    unique('team_invitations_email').on(t.idSite, t.email),
    foreignKey({
      name: 'team_invitations_to_inviter',
      columns: [t.idSite, t.idInviter],
      foreignColumns: [users.idSite, users.id],
    }).onDelete('cascade'),
    check('team_invitations_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
);

/**
 * Networks from which an account was signed in. Attempts from elsewhere do not lock its owner out, and administrators are notified of a new
 * one.
 */
export const knownCallers = pgTable(
  'known_callers',
  {
    idSite: idSite(),
    idUser: integer('id_user').notNull(),
    /** HMAC of the account and the caller's address, hexadecimal; behind `place-` that of an administrator's browser and network. */
    key: text('key').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idUser, t.key] }),
    index('known_callers_seen').on(t.seenAt),
    foreignKey({ name: 'known_callers_to_user', columns: [t.idSite, t.idUser], foreignColumns: [users.idSite, users.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Products that a person keeps for later, the newest with the highest id. A product may be deleted: the list then says that it is gone. */
export const wishlistProducts = pgTable(
  'wishlist_products',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idUser: integer('id_user').notNull(),
    idProduct: integer('id_product').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('wishlist_products_once').on(t.idSite, t.idUser, t.idProduct),
    foreignKey({ name: 'wishlist_products_to_user', columns: [t.idSite, t.idUser], foreignColumns: [users.idSite, users.id] }).onDelete(
      'cascade',
    ),
  ],
);
