import { expect, userEvent, within } from 'storybook/test';
import conf from '#registry/content/table/conf.schema.json';
import { Table } from '#registry/content/table/table.tsx';
import { blockStory } from '../samples/block-story.tsx';

export default { component: Table };

const block = { Component: Table, conf };
type Stage = { canvasElement: HTMLElement };

const sizes = blockStory(block, 0);
export const Sizes = {
  ...sizes,
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    await expect(page.getByRole('table', { name: 'Guide des tailles' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: '38' })).toBeVisible();
    await userEvent.tab();
    await expect(page.getByRole('region', { name: 'Guide des tailles' })).toHaveFocus();
  },
};
export const Stacked = blockStory(block, 1);
/** Rows shorter or longer than the header have one cell a column. */
export const UnevenRows = {
  ...sizes,
  args: {
    ...sizes.args,
    columns: [{ title: 'A' }, { title: 'B' }],
    rows: [{ cells: ['1'] }, { cells: ['1', '2', '3'] }],
    headerColumn: false,
  },
  play: async ({ canvasElement }: Stage) => expect(within(canvasElement).getAllByRole('cell')).toHaveLength(4),
};
export const Empty = {
  ...sizes,
  args: { ...sizes.args, rows: [], showCaption: true },
  play: async ({ canvasElement }: Stage) => expect(within(canvasElement).getByText('Rien à afficher pour le moment.')).toBeVisible(),
};
