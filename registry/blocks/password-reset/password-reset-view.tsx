import { useEffect, useRef } from 'react';
import { useLocalPath, useWords } from '#client/site.tsx';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AccountNeedsScript } from '../../account-parts/account-needs-script.tsx';
import { NewPasswordForm } from '../../account-parts/new-password-form.tsx';
import type { Sending } from '../../form-parts/use-send.ts';
import { words as allWords } from './words.ts';

export type PasswordResetViewProps = Sending & { hasToken: boolean; onReset: (password: string) => void };

const page = style({ display: 'grid', gap: theme.space.l, maxWidth: '28rem', marginInline: 'auto' });

/** Choosing a new password; a link that no longer works leads to asking for another. */
export function PasswordResetView({ hasToken, status, failure, onReset }: PasswordResetViewProps) {
  const words = useWords(allWords);
  const to = useLocalPath();
  const alert = useRef<HTMLDivElement>(null);
  const isDead = !hasToken || failure?.fieldErrors.some(({ key }) => key === 'token') === true;
  useEffect(() => {
    if (status === 'done' || (isDead && failure)) alert.current?.focus();
  }, [status, isDead, failure]);
  if (status === 'done') {
    return (
      <div className={page}>
        <Alert tone="success" title={words.done} live ref={alert}>
          <p>{words.doneText}</p>
          <LinkButton href={to('/auth')}>{words.signIn}</LinkButton>
        </Alert>
      </div>
    );
  }
  if (isDead) {
    return (
      <div className={page}>
        <Alert tone="warning" title={words.dead} live ref={alert}>
          <p>{words.deadText}</p>
          <LinkButton href={to('/password/reset/ask')}>{words.again}</LinkButton>
        </Alert>
      </div>
    );
  }
  return (
    <div className={page}>
      <AccountNeedsScript />
      <NewPasswordForm
        label={words.label}
        submitLabel={words.save}
        busy={status === 'busy'}
        failure={failure}
        onSubmit={({ password }) => onReset(password)}
      />
    </div>
  );
}
