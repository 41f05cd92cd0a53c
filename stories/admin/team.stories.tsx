import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InvitationsTable } from '#admin/team/invitations-table.tsx';
import { InviteForm } from '#admin/team/invite-form.tsx';
import { JoinForm } from '#admin/team/join-form.tsx';
import { MembersTable } from '#admin/team/members-table.tsx';
import type { TeamInvitation, TeamMember } from '#schemas/team.ts';

const camille: TeamMember = {
  ...{ id: 1, email: 'camille@example.test', firstname: 'Camille', lastname: 'Roy', role: 'SUPER_ADMIN', isSelf: true },
  lastSignInAt: '2026-11-30T07:58:00.000Z',
};
const paul: TeamMember = { ...camille, id: 2, email: 'paul@example.test', firstname: 'Paul', role: 'ADMIN', isSelf: false };
const waiting: TeamInvitation = {
  ...{ id: 7, email: 'noe@example.test', invitedBy: camille.email },
  ...{ sentAt: '2026-11-30T08:00:00.000Z', expiresAt: '2026-12-07T08:00:00.000Z' },
};
const spies = { onChange: fn(), onSendAgain: fn(), onWithdraw: fn(), onInvite: fn(), onJoin: fn() };

const meta = {
  beforeEach: () => {
    for (const spy of Object.values(spies)) spy.mockClear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everybody's role can be changed but one's own. */
export const Members: Story = {
  render: () => <MembersTable members={[camille, paul]} onChange={spies.onChange} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Changer le rôle de paul@example.test' }));
    await expect(spies.onChange).toHaveBeenCalledWith(paul);
  },
};

/** Each invitation is sent again or taken back by a button that says whose it is. */
export const Invitations: Story = {
  render: () => <InvitationsTable invitations={[waiting]} onSendAgain={spies.onSendAgain} onWithdraw={spies.onWithdraw} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Renvoyer l’invitation à noe@example.test' }));
    await userEvent.click(page.getByRole('button', { name: 'Retirer l’invitation pour noe@example.test' }));
    await expect(spies.onSendAgain).toHaveBeenCalledWith(waiting);
    await expect(spies.onWithdraw).toHaveBeenCalledWith(waiting);
  },
};

/** Without a mail server the link is shown, to be handed over. An empty form invites nobody. */
export const Invite: Story = {
  render: () => (
    <InviteForm
      busy={false}
      failure={null}
      sent={{ email: waiting.email, link: 'https://shop.test/admin/invitation/cle' }}
      onInvite={spies.onInvite}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByLabelText('Lien de l’invitation')).toHaveValue('https://shop.test/admin/invitation/cle');
    await userEvent.click(page.getByRole('button', { name: 'Envoyer l’invitation' }));
    await expect(page.getByText('Écrivez l’adresse de la personne à inviter.')).toBeVisible();
    await expect(spies.onInvite).not.toHaveBeenCalled();
    await userEvent.type(page.getByLabelText(/^Adresse e-mail/), 'ada@example.test{Enter}');
    await expect(spies.onInvite).toHaveBeenCalledWith('ada@example.test');
  },
};

/** An invited person without an account gives a name and chooses a password. */
export const JoinAnew: Story = {
  render: () => <JoinForm invitation={{ email: waiting.email, hasAccount: false }} busy={false} failure={null} onJoin={spies.onJoin} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/^Mot de passe/), 'court');
    await userEvent.click(page.getByRole('button', { name: 'Accepter et ouvrir la gestion' }));
    await expect(page.getAllByText('Ce champ est obligatoire.')).toHaveLength(2);
    await expect(spies.onJoin).not.toHaveBeenCalled();
    await userEvent.type(page.getByLabelText(/^Prénom/), 'Noé');
    await userEvent.type(page.getByLabelText(/^Nom/), 'Blanc');
    await userEvent.type(page.getByLabelText(/^Mot de passe/), ' mais plus long{Enter}');
    await expect(spies.onJoin).toHaveBeenCalledWith({ firstname: 'Noé', lastname: 'Blanc', password: 'court mais plus long' });
  },
};

/** One who has an account is asked for its password alone. */
export const JoinWithAccount: Story = {
  render: () => (
    <JoinForm
      invitation={{ email: waiting.email, hasAccount: true }}
      busy={false}
      failure={{ status: 401, message: 'Adresse e-mail ou mot de passe incorrect.', fieldErrors: [] }}
      onJoin={spies.onJoin}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByLabelText(/^Prénom/)).not.toBeInTheDocument();
    await expect(page.getByText('Adresse e-mail ou mot de passe incorrect.')).toBeVisible();
    await userEvent.type(page.getByLabelText(/^Mot de passe/), 'une longue phrase{Enter}');
    await expect(spies.onJoin).toHaveBeenCalledWith({ firstname: '', lastname: '', password: 'une longue phrase' });
  },
};
