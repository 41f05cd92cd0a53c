import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import conf from '#registry/content/counter/conf.schema.json';
import { Counter } from '#registry/content/counter/counter.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Counter };

const block = { Component: Counter, conf };
type Stage = { canvasElement: HTMLElement };

const three = blockStory(block, 0);
/** Figures already in view do not count up. */
export const InView = {
  ...three,
  play: async ({ canvasElement }: Stage) => {
    const figures = within(canvasElement).getAllByRole('definition');
    await expect(figures[0]?.textContent?.replace(/\s/g, ' ')).toBe('12 50012 500');
    await expect(figures[1]).toHaveTextContent('98,5 %');
    await expect(figures[2]).toHaveTextContent('2014');
  },
};
/** Below the screen the figures wait, and count up once they are seen. Their whole is always there to be read out. */
export const CountsUp = {
  ...three,
  decorators: [(Story: () => ReactNode) => <div style={{ paddingTop: '200vh' }}>{Story()}</div>],
  play: async ({ canvasElement }: Stage) => {
    const [first] = within(canvasElement).getAllByRole('definition');
    const seen = first?.querySelector('[aria-hidden]');
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!calm) await waitFor(() => expect(seen).toHaveTextContent(/^0$/));
    await expect(first?.textContent?.replace(/\s/g, ' ')).toContain('12 500');
    first?.scrollIntoView();
    await waitFor(() => expect(seen?.textContent?.replace(/\s/g, ' ')).toBe('12 500'), { timeout: 6000 });
  },
};
export const AtTheStart = blockStory(block, 1);
export const LongWords = {
  ...three,
  args: {
    ...three.args,
    items: [
      { value: -1250.75, suffix: 'tonnes', label: 'de vêtements qui n’ont pas fini à la benne depuis que la boutique a ouvert ses portes' },
    ],
  },
};
