import { useState } from 'react';
import type { ApiMutation } from '#client/api-mutation.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/team.ts';
import type { TeamMember } from '#schemas/team.ts';
import type { Role } from '#schemas/user.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { adminStyles as styles } from '../styles.ts';

const roles = ['ADMIN', 'SUPER_ADMIN', 'CUSTOMER'] as const satisfies readonly Role[];

export type RoleDialogProps = {
  /** The person of whom the role is changed; null: the dialog is closed. */
  member: TeamMember | null;
  mutation: Pick<ApiMutation<unknown, never>, 'isPending' | 'failure' | 'reset'>;
  onSave: (member: TeamMember, role: Role) => void;
  onClose: () => void;
};

/** Asks for the new role of somebody of the team, and says what a lesser one does. */
export function RoleDialog({ member, mutation, onSave, onClose }: RoleDialogProps) {
  const messages = useMessages(allMessages);
  const [chosen, setChosen] = useState<{ id: number; role: Role } | null>(null);
  const role = chosen && chosen.id === member?.id ? chosen.role : (member?.role ?? null);
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <AskDialog
      open={member !== null}
      title={member ? messages.changeTitle({ email: member.email }) : ''}
      action={messages.save}
      mutation={mutation}
      onClose={close}
      onConfirm={() => member && role && onSave(member, role)}
    >
      <RadioGroup
        legend={messages.role}
        legendHidden
        name="role"
        value={role}
        options={roles.map((value) => ({ value, label: messages.choices[value] }))}
        onChange={(value) => member && setChosen({ id: member.id, role: value })}
      />
      <p className={styles.note}>{messages.changeText}</p>
    </AskDialog>
  );
}
