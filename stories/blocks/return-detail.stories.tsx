import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import conf from '#registry/account/return-detail/conf.schema.json';
import { ReturnDetail } from '#registry/account/return-detail/return-detail.tsx';
import { ReturnDetailView } from '#registry/account/return-detail/return-detail-view.tsx';
import { blockStory } from '../samples/block-story.tsx';
import { orderBack, returnInfo, returnReasons } from '../samples/returns.ts';

const meta = {
  component: ReturnDetailView,
  args: { showReasons: true, back: orderBack, info: returnInfo, reasons: returnReasons },
} satisfies Meta<typeof ReturnDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

const until = (...statuses: (typeof orderBack)['status'][]) =>
  statuses.map((status, at) => ({ status, createdAt: `2026-11-${21 + at}T10:12:00.000Z` }));

export const Asked: Story = {};
export const LabelSent: Story = { args: { back: { ...orderBack, status: 'LABEL_SENT', events: until('ASKED', 'LABEL_SENT') } } };
export const Received: Story = { args: { back: { ...orderBack, status: 'RECEIVED', events: until('ASKED', 'LABEL_SENT', 'RECEIVED') } } };
/** Brought back by hand: no label was sent. */
export const Refunded: Story = {
  args: { back: { ...orderBack, status: 'REFUNDED', refund: orderBack.total, events: until('ASKED', 'RECEIVED', 'REFUNDED') } },
};
export const Refused: Story = {
  args: {
    back: {
      ...orderBack,
      status: 'REFUSED',
      answer: 'La robe porte des taches qui n’étaient pas là à l’envoi.',
      events: until('ASKED', 'RECEIVED', 'REFUSED'),
    },
  },
};
export const WithoutReasons: Story = { args: { showReasons: false, back: { ...orderBack, message: '' } } };

/** The block itself, as a page places it, before anything has answered. */
const block = { Component: ReturnDetail, conf };
export const AsConfigured = blockStory(block, 0);
