import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { teamQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/team.ts';
import type { TeamInvitation, TeamMember } from '#schemas/team.ts';
import type { Role } from '#schemas/user.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles as styles } from '../styles.ts';
import { InvitationsTable } from './invitations-table.tsx';
import { InviteForm } from './invite-form.tsx';
import { MembersTable } from './members-table.tsx';
import { RoleDialog } from './role-dialog.tsx';

/** Lists the people of the team with their roles, and the invitations that wait. For SUPER_ADMIN. */
export function TeamScreen() {
  const messages = useMessages(allMessages);
  const { data, isError, refetch } = useServerState(teamQuery());
  const [changed, setChanged] = useState<TeamMember | null>(null);
  const [withdrawn, setWithdrawn] = useState<TeamInvitation | null>(null);
  const invite = usePanelMutation({
    mutationFn: (email: string) => browserApi.call('POST /admin/team/invitation', { body: { email } }),
    done: (email, { link }) => (link ? messages.invitedByLink({ email }) : messages.invited({ email })),
  });
  const change = usePanelMutation({
    mutationFn: ({ member, role }: { member: TeamMember; role: Role }) =>
      browserApi.call('PUT /admin/team/{id}', { params: { id: member.id }, body: { role } }),
    done: ({ member: { email }, role }) => (role === 'CUSTOMER' ? messages.left({ email }) : messages.changed({ email })),
    onSuccess: () => setChanged(null),
  });
  const withdraw = usePanelMutation({
    mutationFn: ({ id }: TeamInvitation) => browserApi.call('DELETE /admin/team/invitation/{id}', { params: { id } }),
    done: ({ email }) => messages.withdrawn({ email }),
    onSuccess: () => setWithdrawn(null),
  });
  return (
    <>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
        <span className={styles.muted} role="status">
          {data && messages.count({ count: data.members.length })}
        </span>
      </div>
      <p>{messages.intro}</p>
      {isError && <RetryAlert text={messages.error} label={messages.retry} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={messages.loading} bars={[2.5, 2.5]} />}
      {data && (
        <>
          <section className={styles.panel} aria-label={messages.title}>
            <MembersTable members={data.members} onChange={setChanged} />
          </section>
          <section className={styles.panel}>
            <h2>{messages.invite}</h2>
            <InviteForm busy={invite.isPending} failure={invite.failure} sent={invite.data ?? null} onInvite={invite.mutate} />
          </section>
          <section className={styles.panel}>
            <h2>{messages.waiting}</h2>
            <InvitationsTable invitations={data.invitations} onSendAgain={({ email }) => invite.mutate(email)} onWithdraw={setWithdrawn} />
          </section>
        </>
      )}
      <RoleDialog
        member={changed}
        mutation={change}
        onClose={() => setChanged(null)}
        onSave={(member, role) => change.mutate({ member, role })}
      />
      <AskDialog
        open={withdrawn !== null}
        title={messages.withdrawAsk}
        action={messages.withdraw}
        mutation={withdraw}
        onClose={() => setWithdrawn(null)}
        onConfirm={() => withdrawn && withdraw.mutate(withdrawn)}
      >
        <p>{withdrawn && messages.withdrawText({ email: withdrawn.email })}</p>
      </AskDialog>
    </>
  );
}
