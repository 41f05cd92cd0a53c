import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '#client/site.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { FailureAlert } from '../../account-parts/failure-alert.tsx';
import { accountForm } from '../../account-parts/form-styles.ts';
import { words as accountWords } from '../../account-parts/words.ts';
import type { Sending } from '../../form-parts/use-send.ts';
import { profileStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export type EraseFormProps = Sending & { onErase: (password: string) => void };

/** Erasing the account: folded away, with a tick and the password, for it cannot be undone. */
export function EraseForm({ status, failure, onErase }: EraseFormProps) {
  const words = useWords(allWords);
  const fields = useWords(accountWords);
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ confirm?: string; password?: string }>({});
  const answered = failure?.fieldErrors.find(({ key }) => key === 'password')?.error;
  useEffect(() => {
    if (failure || refused.confirm || refused.password) focusFirstInvalid(form.current);
  }, [failure, refused]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = String(data.get('password') ?? '');
    const faults = {
      ...(!data.has('confirm') && { confirm: words.eraseNeeded }),
      ...(!password && { password: fields.required.password }),
    };
    setRefused(faults);
    if (Object.keys(faults).length === 0) onErase(password);
  };
  return (
    <details className={styles.fold}>
      <summary>{words.erase}</summary>
      <form ref={form} className={accountForm} method="post" noValidate onSubmit={submit}>
        <p className={styles.text}>{words.eraseText}</p>
        {failure && !answered && <FailureAlert failure={failure} needsSession />}
        <Checkbox name="confirm" label={words.eraseConfirm} error={refused.confirm} />
        <PasswordField
          label={words.current}
          name="password"
          autoComplete="current-password"
          showText={fields.show}
          hideText={fields.hide}
          error={refused.password ?? answered}
        />
        <div>
          <Button type="submit" variant="outline" busy={status === 'busy'}>
            {words.eraseNow}
          </Button>
        </div>
      </form>
    </details>
  );
}
