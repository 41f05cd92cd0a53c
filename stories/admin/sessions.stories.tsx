import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SessionsTable } from '#admin/sessions/sessions-table.tsx';

const here = {
  id: '11111111-1111-4111-8111-111111111111',
  ...{ browser: 'Firefox', system: 'Windows', network: '203.0.113.x', isCurrent: true },
  ...{ createdAt: '2026-11-30T07:58:00.000Z', lastUsedAt: '2026-11-30T09:12:00.000Z' },
};
const phone = {
  id: '22222222-2222-4222-8222-222222222222',
  ...{ browser: 'Safari', system: 'iPhone', network: '2001:db8:1::x', isCurrent: false },
  ...{ createdAt: '2026-11-29T18:30:00.000Z', lastUsedAt: '2026-11-30T08:40:00.000Z' },
};
const unknown = { ...phone, id: '33333333-3333-4333-8333-333333333333', browser: null, system: null, network: null };

const meta = {
  component: SessionsTable,
  args: { sessions: [here, phone, unknown], onEnd: fn() },
} satisfies Meta<typeof SessionsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each but the one in use has its end, which says whose it is. */
export const Several: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(page.getByRole('button', { name: /^Terminer la session Safari sur iPhone/ }));
    await expect(args.onEnd).toHaveBeenCalledWith(phone);
  },
};
export const OnlyThisOne: Story = { args: { sessions: [here] } };
