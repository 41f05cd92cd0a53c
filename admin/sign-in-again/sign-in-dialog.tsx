import { type FormEvent, useState } from 'react';
import { useLocalPath, useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/sign-in-again.ts';
import { messages as panelMessages } from '#messages/generated/admin.ts';
import { adminSessionMinutes } from '#schemas/admin-session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { adminStyles as styles } from '../styles.ts';
import type { SignInReason } from './repeat-signed-in.ts';

export type SignInDialogProps = {
  /** Reason why it is open; null: it is closed. */
  reason: SignInReason | null;
  /** Account whose password is requested. */
  email: string;
  busy: boolean;
  /** Failure of the last password. */
  failure: CallFailure | null;
  onSubmit: (password: string) => void;
  onClose: () => void;
};

/** Asks an administrator for her password over whatever she is doing, which stays as it is. */
export function SignInDialog({ reason, email, busy, failure, onSubmit, onClose }: SignInDialogProps) {
  const messages = useMessages(allMessages);
  const { close } = useMessages(panelMessages);
  const to = useLocalPath();
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setIsMissing(password === '');
    if (password !== '') onSubmit(password);
  };
  return (
    <Dialog open={reason !== null} title={reason ? messages.titles[reason] : ''} closeLabel={close} onClose={onClose}>
      <form noValidate method="post" className={styles.ask} onSubmit={submit}>
        <p>
          {reason === 'confirm' && messages.texts.confirm({ minutes: adminSessionMinutes.recent })}
          {reason === 'ended' && messages.texts.ended}
        </p>
        <FailureAlert failure={failure} />
        {/* Read by whoever keeps passwords: it says which of them is asked for. */}
        <Field label={messages.account} name="email" type="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          required
          showText={messages.show}
          hideText={messages.hide}
          error={isMissing ? messages.required : undefined}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {messages.go}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {messages.giveUp}
          </Button>
        </div>
        <a href={to('/password/reset/ask?safe=1')} target="_blank" rel="noopener">
          {messages.forgotten}
        </a>
      </form>
    </Dialog>
  );
}
