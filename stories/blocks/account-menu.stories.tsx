import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { AccountMenuView } from '#registry/blocks/account-menu/account-menu-view.tsx';

const meta = {
  component: AccountMenuView,
  args: { path: '/account/orders', isAdmin: false, isLeaving: false, onLogout: () => undefined },
} satisfies Meta<typeof AccountMenuView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {};
export const Team: Story = { args: { isAdmin: true } };
