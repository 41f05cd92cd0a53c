import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocalPath, useWords } from '#client/site.tsx';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { AccountNeedsScript } from '../../account-parts/account-needs-script.tsx';
import { FailureAlert } from '../../account-parts/failure-alert.tsx';
import { accountForm } from '../../account-parts/form-styles.ts';
import { words as accountWords } from '../../account-parts/words.ts';
import type { Sending } from '../../form-parts/use-send.ts';
import type { PasswordResetAskProps } from '../../generated/password-reset-ask.ts';
import { words as allWords } from './words.ts';

export type PasswordResetAskViewProps = PasswordResetAskProps & Sending & { onAsk: (email: string) => void };

const page = style({ display: 'grid', gap: theme.space.l, maxWidth: '28rem', marginInline: 'auto' });

/** One field. The answer is the same whether or not there is such an account. */
export function PasswordResetAskView({ intro, status, failure, onAsk }: PasswordResetAskViewProps) {
  const words = useWords(allWords);
  const fields = useWords(accountWords);
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
        <Alert tone="success" title={words.sent} live ref={done}>
          <p>{words.sentText}</p>
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
            {words.send}
          </Button>
        </form>
      )}
      <div>
        <LinkButton href={to('/auth')} variant="quiet">
          {words.back}
        </LinkButton>
      </div>
    </div>
  );
}
