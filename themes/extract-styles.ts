import createEmotionServer from '@emotion/server/create-instance';
import { LRUCache } from 'lru-cache';
import { minifyCss } from './minify-css.ts';
import { emotion, type StyleText } from './style.ts';

const { extractCritical } = createEmotionServer(emotion.cache);

/** Pages of one kind use the same classes; the styles of some hundred kinds are kept, so that a page does not wait for them. */
const extracted = new LRUCache<string, StyleText>({ max: 300 });
const classes = new RegExp(`\\b${emotion.cache.key}-[\\w-]+`, 'g');

/** The styles whose classes occur in some HTML, with every animation, in the order in which they were made. On the server only. */
export function extractStyles(html: string): StyleText {
  // Emotion looks through all styles that were ever made, also those of blocks that were loaded meanwhile.
  const made = Object.keys(emotion.cache.inserted).length;
  const key = [made, ...[...new Set(html.match(classes))].sort()].join(' ');
  const known = extracted.get(key);
  if (known) return known;
  const { ids, css } = extractCritical(html);
  const styles = { names: ids, css: minifyCss(css) };
  extracted.set(key, styles);
  return styles;
}
