import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import conf from '#registry/account/profile-card/conf.schema.json';
import { ProfileCard, ProfileCardView } from '#registry/account/profile-card/profile-card.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { person } from '../samples/shop.ts';

const meta = { component: ProfileCardView, args: { user: person } } satisfies Meta<typeof ProfileCardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: ProfileCard, conf };
export const AsConfigured = blockStory(block, 0);
