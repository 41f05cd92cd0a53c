import createEmotionServer from '@emotion/server/create-instance';
import { LRUCache } from 'lru-cache';
import { minifyCss } from './minify-css.ts';
import { emotion, type StyleText } from './style.ts';

const { extractCritical } = createEmotionServer(emotion.cache);

/** Pages of one kind use the same styles; those of some hundred kinds are kept, so that a page does not wait for them. */
const minified = new LRUCache<string, string>({ max: 300 });

/** The styles whose classes occur in some HTML, with every animation, in the order in which they were made. On the server only. */
export function extractStyles(html: string): StyleText {
  const { ids, css } = extractCritical(html);
  const key = ids.join(' ');
  const known = minified.get(key) ?? minifyCss(css);
  minified.set(key, known);
  return { names: ids, css: known };
}
