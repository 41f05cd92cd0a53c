import type { ReactNode } from 'react';
import { useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from './call/failure-alert.tsx';
import { adminStyles as styles } from './styles.ts';

export type AskDialogProps = {
  open: boolean;
  title: string;
  /** What the button says: the deed itself. */
  action: string;
  busy: boolean;
  /** Why the last attempt was refused. What stands at a field is said there. */
  failure: CallFailure | null;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks once more before something that cannot be taken back, with what it needs to know. It stays in the page closed, so that the focus finds back. */
export function AskDialog({ open, title, action, busy, failure, onConfirm, onClose, children }: AskDialogProps) {
  const messages = useMessages(allMessages);
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
          <Button type="submit" busy={busy}>
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
