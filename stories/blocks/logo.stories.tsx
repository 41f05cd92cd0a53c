import { expect, within } from 'storybook/test';
import conf from '#registry/navigation/logo/conf.schema.json';
import { code } from '#registry/navigation/logo/index.ts';
import { Logo } from '#registry/navigation/logo/logo.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Logo };

const block = { code, Component: Logo, conf };
type Stage = { canvasElement: HTMLElement };

/** A site without a logo has its name in letters. */
export const NameInLetters = {
  ...blockStory(block, 0),
  play: async ({ canvasElement }: Stage) =>
    expect(within(canvasElement).getByRole('link', { name: 'La Penderie de Marie, accueil' })).toHaveAttribute('href', '/'),
};
export const WithoutLink = {
  ...blockStory(block, 1),
  play: async ({ canvasElement }: Stage) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await expect(within(canvasElement).getByText('La Penderie de Marie')).toBeVisible();
  },
};
