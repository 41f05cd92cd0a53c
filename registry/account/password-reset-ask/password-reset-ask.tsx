import { type FormEvent, useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
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
import { messages as accountMessages } from '../sign-in/messages.ts';

const allMessages = {
  fr: {
    send: 'Recevoir le lien',
    sent: 'Regardez votre boîte e-mail',
    sentText: 'Si un compte existe à cette adresse, le lien vient de partir. Il est valable une heure et sert une fois.',
    back: 'Revenir à la connexion',
  },
  en: {
    send: 'Send me the link',
    sent: 'Look at your mailbox',
    sentText: 'If there is an account at this address, the link has just left. It is good for one hour and works once.',
    back: 'Back to signing in',
  },
};

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
    if (status === 'done') done.current?.focus();
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
      {status === 'done' ? (
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
          <Button type="submit" wide busy={status === 'busy'}>
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
