import { useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/payments.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { adminStyles as styles } from '../styles.ts';
import { paymentStyles } from './styles.ts';

export type SecretFieldProps = {
  label: string;
  hint: string;
  name: string;
  error: string | undefined;
  /** Something is stored; what, nobody is told. */
  isSet: boolean;
  storedAt: string | null;
  /** New value; '' deletes the stored one; undefined: it stays. */
  typed: string | undefined;
  onType: (text: string | undefined) => void;
};

/** A key that goes in and never comes out: stored or not, replaced, or taken away. */
export function SecretField({ label, hint, name, error, isSet, storedAt, typed, onType }: SecretFieldProps) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const group = useRef<HTMLFieldSetElement>(null);
  const [isReplacing, setIsReplacing] = useState(false);
  const isTyping = !isSet || isReplacing;
  const isRemoved = !isTyping && typed === '';
  const focusNext = () => requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('input, button')?.focus());
  const change = (text: string | undefined, replaces = false) => {
    onType(text);
    setIsReplacing(replaces);
    focusNext();
  };
  if (isTyping) {
    return (
      <fieldset ref={group} className={paymentStyles.plain}>
        <Field
          label={label}
          hint={hint}
          name={name}
          error={error}
          // Not a password of the browser's: no manager is to keep it, and nobody behind is to read it.
          type="password"
          autoComplete="new-password"
          spellCheck={false}
          maxLength={400}
          value={typed ?? ''}
          onChange={({ target }) => onType(target.value.trim() || undefined)}
        />
        {isSet && (
          <div>
            <Button variant="quiet" onClick={() => change(undefined)}>
              {messages.keep}
            </Button>
          </div>
        )}
      </fieldset>
    );
  }
  return (
    <fieldset ref={group} className={paymentStyles.group}>
      <legend>{label}</legend>
      <p className={styles.muted}>
        {isRemoved ? messages.willBeRemoved : storedAt ? messages.stored({ moment: dates.moment(storedAt) }) : messages.storedPlain}{' '}
        {!isRemoved && messages.secretNote}
      </p>
      {error && <p className={styles.alert}>{error}</p>}
      <div className={styles.actions}>
        {isRemoved ? (
          <Button variant="quiet" onClick={() => change(undefined)}>
            {messages.keep}
          </Button>
        ) : (
          <>
            <Button variant="outline" aria-label={messages.replaceOf({ label })} onClick={() => change(undefined, true)}>
              {messages.replace}
            </Button>
            <Button variant="quiet" aria-label={messages.removeOf({ label })} onClick={() => change('')}>
              {messages.remove}
            </Button>
          </>
        )}
      </div>
    </fieldset>
  );
}
