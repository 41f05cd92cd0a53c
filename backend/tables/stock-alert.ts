import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { declinations } from './catalogue.ts';
import { createdAt, moment } from './columns.ts';
import { users } from './people.ts';
import { idSite } from './site.ts';

/**
 * People to notify when a sold-out declination is back. A row is deleted with its e-mail, with its account, or after `alertDays`. A trigger
 * of the migration notes the return in the transaction that raises the stock.
 */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idDeclination: integer('id_declination').notNull(),
    /** Trimmed, lower case. */
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    /** The account that asked; null: nobody was signed in. */
    idUser: integer('id_user'),
    createdAt: createdAt(),
    /** Since when pieces may be there: the e-mail is due if they still are. */
    backAt: moment('back_at'),
  },
  (t) => [
    unique('stock_alerts_once').on(t.idSite, t.idDeclination, t.email),
    index('stock_alerts_due').on(t.backAt, t.id).where(sql`${t.backAt} is not null`),
    index('stock_alerts_user').on(t.idSite, t.idUser),
    index('stock_alerts_email').on(t.idSite, t.email),
    index('stock_alerts_created').on(t.createdAt),
    foreignKey({
      name: 'stock_alerts_to_declination',
      columns: [t.idSite, t.idDeclination],
      foreignColumns: [declinations.idSite, declinations.id],
    }).onDelete('cascade'),
    foreignKey({ name: 'stock_alerts_to_user', columns: [t.idSite, t.idUser], foreignColumns: [users.idSite, users.id] }).onDelete(
      'cascade',
    ),
    check('stock_alerts_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
);
