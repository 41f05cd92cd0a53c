import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '#client/site.tsx';
import type { CallFailure } from '#schemas/failure.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { accountForm } from './form-styles.ts';
import { words as allWords } from './words.ts';

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
  const words = useWords(allWords);
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
      ...(currentLabel && !currentPassword && { current: words.required.password }),
      ...(password.length < 12 && { next: password ? words.passwordShort(password.length) : words.required.password }),
    };
    setRefused(faults);
    if (Object.keys(faults).length === 0) onSubmit({ currentPassword, password });
  };
  const text = { showText: words.show, hideText: words.hide };
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
        hint={words.passwordHint}
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
