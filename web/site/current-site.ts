import type { PageNode } from '#schemas/page.ts';
import { type ParameterValues, readParameters } from '#schemas/parameters/index.ts';
import { defaultLocale, type SiteInfo } from '#schemas/site.ts';
import { once } from '../api/once.ts';
import { logFailure, serverCall } from '../api/server-api.ts';
import { type PaymentOrigins, plainPolicy, policyWith } from '../security/security-headers.ts';

/** TTL of the site's version, in ms. With the time to read it and to render a page, a save shows within a second on every process. */
const siteTtlMs = 400;

export type CurrentSite = {
  info: SiteInfo;
  tree: (locale: string) => Promise<readonly PageNode[]>;
  /** Returns the current address for one that a page had before; undefined if no page had it. */
  movedTo: (path: string) => Promise<string | undefined>;
  /**
   * The content policy of its pages. None of the owner's scripts runs in a page that is framed: the admin panel frames some. `payment`:
   * what a payment page opens for the provider.
   */
  policy: (isFramed: boolean, payment?: PaymentOrigins) => Promise<string>;
};

/**
 * One a process: proxy.tsx, the pages and the page cache are bundled apart, and what one of them knows of the site serves the others while
 * the API is away.
 */
const holder = globalThis as typeof globalThis & {
  currentSite?: { known?: { site: CurrentSite; askedAt: number }; asking?: Promise<CurrentSite> | undefined };
};
holder.currentSite ??= {};
const state = holder.currentSite;

/**
 * The site as it is now. When the API does not answer, as it was last known; rejects when nothing is known yet.
 * @param version an older one is not believed, however new; `'now'`: nothing that was asked before
 */
export async function currentSite(version: number | 'now' = 0): Promise<CurrentSite> {
  if (version === 'now') return ask();
  const { known } = state;
  if (known && known.site.info.version >= version && Date.now() - known.askedAt < siteTtlMs) return known.site;
  state.asking ??= ask().finally(() => {
    state.asking = undefined;
  });
  return state.asking;
}

/**
 * Believes what is known of the site anew, without asking for it, where it is of the version that the site had at a moment.
 * @param at when the version was asked for, in ms since 1970
 */
export function confirmSite(version: number, at: number): void {
  const { known } = state;
  if (known?.site.info.version === version && known.askedAt < at) state.known = { ...known, askedAt: at };
}

async function ask(): Promise<CurrentSite> {
  const askedAt = Date.now();
  try {
    const info = await serverCall(defaultLocale)('GET /site/info', {});
    // Whoever asked later may have been answered sooner.
    const { known } = state;
    if (known && known.askedAt > askedAt) return known.site;
    const isSame = known?.site.info.version === info.version;
    const site = isSame && known ? known.site : { info, tree: treeReader(), movedTo: redirectReader(), policy: policyReader() };
    state.known = { site, askedAt };
    return site;
  } catch (error) {
    if (!state.known) throw error;
    state.known = { ...state.known, askedAt };
    return state.known.site;
  }
}

/** Reads the tree of each language once for this version. */
function treeReader(): CurrentSite['tree'] {
  const calls = new Map<string, ReturnType<typeof once>>();
  return (locale) => {
    const call = calls.get(locale) ?? once(serverCall(locale));
    calls.set(locale, call);
    return call('GET /page/tree', {});
  };
}

/** Reads the addresses that pages had once for this version. While they cannot be read, such an address is not found. */
function redirectReader(): CurrentSite['movedTo'] {
  const call = once(serverCall(defaultLocale));
  let known: Map<string, string> | undefined;
  return async (path) => {
    try {
      known ??= new Map((await call('GET /page-redirect', {})).map(({ from, to }) => [from, to]));
      return known.get(path);
    } catch (error) {
      logFailure(error, 'the former addresses of pages cannot be read');
      return undefined;
    }
  };
}

/** Reads the owner's code once for this version. While it cannot be read, no code is allowed: pages are shown without it. */
function policyReader(): CurrentSite['policy'] {
  const call = once(serverCall(defaultLocale));
  let made: { values: ParameterValues; full: string; framed: string } | undefined;
  const make = async () => {
    const { values } = readParameters(await call('GET /parameter', {}));
    return { values, full: policyWith(values, true), framed: policyWith(values, false) };
  };
  return async (isFramed, payment) => {
    try {
      made ??= await make();
      if (payment) return policyWith(made.values, !isFramed, payment);
      return isFramed ? made.framed : made.full;
    } catch (error) {
      logFailure(error, 'the added code cannot be read');
      return plainPolicy;
    }
  };
}
