import type { PageNode } from '#schemas/page.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import type { SiteInfo } from '#schemas/site.ts';
import { plainPolicy, policyWith } from '../http/security-headers.ts';
import { builtInScreen } from '../screens/built-in.ts';
import { log } from './log.ts';
import { once } from './once.ts';
import { serverCall, unlessMissing } from './server-api.ts';

/**
 * How long, in ms, what is known of the site is believed without asking again. With the asking and the making of a page a save
 * shows within a second, on every process.
 */
const siteTtlMs = 400;

export type CurrentSite = {
  info: SiteInfo;
  tree: (locale: string) => Promise<readonly PageNode[]>;
  /** The content policy of its pages. None of the owner's scripts runs in a page that is framed: the admin panel frames some. */
  policy: (isFramed: boolean) => Promise<string>;
  /** Whether a fixed screen can be shown: the site has the shared component, or there is a ready one. */
  hasScreen: (component: string) => Promise<boolean>;
};

let known: { site: CurrentSite; askedAt: number } | undefined;
let asking: Promise<CurrentSite> | undefined;

/** The site as it is now. When the API does not answer, as it was last known; rejects when nothing is known yet. */
export async function currentSite(): Promise<CurrentSite> {
  if (known && Date.now() - known.askedAt < siteTtlMs) return known.site;
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<CurrentSite> {
  const askedAt = Date.now();
  try {
    const info = await serverCall('fr_FR')('GET /site/info', {});
    const isSame = known?.site.info.version === info.version;
    known = {
      site: isSame && known ? known.site : { info, tree: treeReader(), policy: policyReader(), hasScreen: screenReader() },
      askedAt,
    };
  } catch (error) {
    if (!known) throw error;
    known = { ...known, askedAt };
  }
  return known.site;
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

/** Reads the owner's code once for this version. While it cannot be read, no code is allowed: pages are shown without it. */
function policyReader(): CurrentSite['policy'] {
  const call = once(serverCall('fr_FR'));
  let made: { full: string; framed: string } | undefined;
  const make = async () => {
    const { values } = readParameters(await call('GET /parameter', {}));
    return { full: policyWith(values, true), framed: policyWith(values, false) };
  };
  return async (isFramed) => {
    try {
      made ??= await make();
      return isFramed ? made.framed : made.full;
    } catch (error) {
      log.error({ err: error }, 'the added code cannot be read');
      return plainPolicy;
    }
  };
}

/** Looks each screen up once for this version. While the API does not answer, a screen counts as there: its cached page is served. */
function screenReader(): CurrentSite['hasScreen'] {
  const call = once(serverCall('fr_FR'));
  const known = new Map<string, boolean>();
  const look = async (component: string): Promise<boolean> => {
    if (await unlessMissing(call('GET /component/conf/{slug}', { params: { slug: component } }))) return true;
    if (builtInScreen(component, readParameters(await call('GET /parameter', {})).values, 'fr')) return true;
    log.warn({ component }, 'the site has no such shared component: its address answers 404');
    return false;
  };
  return async (component) => {
    try {
      const isThere = known.get(component) ?? (await look(component));
      known.set(component, isThere);
      return isThere;
    } catch (error) {
      log.error({ err: error, component }, 'a shared component cannot be read');
      return true;
    }
  };
}
