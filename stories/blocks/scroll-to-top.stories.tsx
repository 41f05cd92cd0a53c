import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import conf from '#registry/navigation/scroll-to-top/conf.schema.json';
import { ScrollToTop } from '#registry/navigation/scroll-to-top/scroll-to-top.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: ScrollToTop };

const block = { Component: ScrollToTop, conf };
type Stage = { canvasElement: HTMLElement };

/** Content above the link, high enough to leave the link on the first screen. */
const below = {
  decorators: [
    (Story: () => ReactNode) => (
      <>
        <div data-testid="page" style={{ minHeight: '60vh' }} />
        {Story()}
      </>
    ),
  ],
};
/** Without a margin beside the page, the link is at the end and covers nothing. */
export const AtTheEnd = {
  ...blockStory(block),
  ...below,
  play: async ({ canvasElement }: Stage) => {
    const stage = within(canvasElement);
    const link = stage.getByRole('link', { name: 'Haut de la page' });
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(stage.getByTestId('page').getBoundingClientRect().bottom);
  },
};
const other = blockStory(block);
export const AtTheStart = { ...other, ...below, args: { ...other.args, side: 'start' } };
