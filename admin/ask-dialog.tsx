import type { ReactNode } from 'react';
import { useWords } from '#client/site.tsx';
import type { CallFailure } from '#schemas/failure.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from './call/failure-alert.tsx';
import { adminStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

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
  const words = useWords(allWords);
  return (
    <Dialog open={open} title={title} closeLabel={words.close} onClose={onClose}>
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
            {words.giveUp}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
