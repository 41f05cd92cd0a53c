import type { ReactNode } from 'react';
import type { CallFailure } from '#domain/call-failure.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { adminStyles as styles } from '../styles.ts';
import { FailureAlert } from './failure-alert.tsx';

export type ChangeFormProps = {
  /** What the button says. */
  action: string;
  isBusy: boolean;
  /** There is something to save. */
  isChanged: boolean;
  /** Why the last attempt was refused. What stands at a field is said there. */
  failure: CallFailure | null;
  /** What is said when somebody else saved since (409); without it the server's message. */
  conflict?: string;
  onSave: () => void;
  children: ReactNode;
};

/** What is said of one thing, its fields given as children, and saved at once. */
export function ChangeForm({ action, isBusy, isChanged, failure, conflict, onSave, children }: ChangeFormProps) {
  return (
    <form
      noValidate
      className={styles.changeForm}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      {conflict !== undefined && failure?.status === 409 ? (
        <Alert tone="warning" live>
          <p>{conflict}</p>
        </Alert>
      ) : (
        <FailureAlert failure={failure} />
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy} disabled={!isChanged}>
          {action}
        </Button>
      </div>
    </form>
  );
}
