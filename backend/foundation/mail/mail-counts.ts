import { and, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import type { DatabaseCount } from '#backend/platform/measure/measures.ts';
import { mails } from '#backend/tables/mail.ts';

/** Measures of the outbox for Prometheus. */
export function mailCounts(db: Database): readonly DatabaseCount[] {
  const count = (filter: SQL | undefined) => () => db.$count(mails, filter);
  return [
    {
      name: 'mails_waiting',
      help: 'E-mails in the outbox that are still to be sent',
      read: count(and(isNull(mails.sentAt), isNull(mails.givenUpAt))),
    },
    { name: 'mails_given_up', help: 'E-mails that nobody tries to send any more', read: count(isNotNull(mails.givenUpAt)) },
  ];
}
