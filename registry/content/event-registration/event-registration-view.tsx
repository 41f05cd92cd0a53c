import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/event-registration.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Select } from '#ui/select.tsx';
import type { EventState } from '../events/event-card.ts';
import { Trap } from '../forms/trap.tsx';
import type { Sending } from '../forms/use-send.ts';
import { eventRegistrationStyles as styles } from './styles.ts';

export type Person = { name: string; email: string; phone: string; seats: number; website: string };

export type EventRegistrationViewProps = Sending & {
  title: string | undefined;
  text: string | undefined;
  privacyUrl: string;
  state: EventState;
  most: number;
  /** E-mail address to write to instead, or ''. */
  email: string;
  ready: boolean;
  /** Places that were asked for. */
  seats: number;
  onSend: (person: Person) => void;
};

/** The form of an event and what stands in its place: reserved, full, over, or not needed. */
export function EventRegistrationView({ title, text, state, email, status, failure, seats, ...form }: EventRegistrationViewProps) {
  const messages = useMessages(allMessages);
  const outcome = useRef<HTMLDivElement>(null);
  const isDone = status === 'success';
  const isClosed = state === 'full' || state === 'over' || state === 'free';
  useEffect(() => {
    if (isDone || failure?.status === 409) outcome.current?.focus();
  }, [isDone, failure]);
  return (
    <section className={styles.box} aria-label={title ?? messages.title}>
      <h2 className={styles.title}>{title ?? messages.title}</h2>
      {isDone ? (
        <Alert tone="success" title={messages.done} live ref={outcome}>
          <p>{messages.doneText({ count: seats })}</p>
        </Alert>
      ) : isClosed ? (
        <>
          <Alert tone={state === 'free' ? 'success' : 'info'} title={messages[state]} live={failure !== null} ref={outcome}>
            <p>{messages[`${state}Text`]}</p>
          </Alert>
          {email && state !== 'free' && (
            <LinkButton href={`mailto:${email}`} variant="outline">
              {messages.write}
            </LinkButton>
          )}
        </>
      ) : (
        <>
          {text && <p className={styles.text}>{text}</p>}
          <RegistrationForm {...form} status={status} failure={failure} email={email} />
        </>
      )}
    </section>
  );
}

type FormProps = Pick<EventRegistrationViewProps, 'status' | 'failure' | 'email' | 'most' | 'privacyUrl' | 'ready' | 'onSend'>;

function RegistrationForm({ status, failure, email: shop, most, privacyUrl, ready, onSend }: FormProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ name?: string; email?: string }>({});
  const answered = (key: string) => failure?.fieldErrors.find((error) => error.key === key)?.error;
  const isBusy = status === 'pending';
  useEffect(() => {
    if (failure || refused.name || refused.email) focusFirstInvalid(form.current);
  }, [failure, refused]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (key: string) => String(data.get(key) ?? '').trim();
    const [name, email] = [text('name'), text('email')];
    const faults = {
      ...(!name && { name: messages.required.name }),
      ...(!email && { email: messages.required.email }),
      ...(email && !/^\S+@\S+\.\S+$/.test(email) && { email: messages.emailFormat }),
    };
    setRefused(faults);
    if (Object.keys(faults).length === 0)
      onSend({ name, email, phone: text('phone'), seats: Number(text('seats')) || 1, website: text('website') });
  };

  const hasFieldErrors = (failure?.fieldErrors.length ?? 0) > 0;
  const choices = Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: messages.seat({ count: index + 1 }) }));
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <Field label={messages.name} name="name" autoComplete="name" maxLength={120} required error={refused.name ?? answered('name')} />
      <Field
        label={messages.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        error={refused.email ?? answered('email')}
      />
      <Field
        label={messages.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        optionalText={messages.optional}
        hint={messages.phoneHint}
        error={answered('phone')}
      />
      {most > 1 && <Select label={messages.seats} name="seats" options={choices} error={answered('seats')} />}
      <Trap label={messages.trap} />
      {failure && !hasFieldErrors && (
        <Alert tone="error" live>
          <p>{failure.status === 0 ? messages.unanswered : failure.message}</p>
        </Alert>
      )}
      <Button type="submit" busy={isBusy} disabled={!ready} wide>
        {isBusy ? messages.sending : messages.submit}
      </Button>
      <noscript>
        <p>
          {messages.noScript} {shop && <a href={`mailto:${shop}`}>{shop}</a>}
        </p>
      </noscript>
      <p className={styles.note}>
        {messages.kept} <a href={to(privacyUrl)}>{messages.privacy}</a>
      </p>
    </form>
  );
}
