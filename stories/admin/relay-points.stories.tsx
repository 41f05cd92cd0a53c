import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
import { RelayFeedPanel } from '#admin/relay-points/relay-feed-panel.tsx';
import type { RelayFeed } from '#schemas/relay-feed.ts';

const feed: RelayFeed = {
  ...{ idCarrier: 3, carrier: 'Point Relais', points: 1240, address: 'https://points.example/points.csv' },
  ...{ lastRunAt: '2026-11-30T04:00:00.000Z', lastSuccessAt: '2026-11-30T04:00:00.000Z', faults: [] },
};

const meta = {
  component: RelayFeedPanel,
  args: { feed, hosts: ['points.example'] },
} satisfies Meta<typeof RelayFeedPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Taken: Story = {};

/** The former points stay, and each fault says where it is. */
export const WithFaults: Story = {
  args: {
    feed: {
      ...feed,
      lastRunAt: '2026-12-01T04:00:00.000Z',
      faults: [
        { line: 12, field: 'postalCode', message: 'missing' },
        { line: 12, field: 'latitude', message: 'wrong' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ligne 12, postalCode : valeur manquante',
      'Ligne 12, latitude : valeur incorrecte',
    ]);
    await expect(panel.getByRole('status')).toHaveTextContent('Pris en compte le 30/11/2026');
  },
};

export const Unreachable: Story = { args: { feed: { ...feed, faults: [{ line: 0, field: '', message: 'unreachable' }] } } };

/** No server is allowed, and no point was ever read. */
export const Fresh: Story = { args: { feed: { ...feed, points: 0, address: '', lastRunAt: null, lastSuccessAt: null }, hosts: [] } };
