import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocalPath, useWords } from '#client/site.tsx';
import type { CallFailure } from '#schemas/failure.ts';
import type { LoginBody } from '#schemas/user.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { accountForm } from './form-styles.ts';
import { words as allWords } from './words.ts';

export type LoginFormProps = { busy: boolean; failure: CallFailure | null; onSubmit: (body: LoginBody) => void };

/** Signing in. What the server refuses is shown above the fields. */
export function LoginForm({ busy, failure, onSubmit }: LoginFormProps) {
  const words = useWords(allWords);
  const to = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ email?: string; password?: string }>({});
  useEffect(() => void focusFirstInvalid(Object.keys(refused).length > 0 ? form.current : null), [refused]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email') ?? '').trim();
    const password = String(data.get('password') ?? '');
    if (email && password) return onSubmit({ email, password });
    setRefused({ ...(!email && { email: words.required.email }), ...(!password && { password: words.required.password }) });
  };

  return (
    <form ref={form} className={accountForm} method="post" noValidate onSubmit={submit}>
      <FailureAlert failure={failure} />
      <Field label={words.email} name="email" type="email" autoComplete="username" inputMode="email" required error={refused.email} />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        required
        showText={words.show}
        hideText={words.hide}
        error={refused.password}
      />
      <Button type="submit" busy={busy} wide>
        {words.login}
      </Button>
      <a href={to('/password/reset/ask')}>{words.forgotten}</a>
    </form>
  );
}
