import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import conf from '#registry/account/withdrawal/conf.schema.json';
import { code } from '#registry/account/withdrawal/index.ts';
import { Withdrawal } from '#registry/account/withdrawal/withdrawal.tsx';
import { WithdrawalView } from '#registry/account/withdrawal/withdrawal-view.tsx';
import { blockStory } from '../samples/block-story.tsx';

const line = { id: 1, name: 'Robe verte', declinationLabel: '38', quantity: 1, exclusion: null, isSealed: false, isChosen: true } as const;
const declaration = {
  ...{ name: 'Zoé Martin', reference: '89-26-000042', email: 'zoe@exemple.fr', confirmedAt: null },
  lines: [
    line,
    { ...line, id: 3, name: 'Boucles d’oreilles gouttes', declinationLabel: 'Doré', isSealed: true },
    { ...line, id: 2, name: 'Écharpe brodée à votre nom', exclusion: 'PERSONAL', isChosen: false } as const,
  ],
};

const meta = {
  component: WithdrawalView,
  args: { declaration: null, isLost: false, known: { name: '', reference: '', email: '', order: null } },
} satisfies Meta<typeof WithdrawalView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};
export const Known: Story = { args: { known: { name: 'Zoé Martin', reference: '89-26-000042', email: 'zoe@exemple.fr', order: null } } };
/** A refused form holds what was typed. */
export const Refused: Story = {
  args: { fault: 'email', known: { name: 'Zoé Martin', reference: '89-26-000042', email: 'zoe@exemple', order: null } },
};
/** A sealed item stays ticked, with its note; one that was made for her cannot be ticked. */
export const SecondStep: Story = {
  args: { declaration, declarationKey: 'key' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Boucles d’oreilles.*pas de rétractation une fois descellé/ })).toBeChecked();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
  },
};
export const NotFound: Story = { args: { declaration: { ...declaration, lines: null }, declarationKey: 'key' } };
export const Receipt: Story = { args: { declaration: { ...declaration, confirmedAt: '2026-11-20T09:03:00.000Z' } } };
export const Lost: Story = { args: { isLost: true } };

/** The block itself, as a page places it. */
export const AsConfigured = blockStory({ code, Component: Withdrawal, conf }, 0);
