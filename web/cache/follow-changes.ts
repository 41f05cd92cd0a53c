import { ApiFailure, createApi } from '#client/api.ts';
import { parseData } from '#client/parse.ts';
import type { Environment } from '#config/environment.ts';
import type { SiteChanges } from '#schemas/site-changes.ts';

/** A page is made of what the site was when it was looked at, or of something newer: a change shows within this and the making. */
const lookEveryMs = 400;
/** While the API keeps silent, what is kept is answered within a second: nobody waits longer for the API than this. */
const timeoutMs = 700;

export type SiteFollower = {
  /** Resolves once what changed up to less than 400 ms ago has been told; false when the API does not say. */
  catchUp: () => Promise<boolean>;
  /** Reads the changes since a moment; rejects if the API does not answer. */
  changesSince: (moment: string) => Promise<SiteChanges>;
};

/**
 * Looks after a site as long as somebody asks for its pages. `tell` hears of each look that the API answered, and when it began (ms since
 * 1970).
 */
export function followSite(
  { apiHost, siteId }: Pick<Environment, 'apiHost' | 'siteId'>,
  tell: (changes: SiteChanges, at: number) => void,
): SiteFollower {
  const headers = { idSite: String(siteId) };
  const { call } = createApi({ baseUrl: apiHost, headers: () => headers, parse: parseData, timeoutMs });
  const ask = async (since: string | undefined): Promise<SiteChanges> => {
    try {
      return await call('GET /site/changes', { query: since === undefined ? {} : { since } });
    } catch (error) {
      // An API that has no such call: anything may have changed at each look, so pages are kept until the next one.
      if (error instanceof ApiFailure && error.status === 404) return { version: 0, moment: '', changed: null };
      throw error;
    }
  };
  let moment: string | undefined;
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  let isAway = false;
  let looking: Promise<void> | undefined;
  const look = async () => {
    const begun = performance.now();
    const at = Date.now();
    try {
      const changes = await ask(moment || undefined);
      moment = changes.moment;
      tell(changes, at);
      checkedAtMs = begun;
      isAway = false;
    } catch {
      isAway = true;
      // The pages of an API that is away stay as they are; whoever makes one says that it is away.
      checkedAtMs = performance.now();
    } finally {
      looking = undefined;
    }
  };
  return {
    catchUp: async () => {
      if (performance.now() - checkedAtMs >= lookEveryMs) {
        looking ??= look();
        await looking;
      }
      return !isAway;
    },
    changesSince: ask,
  };
}
