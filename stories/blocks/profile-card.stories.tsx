import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ProfileCardView } from '#registry/blocks/profile-card/profile-card-view.tsx';
import { person } from '../samples/shop.ts';

const meta = { component: ProfileCardView, args: { user: person } } satisfies Meta<typeof ProfileCardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
