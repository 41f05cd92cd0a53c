import { expect } from 'storybook/test';
import conf from '#registry/page/grid/conf.schema.json';
import { Grid } from '#registry/page/grid/grid.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { fillers } from '../samples/filler.tsx';

export default { component: Grid };

const block = { Component: Grid, conf };
const columnsOf = (canvas: HTMLElement) =>
  getComputedStyle(canvas.querySelector<HTMLElement>('[style*="--grid"]') ?? canvas).gridTemplateColumns.split(' ').length;

const byBreakpoint = blockStory(block, 0, { slots: { default: fillers(6) } });
export const ByBreakpoint = byBreakpoint;
export const SameEverywhere = {
  ...byBreakpoint,
  args: { ...byBreakpoint.args, columns: 4 },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => expect(columnsOf(canvasElement)).toBe(4),
};
const byWidth = blockStory(block, 1, { slots: { default: fillers(4) } });
/** As many columns as there is room for: their number changes with the room, not with the window. */
export const AsManyAsFit = {
  ...byWidth,
  args: { ...byWidth.args, minWidth: 150 },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    canvasElement.style.width = '20.5rem';
    await expect(columnsOf(canvasElement)).toBe(2);
    canvasElement.style.width = '';
  },
};
export const Empty = blockStory(block, 0);
/** A grid in a grid keeps its own columns. */
export const InAnother = {
  ...byBreakpoint,
  args: { ...byBreakpoint.args, columns: { base: 2, sm: 2, lg: 3 } },
  render: () => (
    <Grid
      node={{
        id: 'outer',
        type: 'grid',
        props: { columns: { base: 2, sm: 2, lg: 2 }, gap: 'medium', align: 'stretch', justify: 'stretch' },
        data: undefined,
      }}
      slots={{
        default: (
          <Grid
            node={{
              id: 'inner',
              type: 'grid',
              props: { columns: { base: 1 }, gap: 'small', align: 'stretch', justify: 'stretch' },
              data: undefined,
            }}
            slots={{ default: fillers(3) }}
          />
        ),
      }}
    />
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const inner = canvasElement.querySelectorAll<HTMLElement>('[style*="--grid"]')[1];
    await expect(getComputedStyle(inner ?? canvasElement).gridTemplateColumns.split(' ')).toHaveLength(1);
  },
};
