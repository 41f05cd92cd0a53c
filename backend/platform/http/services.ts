import type { HonoRequest } from 'hono';
import type { Logger } from 'pino';
import type { AddressCheck } from '#config/addresses.ts';
import type { PaymentSimulator } from '#config/payments.ts';
import type { Database } from '../database/database.ts';
import type { Tell } from '../domain-events.ts';
import type { Measures } from '../measure/measures.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { MediaStore } from '../storage/store.ts';

/** What the API is told about the place it runs in. */
export type ApiConfig = {
  /** Site of a call without an `idSite` header. */
  siteId: number;
  /** Origin of the web shop, without a slash at the end, e.g. `https://boutique.example`. */
  webOrigin: string;
  /** Whether others than who sits at this machine reach the shop, whatever its origin says; no unless given. */
  isOpenToOthers?: boolean;
  /** Checks every answer against its schema: in development and tests, where a wrong answer is a 500. */
  checkAnswers: boolean;
  /** Whether the test bank stands in for methods of payment that are not set up. */
  paymentSandbox: boolean;
  /** Takes the place of every payment provider, on this machine alone; none unless given. */
  paymentSimulator?: PaymentSimulator | undefined;
  /** Whether a server's word about whom it asks for is believed; those of this machine unless given. */
  isProxy?: AddressCheck | undefined;
  /** Whether a mail server takes what the shop writes; without one it stays in the outbox. */
  sendsMail?: boolean;
  /** Opens `/metrics` to others than this machine. */
  metricsToken?: string | undefined;
  /** Hosts that drawings may be loaded from (POST /image/load-svg); none unless given. */
  svgHosts?: readonly string[];
};

/** Called in the same request after a person signed in or registered. */
export type SignedInHook = (services: Services, idSite: number, idUser: number, request: HonoRequest) => Promise<void>;

/** What handlers work with. One is made a process and handed down; nothing is global. */
export type Services = {
  /** The rows of the call's site; of every site before it is known, and outside of calls. */
  db: Database;
  config: ApiConfig;
  logger: Logger;
  mediaStore: MediaStore;
  rateLimiter: RateLimiter;
  onSignedIn: SignedInHook;
  /** Tells whoever listens what happened, in the transaction in which it happens. */
  tell: Tell;
  /** What is counted for Prometheus. */
  measures: Measures;
  /** Whether the process is about to end: then no new work is sent to it. */
  isStopping: () => boolean;
  /** The clock; tests turn it. */
  now: () => Date;
};
