import { expect } from 'storybook/test';
import { Anchor } from '#registry/page/anchor/anchor.tsx';
import conf from '#registry/page/anchor/conf.schema.json';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Anchor };

const block = { Component: Anchor, conf };

/** The place that `#nos-horaires` leads to. It takes no room. */
export const Named = {
  ...blockStory(block),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const place = canvasElement.querySelector('#nos-horaires');
    await expect(place).not.toBeNull();
    await expect(place?.parentElement?.offsetHeight).toBe(0);
  },
};
