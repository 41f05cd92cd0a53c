import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RetentionCounts } from '#schemas/retention.ts';
import { createdAt } from './columns.ts';
import { idSite } from './site.ts';

/** Runs of the daily job that makes personal data anonymous when its time is over, and trial runs, which change nothing. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    isTrial: boolean('is_trial').notNull(),
    counts: jsonb('counts').$type<RetentionCounts>().notNull(),
    /** E-mail of the administrator who asked for a trial run; null: the job. */
    byEmail: text('by_email'),
    createdAt: createdAt(),
  },
  (t) => [index('retention_runs_newest').on(t.idSite, t.createdAt)],
);
