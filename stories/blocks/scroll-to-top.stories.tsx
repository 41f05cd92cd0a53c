import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import conf from '#registry/blocks/scroll-to-top/conf.schema.json';
import { block as definition } from '#registry/blocks/scroll-to-top/index.ts';
import { ScrollToTop } from '#registry/blocks/scroll-to-top/scroll-to-top.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: ScrollToTop };

const block = { definition, Component: ScrollToTop, conf };
type Stage = { canvasElement: HTMLElement };

const high = { decorators: [(Story: () => ReactNode) => <div style={{ minHeight: '400vh' }}>{Story()}</div>] };
/** Comes into view once one has scrolled a screen. */
export const AtTheEnd = {
  ...blockStory(block),
  ...high,
  play: async ({ canvasElement }: Stage) => {
    const link = within(canvasElement).getByRole('link', { name: 'Haut de la page' });
    const isOnScreen = () => link.getBoundingClientRect().top < window.innerHeight;
    window.scrollTo(0, 0);
    await expect(isOnScreen()).toBe(false);
    window.scrollTo({ top: window.innerHeight * 2.5, behavior: 'instant' });
    await expect(isOnScreen()).toBe(true);
    window.scrollTo(0, 0);
  },
};
const other = blockStory(block);
export const AtTheStart = { ...other, ...high, args: { ...other.args, side: 'start' } };
