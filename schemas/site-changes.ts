import { z } from 'zod';

/** Kinds of changes beside products, whose numbers are above 0. */
export const changeKinds = {
  /** All products: a tag was renamed, say. */
  catalogue: 0,
  /** Data beside the catalogue: settings, pages, pictures, forms. */
  site: -1,
  /** Published content: articles, news, albums, services, events, reviews, popups. */
  content: -2,
} as const;

/** PostgreSQL writes a snapshot as `xmin:xmax:xip,xip`; anything else would be an error of the database. */
function isSnapshot(text: string): boolean {
  const [, least = '', end = '', running = ''] = /^\d{1,10}\.(\d{1,18}):(\d{1,18}):([\d,]*)$/.exec(text) ?? [];
  const numbers = running === '' ? [] : running.split(',').map(Number);
  const isInOrder = numbers.every((number, at) => number >= (numbers[at - 1] ?? Number(least)) && number < Number(end));
  return least !== '' && Number(least) > 0 && Number(least) <= Number(end) && isInOrder && !/^,|,,|,$/.test(running);
}

/** A moment in the life of a site's data, to ask for what changed since. Opaque to callers. */
export const SiteMoment = z.string().max(20_000).refine(isSnapshot);

export const SiteChanges = z.object({
  /** The site's version (GET /site/info). */
  version: z.int(),
  /** Now: what to ask with the next time. */
  moment: z.string(),
  /**
   * Changes since the moment in the request: numbers of products, and `changeKinds`. Null: everything may have changed. That is so without
   * a moment, with one older than 12 hours or of another database, or after more than 5,000 changes.
   */
  changed: z.array(z.int()).nullable(),
});
export type SiteChanges = z.output<typeof SiteChanges>;
