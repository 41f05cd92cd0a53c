import { expect, within } from 'storybook/test';
import conf from '#registry/page/divider/conf.schema.json';
import { Divider } from '#registry/page/divider/divider.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Divider };

const block = { Component: Divider, conf };

export const Line = {
  ...blockStory(block),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => expect(within(canvasElement).getByRole('separator')).toBeVisible(),
};
export const Ornament = blockStory(block, 1);
export const Label = blockStory(block, 2);
const long = blockStory(block, 2);
export const LongWords = { ...long, args: { ...long.args, label: 'ou bien, si vous préférez prendre votre temps, venez les essayer' } };
/** Words that nobody wrote leave a plain line. */
export const WithoutWords = {
  ...long,
  args: { ...long.args, label: '' },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => expect(within(canvasElement).getByRole('separator')).toBeVisible(),
};
