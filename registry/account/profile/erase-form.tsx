import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/profile.ts';
import { messages as accountMessages } from '#messages/generated/registry/account/sign-in.ts';
import type { Sending } from '#registry/content/forms/use-send.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { FailureAlert } from '../sign-in/failure-alert.tsx';
import { accountForm } from '../sign-in/form-styles.ts';
import { profileStyles as styles } from './styles.ts';

export type EraseFormProps = Sending & { onErase: (password: string) => void };

/** Erasing the account: folded away, with a tick and the password, for it cannot be undone. */
export function EraseForm({ status, failure, onErase }: EraseFormProps) {
  const messages = useMessages(allMessages);
  const fields = useMessages(accountMessages);
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ confirm?: string; password?: string }>({});
  const answered = failure?.fieldErrors.find(({ key }) => key === 'password')?.error;
  useEffect(() => {
    if (failure || refused.confirm || refused.password) focusFirstInvalid(form.current);
  }, [failure, refused]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = String(data.get('password') ?? '');
    const faults = {
      ...(!data.has('confirm') && { confirm: messages.eraseNeeded }),
      ...(!password && { password: fields.required.password }),
    };
    setRefused(faults);
    if (Object.keys(faults).length === 0) onErase(password);
  };
  return (
    <details className={styles.fold}>
      <summary>{messages.erase}</summary>
      <form ref={form} className={accountForm} method="post" noValidate onSubmit={submit}>
        <p className={styles.text}>{messages.eraseText}</p>
        {failure && !answered && <FailureAlert failure={failure} needsSession />}
        <Checkbox name="confirm" label={messages.eraseConfirm} error={refused.confirm} />
        <PasswordField
          label={messages.current}
          name="password"
          autoComplete="current-password"
          showText={fields.show}
          hideText={fields.hide}
          error={refused.password ?? answered}
        />
        <div>
          <Button type="submit" variant="outline" busy={status === 'pending'}>
            {messages.eraseNow}
          </Button>
        </div>
      </form>
    </details>
  );
}
