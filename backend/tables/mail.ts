import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { orders } from './order.ts';
import { users } from './people.ts';
import { idSite } from './site.ts';

/** The outbox: written in the transaction of what it tells, sent later. One e-mail of a kind for an order or an account, one for an occasion. */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    kind: text('kind', {
      enum: [
        'ORDER_CONFIRMED',
        'ORDER_PREPARING',
        'ORDER_SHIPPED',
        'ORDER_TRACKING',
        'ORDER_READY_FOR_PICKUP',
        'ORDER_DELIVERED',
        'ORDER_COLLECTED',
        'ORDER_CANCELLED',
        'ORDER_REFUNDED',
        'ORDER_PAID_TOO_LATE',
        'ORDER_REFUNDED_PARTLY',
        'ORDER_NOTICE',
        'RETURN_NOTICE',
        'WITHDRAWAL',
        'WITHDRAWAL_NOTICE',
        'ALERT_NOTICE',
        'CANCELLATION_NOTICE',
        'WELCOME',
        'NEWSLETTER',
        'REVIEW_ASKED',
        'RETURN',
        'PASSWORD_RESET',
        'PASSWORD_CHANGED',
        'EMAIL_CHANGED',
        'SIGN_IN_NOTICE',
        'TEAM_INVITATION',
        'ROLE_CHANGED',
        'ACCOUNT_REMOVAL',
        'EVENT_REGISTERED',
        'EVENT_NOTICE',
        'BOOKING_CONFIRMED',
        'BOOKING_CANCELLED',
        'BOOKING_NOTICE',
        'FORM_NOTICE',
        'STOCK_ALERT_ASKED',
        'STOCK_BACK',
        'REVIEW_REFUSED',
      ],
    }).notNull(),
    idOrder: uuid('id_order'),
    idUser: integer('id_user'),
    /** Other unique subject of the e-mail, e.g. `return-12-RECEIVED`; null: only its order or account. */
    occasion: text('occasion'),
    to: text('to_address').notNull(),
    /** Sender (SEND_MAIL_AS_NAME, SEND_MAIL_AS_MAIL) when it was written; '' is the transport's own. */
    fromName: text('from_name').notNull().default(''),
    fromAddress: text('from_address').notNull().default(''),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** Address that ends what it is sent for at one request (RFC 8058); null: it is about an order or an account. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    /** Number of attempts to send it, and time of the next one; null before the first. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    /** Reason why the last attempt failed; '' if none did. */
    failure: text('failure').notNull().default(''),
    /** Since when nobody tries any more. */
    givenUpAt: moment('given_up_at'),
  },
  (t) => [
    unique('mails_order_kind').on(t.idSite, t.idOrder, t.kind),
    unique('mails_user_kind').on(t.idSite, t.idUser, t.kind),
    unique('mails_occasion').on(t.idSite, t.occasion),
    index('mails_newest').on(t.idSite, t.createdAt),
    index('mails_given_up').on(t.idSite, t.createdAt).where(sql`${t.givenUpAt} is not null`),
    index('mails_waiting').on(t.id).where(sql`${t.sentAt} is null and ${t.givenUpAt} is null`),
    foreignKey({ name: 'mails_to_order', columns: [t.idSite, t.idOrder], foreignColumns: [orders.idSite, orders.id] }).onDelete('cascade'),
    foreignKey({ name: 'mails_to_user', columns: [t.idUser], foreignColumns: [users.id] }).onDelete('set null'),
  ],
);
