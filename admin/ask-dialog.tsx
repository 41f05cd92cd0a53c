import { type ReactNode, useEffect } from 'react';
import type { ApiMutation } from '#client/api-mutation.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from './call/failure-alert.tsx';
import { adminStyles as styles } from './styles.ts';

export type AskDialogProps = {
  open: boolean;
  title: string;
  /** Label of the button: the action itself. */
  action: string;
  /** The call that the answer makes: while it is pending the button waits. Its last refusal is forgotten when the dialog opens. */
  mutation?: Pick<ApiMutation<unknown, void>, 'isPending' | 'failure' | 'reset'>;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks once more before something that cannot be taken back, with what it needs to know. It stays in the page closed, so that the focus finds back. */
export function AskDialog({ open, title, action, mutation, onConfirm, onClose, children }: AskDialogProps) {
  const messages = useMessages(allMessages);
  const { isPending = false, failure = null, reset } = mutation ?? {};
  useEffect(() => {
    if (open) reset?.();
  }, [open, reset]);
  return (
    <Dialog open={open} title={title} closeLabel={messages.close} onClose={onClose}>
      <form
        noValidate
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        {children}
        <FailureAlert failure={failure} />
        <div className={styles.actions}>
          <Button type="submit" busy={isPending}>
            {action}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {messages.giveUp}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
