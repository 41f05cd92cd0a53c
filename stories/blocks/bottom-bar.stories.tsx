import { expect, within } from 'storybook/test';
import { BottomBar } from '#registry/navigation/bottom-bar/bottom-bar.tsx';
import conf from '#registry/navigation/bottom-bar/conf.schema.json';
import { code } from '#registry/navigation/bottom-bar/index.ts';
import { blockStory } from '../samples/block-story.tsx';

export default { component: BottomBar };

const block = { code, Component: BottomBar, conf };
type Stage = { canvasElement: HTMLElement };

export const Whole = {
  ...blockStory(block, 0, { values: { CREATED_BY_MESSAGE: 'Site fait main' } }),
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    await expect(page.getByText(`© 2014–${new Date().getUTCFullYear()} La Penderie de Marie`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mentions légales' })).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Contact' })).toHaveLength(1);
    await expect(page.getByText('Site fait main')).toBeVisible();
  },
};
export const CopyrightAlone = {
  ...blockStory(block, 1),
  play: async ({ canvasElement }: Stage) => {
    await expect(within(canvasElement).getByText(`© ${new Date().getUTCFullYear()} Marie Renaud`)).toBeVisible();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
