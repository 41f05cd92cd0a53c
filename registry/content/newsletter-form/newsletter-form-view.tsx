import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/newsletter-form.ts';
import type { NewsletterFormProps } from '#registry/generated/newsletter-form.ts';
import type { NewsletterList } from '#schemas/newsletter.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import type { Sending } from '../forms/use-send.ts';
import { ListChoice } from './list-choice.tsx';
import { newsletterStyles as styles } from './styles.ts';

export type NewsletterFormViewProps = Pick<NewsletterFormProps, 'privacyUrl'> &
  Sending & {
    title: string | undefined;
    text: string | undefined;
    /** The form can be sent, which is so once its code is loaded. */
    ready: boolean;
    /** Newsletters that are offered; with more than one they are chosen from, the first ticked. */
    lists: readonly NewsletterList[];
    onSubscribe: (email: string, lists: readonly number[]) => void;
  };

/** Asking for the newsletter. Once asked, the form gives way to what comes next. */
export function NewsletterFormView({ title, text, privacyUrl, status, failure, lists, ready, onSubscribe }: NewsletterFormViewProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(lists.slice(0, 1).map(({ id }) => id)));
  const [isNoneChosen, setIsNoneChosen] = useState(false);
  const answered = failure?.fieldErrors.find(({ key }) => key === 'email')?.error;
  const error = refused || answered;
  useEffect(() => {
    if (status === 'success') thanks.current?.focus();
    else if (refused || failure) focusFirstInvalid(form.current);
  }, [status, refused, failure]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const fault = !email ? messages.required : /^\S+@\S+\.\S+$/.test(email) ? '' : messages.format;
    setRefused(fault);
    const isNone = lists.length > 1 && ticked.size === 0;
    setIsNoneChosen(isNone);
    if (!fault && !isNone) onSubscribe(email, [...ticked]);
  };

  return (
    <section className={styles.band} aria-label={title ?? messages.title}>
      <div className={styles.inner}>
        <div className={styles.texts}>
          <h2>{title ?? messages.title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {status === 'success' ? (
          <Alert tone="success" title={messages.asked} live ref={thanks}>
            <p>{messages.askedText}</p>
          </Alert>
        ) : (
          <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
            {lists.length > 1 && (
              <ListChoice
                legend={messages.choose}
                error={isNoneChosen ? messages.chooseOne : undefined}
                lists={lists}
                isTicked={(id) => ticked.has(id)}
                onTick={(id, isOn) => setTicked(isOn ? new Set(ticked).add(id) : new Set([...ticked].filter((each) => each !== id)))}
              />
            )}
            <div className={styles.line}>
              <Field
                label={messages.email}
                name="email"
                type="email"
                autoComplete="email"
                inputMode="email"
                maxLength={254}
                required
                error={error}
              />
              <Button type="submit" busy={status === 'pending'} disabled={!ready}>
                {messages.submit}
              </Button>
            </div>
            {failure && !answered && (
              <Alert tone="error" live>
                <p>{failure.status === 0 ? messages.unanswered : failure.message}</p>
              </Alert>
            )}
            <p className={styles.consent}>
              {messages.consent} <a href={to(privacyUrl)}>{messages.privacy}</a>
            </p>
          </form>
        )}
      </div>
    </section>
  );
}
