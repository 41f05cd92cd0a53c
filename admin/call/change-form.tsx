import type { ReactNode } from 'react';
import type { ApiMutation } from '#client/api-mutation.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { adminStyles as styles } from '../styles.ts';
import { FailureAlert } from './failure-alert.tsx';

export type ChangeFormProps = {
  /** Label of the button. */
  action: string;
  /** The call that saves. Why it was refused is said below the fields, or at the field. */
  mutation: Pick<ApiMutation<unknown, void>, 'isPending' | 'failure' | 'mutate'>;
  /** There is something to save. */
  isChanged: boolean;
  /** Message when somebody else saved since (409); without it, the server's message. */
  conflict?: string;
  children: ReactNode;
};

/** Form for the properties of one entry, with its fields as children, saved at once. */
export function ChangeForm({ action, mutation, isChanged, conflict, children }: ChangeFormProps) {
  const { failure, isPending, mutate } = mutation;
  return (
    <form
      noValidate
      className={styles.changeForm}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
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
        <Button type="submit" busy={isPending} disabled={!isChanged}>
          {action}
        </Button>
      </div>
    </form>
  );
}
