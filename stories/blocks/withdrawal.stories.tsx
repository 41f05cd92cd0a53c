import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import conf from '#registry/account/withdrawal/conf.schema.json';
import { code } from '#registry/account/withdrawal/index.ts';
import { Withdrawal } from '#registry/account/withdrawal/withdrawal.tsx';
import { WithdrawalView } from '#registry/account/withdrawal/withdrawal-view.tsx';
import { blockStory } from '../samples/block-story.tsx';

const line = { id: 1, name: 'Robe verte', declinationLabel: '38', quantity: 1, exclusion: null, isChosen: true } as const;
const declaration = {
  ...{ name: 'Zoé Martin', reference: '89-26-000042', email: 'zoe@exemple.fr', confirmedAt: null },
  lines: [line, { ...line, id: 2, name: 'Écharpe brodée à votre nom', exclusion: 'PERSONAL', isChosen: false } as const],
};

const meta = {
  component: WithdrawalView,
  args: { declaration: null, isLost: false, known: { name: '', reference: '', email: '', order: null } },
} satisfies Meta<typeof WithdrawalView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};
export const Known: Story = { args: { known: { name: 'Zoé Martin', reference: '89-26-000042', email: 'zoe@exemple.fr', order: null } } };
export const Refused: Story = { args: { fault: 'fields' } };
export const SecondStep: Story = { args: { declaration, declarationKey: 'key' } };
export const NotFound: Story = { args: { declaration: { ...declaration, lines: null }, declarationKey: 'key' } };
export const Receipt: Story = { args: { declaration: { ...declaration, confirmedAt: '2026-11-20T09:03:00.000Z' } } };
export const Lost: Story = { args: { isLost: true } };

/** The block itself, as a page places it. */
export const AsConfigured = blockStory({ code, Component: Withdrawal, conf }, 0);
