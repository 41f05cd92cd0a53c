import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/team.ts';
import type { OpenInvitation } from '#schemas/team.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { adminStyles as styles } from '../styles.ts';

/** Input of an invited person; the names are empty for an account that exists. */
export type JoinEntry = { password: string; firstname: string; lastname: string };

export type JoinFormProps = {
  invitation: OpenInvitation;
  busy: boolean;
  failure: CallFailure | null;
  onJoin: (entry: JoinEntry) => void;
};

/** Shortest password that the server accepts for a new account. */
const minLength = 12;
const names = ['firstname', 'lastname'] as const;
const autoComplete = { firstname: 'given-name', lastname: 'family-name' } as const;

/** Accepts an invitation: with the password of the account, or with name and password of a new one. A refusal stands at its field. */
export function JoinForm({ invitation: { email, hasAccount }, busy, failure, onJoin }: JoinFormProps) {
  const { join: messages, email: emailLabel } = useMessages(allMessages);
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Partial<Record<keyof JoinEntry, string>>>({});
  const answered = (key: string) => failure?.fieldErrors.find((field) => field.key === key)?.error;
  useEffect(() => {
    if (failure || Object.keys(faults).length > 0) focusFirstInvalid(form.current);
  }, [failure, faults]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const read = (name: keyof JoinEntry) => String(data.get(name) ?? '');
    const entry = { password: read('password'), firstname: read('firstname').trim(), lastname: read('lastname').trim() };
    const asked = hasAccount ? (['password'] as const) : ([...names, 'password'] as const);
    const found = Object.fromEntries(asked.filter((name) => entry[name] === '').map((name) => [name, messages.required]));
    if (!hasAccount && entry.password !== '' && entry.password.length < minLength) found.password = messages.short;
    setFaults(found);
    if (Object.keys(found).length === 0) onJoin(entry);
  };
  const hasField = failure?.fieldErrors.some(({ key }) => key in autoComplete || key === 'password');
  return (
    <form ref={form} noValidate method="post" className={styles.ask} onSubmit={submit}>
      <p>{hasAccount ? messages.known : messages.fresh}</p>
      {!hasField && <FailureAlert failure={failure} />}
      <Field label={emailLabel} name="email" type="email" autoComplete="username" value={email} readOnly />
      {!hasAccount &&
        names.map((name) => (
          <Field
            key={name}
            label={messages[name]}
            name={name}
            autoComplete={autoComplete[name]}
            required
            error={faults[name] ?? answered(name)}
          />
        ))}
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete={hasAccount ? 'current-password' : 'new-password'}
        hint={hasAccount ? undefined : messages.passwordHint}
        required
        showText={messages.show}
        hideText={messages.hide}
        error={faults.password ?? answered('password')}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {messages.accept}
        </Button>
        {hasAccount && <a href="/password/reset/ask?safe=1">{messages.forgotten}</a>}
      </div>
    </form>
  );
}
