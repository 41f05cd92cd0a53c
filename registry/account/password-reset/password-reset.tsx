import { useEffect, useRef } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/password-reset.ts';
import { type Sending, useSend } from '#registry/content/forms/use-send.ts';
import type { PasswordResetProps } from '#registry/generated/password-reset.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AccountNeedsScript } from '../sign-in/account-needs-script.tsx';
import { NewPasswordForm } from '../sign-in/new-password-form.tsx';

type PasswordResetViewProps = Sending & { hasToken: boolean; onReset: (password: string) => void };

const page = style({ display: 'grid', gap: theme.space.l, maxWidth: '28rem', marginInline: 'auto' });

/** Choosing a new password; a link that no longer works leads to asking for another. */
export function PasswordResetView({ hasToken, status, failure, onReset }: PasswordResetViewProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const alert = useRef<HTMLDivElement>(null);
  const isDead = !hasToken || failure?.fieldErrors.some(({ key }) => key === 'token') === true;
  useEffect(() => {
    if (status === 'success' || (isDead && failure)) alert.current?.focus();
  }, [status, isDead, failure]);
  if (status === 'success') {
    return (
      <div className={page}>
        <Alert tone="success" title={messages.done} live ref={alert}>
          <p>{messages.doneText}</p>
          <LinkButton href={to('/auth')}>{messages.signIn}</LinkButton>
        </Alert>
      </div>
    );
  }
  if (isDead) {
    return (
      <div className={page}>
        <Alert tone="warning" title={messages.dead} live ref={alert}>
          <p>{messages.deadText}</p>
          <LinkButton href={to('/password/reset/ask')}>{messages.again}</LinkButton>
        </Alert>
      </div>
    );
  }
  return (
    <div className={page}>
      <AccountNeedsScript />
      <NewPasswordForm
        label={messages.label}
        submitLabel={messages.save}
        busy={status === 'pending'}
        failure={failure}
        onSubmit={({ password }) => onReset(password)}
      />
    </div>
  );
}

/** Choosing a new password with the key that the page's address holds. */
export function PasswordReset({ node }: BlockProps<PasswordResetProps>) {
  const { token } = node.props;
  const { send, ...sending } = useSend();
  const onReset = (password: string) => send(() => browserApi.call('PUT /password/reset', { body: { token: token ?? '', password } }));
  return <PasswordResetView {...sending} hasToken={Boolean(token)} onReset={onReset} />;
}
export default PasswordReset;
