import type { Logger } from 'pino';
import type { Tell } from '#backend/platform/domain-events.ts';
import type { Job } from '#backend/platform/jobs/scheduler.ts';
import { closeAttempts, readAttempts } from './flows/read-attempts.ts';
import { sendRefunds } from './flows/send-refunds.ts';
import { readPayouts } from './payouts.ts';
import type { PaymentProviders } from './providers/providers.ts';

type Parts = { providers: PaymentProviders; logger: Logger; webOrigin: string; tell: Tell };

/** Jobs of payments: they send refunds, read attempts without a notification, close attempts that are over, and read payouts. */
export const paymentJobs = ({ providers, logger, webOrigin, tell }: Parts): readonly Job[] => [
  { name: 'send-refunds', everySeconds: 10, run: (db, now) => sendRefunds({ db, providers, logger }, { now, webOrigin, tell }) },
  { name: 'read-attempts', everySeconds: 30, run: (db, now) => readAttempts({ db, providers, logger }, { now, webOrigin, tell }) },
  { name: 'close-attempts', everySeconds: 30, run: (db, now) => closeAttempts({ db, providers, logger }, { now, webOrigin, tell }) },
  { name: 'read-payouts', everySeconds: 21_600, run: (db, now) => readPayouts(db, providers, now) },
];
