import { sitePath } from '#client/site-path.ts';

/**
 * Where to go after signing in: the `next` of the page's query when it is a path of this site, else the block's own.
 * Another origin is never followed.
 */
export function nextPage(search: string, fallback: string): string {
  const next = new URLSearchParams(search).get('next');
  return (next && sitePath(next)) || fallback;
}
