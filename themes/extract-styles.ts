import createEmotionServer from '@emotion/server/create-instance';
import { emotion, type StyleText } from './style.ts';

const { extractCritical } = createEmotionServer(emotion.cache);

/** The styles whose classes occur in some HTML, with every animation, in the order in which they were made. On the server only. */
export function extractStyles(html: string): StyleText {
  const { ids, css } = extractCritical(html);
  return { names: ids, css };
}

/** What `<style data-emotion>` must hold for the browser's cache to find these styles already inserted. */
export const styleAttribute = ({ names }: StyleText): string => [emotion.cache.key, ...names].join(' ');
