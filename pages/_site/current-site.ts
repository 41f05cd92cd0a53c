import type { PageNode } from '#schemas/page.ts';
import type { SiteInfo } from '#schemas/site.ts';
import { once, serverCall } from './server-api.ts';

/** How long, in ms, what is known of the site is believed without asking again: a save shows after at most this. */
const belief = 1000;

export type CurrentSite = { info: SiteInfo; tree: (locale: string) => Promise<readonly PageNode[]> };

let known: { site: CurrentSite; askedAt: number } | undefined;
let asking: Promise<CurrentSite> | undefined;

/** The site as it is now. When the API does not answer, as it was last known; rejects when nothing is known yet. */
export async function currentSite(): Promise<CurrentSite> {
  if (known && Date.now() - known.askedAt < belief) return known.site;
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
    known = { site: isSame && known ? known.site : { info, tree: treeReader() }, askedAt };
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
