import { LRUCache } from 'lru-cache';
import type { SiteContext } from '#client/site.tsx';
import type { ResolvedNode } from '#renderer/core/resolved.ts';
import type { Source } from '../site/source.ts';

/** Pieces of HTML that a version of the site keeps: its menu in each of its states, its footer, its bar. */
const maxPieces = 60;

const pieces = new WeakMap<Source, LRUCache<string, string>>();

/** Keeps the HTML of what frames the pages of a version of the site in one language, by what it shows. */
export type KeptHtml = {
  /** The page's context, for blocks to be rendered in. */
  context: SiteContext;
  keep: (nodes: readonly ResolvedNode[], make: () => string) => string;
};

/** What looks at the page's path while it is rendered is made for each page. */
export function keptHtml(source: Source, ofPage: SiteContext): KeptHtml {
  const kept = pieces.get(source) ?? new LRUCache<string, string>({ max: maxPieces });
  pieces.set(source, kept);
  let isPathRead = false;
  const context = {
    ...ofPage,
    get path() {
      isPathRead = true;
      return ofPage.path;
    },
  };
  const keep: KeptHtml['keep'] = (nodes, make) => {
    const name = JSON.stringify(nodes);
    const known = kept.get(name);
    if (known !== undefined) return known;
    isPathRead = false;
    const html = make();
    if (!isPathRead) kept.set(name, html);
    return html;
  };
  return { context, keep };
}
