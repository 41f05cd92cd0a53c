import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { idSite } from './site.ts';

/** Attempts in a window of time, by what is limited and by whom. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    idSite: idSite(),
    /** Limited action and caller, e.g. `login:203.0.113.4`, hashed. */
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    hits: integer('hits').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.key] }), index('rate_limits_window').on(t.windowStart)],
);
