import { expect, fireEvent, within } from 'storybook/test';
import { BeforeAfter } from '#registry/content/before-after/before-after.tsx';
import conf from '#registry/content/before-after/conf.schema.json';
import { blockStory } from '../samples/block-story.tsx';

export default { component: BeforeAfter };

const block = { Component: BeforeAfter, conf };

/** The slider is a native field: it is reached by keyboard, and moving it moves the cut. */
export const Wardrobe = {
  ...blockStory(block),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const range = within(canvasElement).getByRole('slider', { name: 'Comparer avant et après' });
    const stage = range.parentElement as HTMLElement;
    await expect(stage.style.getPropertyValue('--cut')).toBe('50%');
    fireEvent.change(range, { target: { value: '80' } });
    await expect(stage.style.getPropertyValue('--cut')).toBe('80%');
    await expect(range).toHaveAttribute('aria-valuetext', '80 % avant');
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(2);
  },
};
export const LongLabels = blockStory(block, 1);
