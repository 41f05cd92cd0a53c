import { expect } from 'storybook/test';
import conf from '#registry/page/stack/conf.schema.json';
import { Stack } from '#registry/page/stack/stack.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { fillers } from '../samples/filler.tsx';

export default { component: Stack };

const block = { Component: Stack, conf };
const setting = { slots: { default: fillers(3) } };
const directionOf = (canvas: HTMLElement) =>
  getComputedStyle(canvas.querySelector<HTMLElement>('[style*="--stack"]') ?? canvas).flexDirection;

export const Vertical = {
  ...blockStory(block, 0, setting),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => expect(directionOf(canvasElement)).toBe('column'),
};
export const ByBreakpoint = blockStory(block, 1, setting);
const horizontal = blockStory(block, 1, setting);
export const Horizontal = {
  ...horizontal,
  args: { ...horizontal.args, direction: 'horizontal' },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => expect(directionOf(canvasElement)).toBe('row'),
};
export const Empty = blockStory(block);
