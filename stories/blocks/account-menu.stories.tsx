import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { AccountMenu, AccountMenuView } from '#registry/account/account-menu/account-menu.tsx';
import conf from '#registry/account/account-menu/conf.schema.json';
import { code } from '#registry/account/account-menu/index.ts';
import { blockStory } from '../samples/block-story.tsx';

const meta = {
  component: AccountMenuView,
  args: { path: '/account/orders', isAdmin: false, hasWishlist: true, hasAlerts: true, isLeaving: false, onLogout: () => undefined },
} satisfies Meta<typeof AccountMenuView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {};
export const Team: Story = { args: { isAdmin: true } };

/** The block itself, as a page places it, before anything has answered. */
const block = { code, Component: AccountMenu, conf };
export const AsConfigured = blockStory(block, 0);
