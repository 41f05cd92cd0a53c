import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Lang } from '#schemas/site.ts';
import type { User } from '#schemas/user.ts';
import type { ChangeLog } from '../read-cache/change-log.ts';
import type { Services } from './services.ts';

/** The site of a call. */
export type SiteContext = {
  id: number;
  name: string;
  version: number;
  market: string;
  timeZone: string;
  isECommerce: boolean;
  /** Locale codes of the site; the first is its default. */
  locales: readonly string[];
};

/** The signed-in person of a call. */
export type SignedIn = User & { tokenHash: string; signedInAt: Date };

/** Context of a call. `c.var` copies all of it each time, so code that runs for every request uses `c.get`. */
export type ApiEnv = {
  Bindings: {
    /** The site as it was looked at for the batch that a call belongs to. */
    looked?: { site: SiteContext; changes: ChangeLog };
  };
  Variables: {
    services: Services;
    requestId: string;
    log: Logger;
    site: SiteContext;
    /** Changes of the site since this process began to follow it. */
    changes: ChangeLog;
    locale: string;
    lang: Lang;
    signedIn: SignedIn | null;
  };
};

export type ApiContext = Context<ApiEnv>;
