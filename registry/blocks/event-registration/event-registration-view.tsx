import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocalPath, useWords } from '#client/site.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Select } from '#ui/select.tsx';
import type { EventState } from '../../event-parts/event-card.ts';
import { Trap } from '../../form-parts/trap.tsx';
import type { Sending } from '../../form-parts/use-send.ts';
import { eventRegistrationStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export type Person = { name: string; email: string; phone: string; seats: number; website: string };

export type EventRegistrationViewProps = Sending & {
  title: string | undefined;
  text: string | undefined;
  privacyUrl: string;
  state: EventState;
  most: number;
  /** Where to write instead, or ''. */
  email: string;
  ready: boolean;
  /** Places that were asked for. */
  seats: number;
  onSend: (person: Person) => void;
};

/** The form of an event and what stands in its place: reserved, full, over, or not needed. */
export function EventRegistrationView({ title, text, state, email, status, failure, seats, ...form }: EventRegistrationViewProps) {
  const words = useWords(allWords);
  const outcome = useRef<HTMLDivElement>(null);
  const isDone = status === 'done';
  const isClosed = state === 'full' || state === 'over' || state === 'free';
  useEffect(() => {
    if (isDone || failure?.status === 409) outcome.current?.focus();
  }, [isDone, failure]);
  return (
    <section className={styles.box} aria-label={title ?? words.title}>
      <h2 className={styles.title}>{title ?? words.title}</h2>
      {isDone ? (
        <Alert tone="success" title={words.done} live ref={outcome}>
          <p>{words.doneText(seats)}</p>
        </Alert>
      ) : isClosed ? (
        <>
          <Alert tone={state === 'free' ? 'success' : 'info'} title={words[state]} live={failure !== null} ref={outcome}>
            <p>{words[`${state}Text`]}</p>
          </Alert>
          {email && state !== 'free' && (
            <LinkButton href={`mailto:${email}`} variant="outline">
              {words.write}
            </LinkButton>
          )}
        </>
      ) : (
        <>
          {text && <p className={styles.text}>{text}</p>}
          <RegistrationForm {...form} {...{ status, failure, email }} />
        </>
      )}
    </section>
  );
}

type FormProps = Pick<EventRegistrationViewProps, 'status' | 'failure' | 'email' | 'most' | 'privacyUrl' | 'ready' | 'onSend'>;

function RegistrationForm({ status, failure, email: shop, most, privacyUrl, ready, onSend }: FormProps) {
  const words = useWords(allWords);
  const to = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ name?: string; email?: string }>({});
  const answered = (key: string) => failure?.fieldErrors.find((error) => error.key === key)?.error;
  const isBusy = status === 'busy';
  useEffect(() => {
    if (failure || refused.name || refused.email) focusFirstInvalid(form.current);
  }, [failure, refused]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (key: string) => String(data.get(key) ?? '').trim();
    const [name, email] = [text('name'), text('email')];
    const faults = {
      ...(!name && { name: words.required.name }),
      ...(!email && { email: words.required.email }),
      ...(email && !/^\S+@\S+\.\S+$/.test(email) && { email: words.emailFormat }),
    };
    setRefused(faults);
    if (Object.keys(faults).length === 0)
      onSend({ name, email, phone: text('phone'), seats: Number(text('seats')) || 1, website: text('website') });
  };

  const hasFieldErrors = (failure?.fieldErrors.length ?? 0) > 0;
  const choices = Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: words.seat(index + 1) }));
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <Field label={words.name} name="name" autoComplete="name" maxLength={120} required error={refused.name ?? answered('name')} />
      <Field
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        error={refused.email ?? answered('email')}
      />
      <Field
        label={words.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        optionalText={words.optional}
        hint={words.phoneHint}
        error={answered('phone')}
      />
      {most > 1 && <Select label={words.seats} name="seats" options={choices} error={answered('seats')} />}
      <Trap label={words.trap} />
      {failure && !hasFieldErrors && (
        <Alert tone="error" live>
          <p>{failure.status === 0 ? words.unanswered : failure.message}</p>
        </Alert>
      )}
      <Button type="submit" busy={isBusy} disabled={!ready} wide>
        {isBusy ? words.sending : words.submit}
      </Button>
      <noscript>
        <p>
          {words.noScript} {shop && <a href={`mailto:${shop}`}>{shop}</a>}
        </p>
      </noscript>
      <p className={styles.note}>
        {words.kept} <a href={to(privacyUrl)}>{words.privacy}</a>
      </p>
    </form>
  );
}
