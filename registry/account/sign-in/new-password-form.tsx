import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/registry/account/sign-in.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { accountForm } from './form-styles.ts';

export type NewPasswordFormProps = {
  /** Label of the field for the password that is known; without it there is no such field. */
  currentLabel?: string;
  label: string;
  submitLabel: string;
  busy: boolean;
  failure: CallFailure | null;
  onSubmit: (passwords: { currentPassword: string; password: string }) => void;
};

/** A new password, with the one before where it is asked for. A refusal stands at its field. */
export function NewPasswordForm({ currentLabel, label, submitLabel, busy, failure, onSubmit }: NewPasswordFormProps) {
  const messages = useMessages(allMessages);
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ current?: string; next?: string }>({});
  const answered = (key: string) => failure?.fieldErrors.find((field) => field.key === key)?.error;
  const atField = answered('currentPassword') ?? answered('password');
  useEffect(() => {
    if (failure || refused.current || refused.next) focusFirstInvalid(form.current);
  }, [failure, refused]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const currentPassword = String(data.get('currentPassword') ?? '');
    const password = String(data.get('password') ?? '');
    const faults = {
      ...(currentLabel && !currentPassword && { current: messages.required.password }),
      ...(password.length < 12 && {
        next: password ? messages.passwordShort({ missing: 12 - password.length }) : messages.required.password,
      }),
    };
    setRefused(faults);
    if (Object.keys(faults).length === 0) onSubmit({ currentPassword, password });
  };
  const text = { showText: messages.show, hideText: messages.hide };
  return (
    <form ref={form} className={accountForm} method="post" noValidate onSubmit={submit}>
      {failure && !atField && <FailureAlert failure={failure} needsSession={currentLabel !== undefined} />}
      {currentLabel && (
        <PasswordField
          {...text}
          label={currentLabel}
          name="currentPassword"
          autoComplete="current-password"
          error={refused.current ?? answered('currentPassword')}
        />
      )}
      <PasswordField
        {...text}
        label={label}
        name="password"
        autoComplete="new-password"
        hint={messages.passwordHint}
        error={refused.next ?? answered('password')}
      />
      <div>
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
