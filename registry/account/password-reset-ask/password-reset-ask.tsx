import { type FormEvent, useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/password-reset-ask.ts';
import { messages as accountMessages } from '#messages/generated/registry/account/sign-in.ts';
import { type Sending, useSend } from '#registry/content/forms/use-send.ts';
import type { PasswordResetAskProps } from '#registry/generated/password-reset-ask.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { AccountNeedsScript } from '../sign-in/account-needs-script.tsx';
import { FailureAlert } from '../sign-in/failure-alert.tsx';
import { accountForm } from '../sign-in/form-styles.ts';

type PasswordResetAskViewProps = PasswordResetAskProps & Sending & { onAsk: (email: string) => void };

const page = style({ display: 'grid', gap: theme.space.l, maxWidth: '28rem', marginInline: 'auto' });

/** One field. The answer is the same whether or not there is such an account. */
export function PasswordResetAskView({ intro, status, failure, onAsk }: PasswordResetAskViewProps) {
  const messages = useMessages(allMessages);
  const fields = useMessages(accountMessages);
  const to = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState('');
  const answered = failure?.fieldErrors.find(({ key }) => key === 'email')?.error;
  useEffect(() => {
    if (status === 'success') done.current?.focus();
    else if (refused || answered) focusFirstInvalid(form.current);
  }, [status, refused, answered]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const fault = !email ? fields.required.email : /^\S+@\S+\.\S+$/.test(email) ? '' : fields.emailFormat;
    setRefused(fault);
    if (!fault) onAsk(email);
  };
  return (
    <div className={page}>
      <AccountNeedsScript />
      {status === 'success' ? (
        <Alert tone="success" title={messages.sent} live ref={done}>
          <p>{messages.sentText}</p>
        </Alert>
      ) : (
        <form ref={form} className={accountForm} method="post" noValidate onSubmit={submit}>
          {intro && <p>{intro}</p>}
          {failure && !answered && <FailureAlert failure={failure} />}
          <Field
            label={fields.email}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            error={refused || answered}
          />
          <Button type="submit" wide busy={status === 'pending'}>
            {messages.send}
          </Button>
        </form>
      )}
      <div>
        <LinkButton href={to('/auth')} variant="quiet">
          {messages.back}
        </LinkButton>
      </div>
    </div>
  );
}

/** Asking for a link to choose a new password. */
export function PasswordResetAsk({ node }: BlockProps<PasswordResetAskProps>) {
  const { send, ...sending } = useSend();
  const onAsk = (email: string) => send(() => browserApi.call('PUT /password/reset/ask', { body: { email } }));
  return <PasswordResetAskView {...node.props} {...sending} onAsk={onAsk} />;
}
export default PasswordResetAsk;
