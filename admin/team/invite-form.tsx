import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/team.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { adminStyles as styles } from '../styles.ts';

export type InviteFormProps = {
  busy: boolean;
  /** Refusal of the last invitation. */
  failure: CallFailure | null;
  /** The last invitation; `link` where no mail server sends it. */
  sent: { email: string; link: string | null } | null;
  onInvite: (email: string) => void;
};

/** Invites an administrator by e-mail address. Without a mail server it shows the link, to be handed over. */
export function InviteForm({ busy, failure, sent, onInvite }: InviteFormProps) {
  const messages = useMessages(allMessages);
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    if (sent) form.current?.reset();
  }, [sent]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setIsMissing(email === '');
    if (email !== '') onInvite(email);
  };
  const refused = failure?.fieldErrors.find(({ key }) => key === 'email')?.error;
  return (
    <form ref={form} noValidate method="post" className={styles.ask} onSubmit={submit}>
      {!refused && <FailureAlert failure={failure} />}
      {sent?.link && (
        <Alert tone="warning" title={messages.linkTitle} live>
          <p>{messages.linkText({ email: sent.email })}</p>
          <Field label={messages.link} value={sent.link} readOnly onFocus={(event) => event.currentTarget.select()} />
        </Alert>
      )}
      <Field
        label={messages.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        hint={messages.emailHint}
        error={isMissing ? messages.emailMissing : refused}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {messages.send}
        </Button>
      </div>
    </form>
  );
}
