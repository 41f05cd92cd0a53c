import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocalPath, useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/registry/account/sign-in.ts';
import type { LoginBody } from '#schemas/user.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { accountForm } from './form-styles.ts';

export type LoginFormProps = { busy: boolean; failure: CallFailure | null; onSubmit: (body: LoginBody) => void };

/** Signing in. What the server refuses is shown above the fields. */
export function LoginForm({ busy, failure, onSubmit }: LoginFormProps) {
  const messages = useMessages(allMessages);
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
    setRefused({ ...(!email && { email: messages.required.email }), ...(!password && { password: messages.required.password }) });
  };

  return (
    <form ref={form} className={accountForm} method="post" noValidate onSubmit={submit}>
      <FailureAlert failure={failure} />
      <Field label={messages.email} name="email" type="email" autoComplete="username" inputMode="email" required error={refused.email} />
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="current-password"
        required
        showText={messages.show}
        hideText={messages.hide}
        error={refused.password}
      />
      <Button type="submit" busy={busy} wide>
        {messages.login}
      </Button>
      <a href={to('/password/reset/ask')}>{messages.forgotten}</a>
    </form>
  );
}
