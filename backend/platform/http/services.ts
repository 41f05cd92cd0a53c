import type { HonoRequest } from 'hono';
import type { Logger } from 'pino';
import type { AddressCheck } from '#config/addresses.ts';
import type { PaymentSimulator } from '#config/payments.ts';
import type { Database } from '../database/database.ts';
import type { Tell } from '../domain-events.ts';
import type { Measures } from '../measure/measures.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { MediaStore } from '../storage/store.ts';

/** Configuration of the API. */
export type ApiConfig = {
  /** Site of a call without an `idSite` header. */
  siteId: number;
  /** Origin of the web shop, without a slash at the end, e.g. `https://boutique.example`. */
  webOrigin: string;
  /** People on other machines can reach the shop, whatever its origin says; false by default. */
  isOpenToOthers?: boolean;
  /** Checks every answer against its schema: in development and tests, where a wrong answer is a 500. */
  checkAnswers: boolean;
  /** The test bank replaces payment methods that are not set up. */
  paymentSandbox: boolean;
  /** Takes the place of every payment provider, on this machine alone; none unless given. */
  paymentSimulator?: PaymentSimulator | undefined;
  /** Checks whether a server's forwarded headers are trusted; by default those of this machine. */
  isProxy?: AddressCheck | undefined;
  /** A mail server is set up; without one, e-mails stay in the outbox. */
  sendsMail?: boolean;
  /** Opens `/metrics` to others than this machine. */
  metricsToken?: string | undefined;
  /** Hosts that drawings may be loaded from (POST /image/load-svg); none unless given. */
  svgHosts?: readonly string[];
  /** Address, with a slash at the end, at which everybody can read the files of the store; none unless given. */
  publicFilesUrl?: string | undefined;
  /** Hosts that feeds of relay points may be read from; none unless given. */
  relayHosts?: readonly string[];
};

/** Called in the same request after a person signed in or registered. */
export type SignedInHook = (services: Services, idSite: number, idUser: number, request: HonoRequest) => Promise<void>;

/** Adds to the data of an answer what no handler knows. Returns data of the same shape; what it is given stays as it is. */
export type CompleteAnswer = <T>(db: Database, answer: T) => Promise<T>;

/** Services of the handlers. One object is created a process and passed on; nothing is global. */
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
  /** Runs on the data of every answer before it is sent; nothing is added unless given. */
  completeAnswer?: CompleteAnswer | undefined;
  /** Measures for Prometheus. */
  measures: Measures;
  /** Returns whether the process is about to end, so that it gets no new work. */
  isStopping: () => boolean;
  /** The clock; tests turn it. */
  now: () => Date;
};
