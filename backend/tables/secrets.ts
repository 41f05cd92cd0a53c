import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { idSite } from './site.ts';

/** Secrets made by the installation itself, e.g. the one the test bank signs with. */
export const siteSecrets = pgTable(
  'site_secrets',
  {
    idSite: idSite(),
    name: text('name').notNull(),
    value: text('value').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.name] })],
);
