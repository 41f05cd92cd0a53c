import { expect } from 'storybook/test';
import conf from '#registry/page/spacer/conf.schema.json';
import { Spacer } from '#registry/page/spacer/spacer.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Spacer };

const block = { Component: Spacer, conf };
const fixed = blockStory(block);
const heightOf = (canvas: HTMLElement) => canvas.querySelector('[style*="--spacer"]')?.getBoundingClientRect().height ?? 0;

export const Large = {
  ...fixed,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => expect(heightOf(canvasElement)).toBeGreaterThan(30),
};
export const ByBreakpoint = blockStory(block, 1);
