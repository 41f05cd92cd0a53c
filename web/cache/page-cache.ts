import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { changeKinds, type SiteChanges } from '#schemas/site-changes.ts';
import type { NextAnswer, ToldSite } from './ask-next.ts';
import { openDensePacking } from './dense-pages.ts';
import type { SiteFollower } from './follow-changes.ts';
import { type CacheStatus, isDue, type KeptPage, sendPage } from './kept-page.ts';
import { type PageRequest, pageRequestOf } from './page-request.ts';
import { isTouched, openPageStore } from './page-store.ts';
import type { SharedCopies } from './shared-copies.ts';

type Parts = {
  /** Bytes that pages take at most. */
  maxBytes: number;
  /** Makes a page of the site as it was told, or of a later one; `before`: what is kept at its address and due. */
  make: (asked: PageRequest, at: ToldSite, before: KeptPage | undefined) => Promise<NextAnswer>;
  follow: (tell: (changes: SiteChanges) => void) => SiteFollower;
  /** Pages rendered by other processes. */
  shared?: SharedCopies | undefined;
};

export type PageCache = {
  /** Answers a request for a page that is the same for every guest; false: nothing was done, Next has to answer. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
};

/** Time during which a page that cannot be cached goes straight to Next, in ms. */
const passedForMs = 10_000;

/** A page that is being made, and what changed meanwhile: kept it would be older than what was told. `from`: where it was found instead. */
type Making = { page: Promise<KeptPage | undefined>; changed: Set<number>; isOld: boolean; from: CacheStatus | undefined };

/**
 * Keeps finished pages for guests, before Next. A page is dropped when something that it was made of changes, or the site's version:
 * at the next request for any page, or at most 400 ms later. One request makes a page, the others wait for it.
 */
export function openPageCache({ maxBytes, make, follow, shared }: Parts): PageCache {
  const pages = openPageStore(maxBytes);
  const passed = new LRUCache<string, true>({ max: 1000, ttl: passedForMs });
  const makings = new Map<string, Making>();
  const densely = openDensePacking();
  let version: number | undefined;
  let moment = '';
  let changesTold = 0;

  const follower = follow((changes) => {
    if (changes.changed?.length !== 0) changesTold += 1;
    const isOther = version !== changes.version;
    ({ version, moment } = changes);
    if (isOther || changes.changed === null || changes.changed.includes(changeKinds.site)) {
      pages.clear();
      for (const making of makings.values()) making.isOld = true;
      passed.clear();
      return;
    }
    if (changes.changed.length === 0) return;
    pages.dropTouched(new Set(changes.changed));
    for (const making of makings.values()) for (const one of changes.changed) making.changed.add(one);
  });

  const isFiltered = ({ url }: PageRequest) => url.includes('?');

  function start(asked: PageRequest, at: ToldSite & { moment: string }): Making {
    const { name } = asked;
    const making: Making = { page: Promise.resolve(undefined), changed: new Set(), isOld: false, from: undefined };
    const stays = (page: KeptPage) => !making.isOld && !isTouched(page, making.changed);
    const run = async () => {
      const copy = await shared?.read(name, at.version, async (since, uses) => {
        const { version: now, changed } = await follower.changesSince(since);
        return now === at.version && changed !== null && !isTouched({ uses }, new Set(changed));
      });
      if (copy) making.from = 'hit; detail=shared';
      const answer: NextAnswer = copy ? { page: copy } : await make(asked, at, pages.get(name));
      if ('page' in answer) {
        const { page } = answer;
        if (stays(page)) pages.set(name, page, isFiltered(asked));
        // Filtered pages are unlimited in number, so they are not written to the shared memory.
        if (!copy && page.isFound && !isFiltered(asked)) shared?.write(name, { ...at, page });
        return page;
      }
      if (!answer.failed) passed.set(name, true);
      making.from = 'hit; detail=old';
      return answer.failed ? pages.get(name) : undefined;
    };
    making.page = run().finally(() => makings.delete(name));
    makings.set(name, making);
    return making;
  }

  /** Whoever asks next gets fewer bytes. */
  async function keepDense(asked: PageRequest, page: KeptPage): Promise<void> {
    const dense = await densely(page);
    if (dense && pages.get(asked.name) === page) pages.set(asked.name, dense, isFiltered(asked));
  }

  return {
    async answer(request, response) {
      const asked = pageRequestOf(request);
      if (!asked || passed.has(asked.name)) return false;
      const isTold = await follower.catchUp();
      if (version === undefined) return false;
      const { name } = asked;
      const known = pages.get(name);
      let status: CacheStatus = 'hit';
      let page = known;
      // While the API does not answer, a page that is due cannot be made either: nobody waits to learn it.
      if (known && isDue(known) && !isTold) status = 'hit; detail=old';
      else if (!known || isDue(known)) {
        const underWay = makings.get(name);
        const making = underWay ?? start(asked, { version, changesTold, moment });
        page = await making.page;
        status = making.from ?? (underWay ? 'fwd=miss; collapsed' : 'fwd=miss; stored');
      }
      if (!page) return false;
      const hadGzip = page.gzip !== undefined;
      await sendPage(request, response, page, { vary: asked.vary, status });
      // It takes more memory now.
      if (!hadGzip && page.gzip && pages.get(name) === page) pages.set(name, page, isFiltered(asked));
      // One that cannot be packed again stays as it is.
      if (status === 'hit') keepDense(asked, page).catch(() => {});
      return true;
    },
  };
}
