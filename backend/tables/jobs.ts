import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Leases: the process that may run each job now. Jobs serve all sites at once, so this table has no site. */
export const jobLeases = pgTable('job_leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  until: moment('until_moment').notNull(),
});
