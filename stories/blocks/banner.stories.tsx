import { expect, within } from 'storybook/test';
import { Banner } from '#registry/content/banner/banner.tsx';
import conf from '#registry/content/banner/conf.schema.json';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Banner };

const block = { Component: Banner, conf };
type Stage = { canvasElement: HTMLElement };

export const OnAPicture = blockStory(block, 0);
export const OnThePrimaryColour = blockStory(block, 1);
/** A message without anything to press. */
export const MessageOnly = {
  ...blockStory(block, 2),
  play: async ({ canvasElement }: Stage) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Fermé du 24 au 26 décembre' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const LightVeil = blockStory(block, 3);
const accent = blockStory(block, 0);
export const OnAnAccent = { ...accent, args: { ...accent.args, image: undefined, ground: 'accent', height: 'small' } };
/** Words that need more room than the height get it. */
export const LongWords = {
  ...accent,
  args: {
    ...accent.args,
    height: 'small',
    title: 'La laine revient, et avec elle les manteaux longs, les capes et les cardigans de nos grands-mères',
    text: 'Manteaux, écharpes et bérets, choisis un à un. '.repeat(8),
  },
  play: async ({ canvasElement }: Stage) => {
    const words = canvasElement.querySelector('h2')?.parentElement;
    const banner = words?.parentElement?.parentElement;
    await expect(banner?.offsetHeight ?? 0).toBeGreaterThan(words?.offsetHeight ?? 0);
  },
};
