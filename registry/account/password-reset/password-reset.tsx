import { useEffect, useRef } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { type Sending, useSend } from '#registry/content/forms/use-send.ts';
import type { PasswordResetProps } from '#registry/generated/password-reset.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AccountNeedsScript } from '../sign-in/account-needs-script.tsx';
import { NewPasswordForm } from '../sign-in/new-password-form.tsx';

const allMessages = {
  fr: {
    label: 'Nouveau mot de passe',
    save: 'Enregistrer',
    done: 'Votre mot de passe est changé',
    doneText: 'Tous vos appareils sont déconnectés. Connectez-vous avec le nouveau.',
    signIn: 'Me connecter',
    dead: 'Ce lien ne marche plus',
    deadText: 'Il a déjà servi, ou il a plus d’une heure.',
    again: 'Demander un autre lien',
  },
  en: {
    label: 'New password',
    save: 'Save',
    done: 'Your password is changed',
    doneText: 'All your devices are signed out. Sign in with the new one.',
    signIn: 'Sign in',
    dead: 'This link no longer works',
    deadText: 'It was used before, or it is more than an hour old.',
    again: 'Ask for another link',
  },
};

type PasswordResetViewProps = Sending & { hasToken: boolean; onReset: (password: string) => void };

const page = style({ display: 'grid', gap: theme.space.l, maxWidth: '28rem', marginInline: 'auto' });

/** Choosing a new password; a link that no longer works leads to asking for another. */
export function PasswordResetView({ hasToken, status, failure, onReset }: PasswordResetViewProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const alert = useRef<HTMLDivElement>(null);
  const isDead = !hasToken || failure?.fieldErrors.some(({ key }) => key === 'token') === true;
  useEffect(() => {
    if (status === 'done' || (isDead && failure)) alert.current?.focus();
  }, [status, isDead, failure]);
  if (status === 'done') {
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
        busy={status === 'busy'}
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
