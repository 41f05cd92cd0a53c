/** Every block as a page needs it: literal imports, so that a page loads the chunks of its own blocks only. Made by `npm run generate`. */
import dynamic from 'next/dynamic';
import type { BlockComponent, Components } from '#renderer/types.ts';

export const components: Components = {
  "heading": { mode: 'static', Component: dynamic(() => import('../blocks/heading/heading.tsx')) as BlockComponent, load: () => import('../blocks/heading/heading.tsx') },
  "section": { mode: 'static', Component: dynamic(() => import('../blocks/section/section.tsx')) as BlockComponent, load: () => import('../blocks/section/section.tsx') },
};
