import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/service-booking.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { Trap } from '../forms/trap.tsx';
import type { Sending } from '../forms/use-send.ts';
import { serviceBookingStyles as styles } from './styles.ts';

/** Details of the signed-in person that the form needs. */
export type KnownPerson = { name: string; email: string; phone: string };
export type Person = KnownPerson & { message: string; seats: number; website: string };

export type BookingFormProps = Sending & {
  known: KnownPerson | null;
  /** Places that can be taken of the chosen time. */
  maxSeats: number;
  privacyUrl: string;
  onSend: (person: Person) => void;
};

const fields = ['name', 'email', 'phone'] as const;
type Faults = Partial<Record<(typeof fields)[number], string>>;
/** The shortest that the API takes. */
const minPhone = 6;

/** Form for the person who books. Typed values stay even if the time is no longer free. */
export function BookingForm({ status, failure, known, maxSeats, privacyUrl, onSend }: BookingFormProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<Faults>({});
  const answered = (key: string) => failure?.fieldErrors.find((error) => error.key === key)?.error;
  const hasFieldErrors = (failure?.fieldErrors.length ?? 0) > 0;
  const isBusy = status === 'pending';
  useEffect(() => {
    if (hasFieldErrors || Object.keys(refused).length > 0) focusFirstInvalid(form.current);
  }, [hasFieldErrors, refused]);
  useEffect(() => {
    for (const key of fields) {
      const field = form.current?.elements.namedItem(key);
      // Text typed before the session was known stays.
      if (known && field instanceof HTMLInputElement && field.value === '') field.value = known[key];
    }
  }, [known]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (key: string) => String(data.get(key) ?? '').trim();
    const person = { name: text('name'), email: text('email'), phone: text('phone') };
    const faults: Faults = {};
    for (const key of fields) if (!person[key]) faults[key] = messages.required[key];
    if (person.email && !/^\S+@\S+\.\S+$/.test(person.email)) faults.email = messages.emailFormat;
    if (person.phone && person.phone.length < minPhone) faults.phone = messages.phoneFormat;
    setRefused(faults);
    if (Object.keys(faults).length > 0) return;
    onSend({ ...person, message: text('message'), seats: Number(text('seats')) || 1, website: text('website') });
  };

  const choices = Array.from({ length: maxSeats }, (_, index) => ({
    value: String(index + 1),
    label: messages.seat({ count: index + 1 }),
  }));
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {maxSeats > 1 && <Select label={messages.seats} name="seats" options={choices} error={answered('seats')} />}
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
        required
        hint={messages.phoneHint}
        error={refused.phone ?? answered('phone')}
      />
      <TextArea label={messages.message} name="message" maxLength={1000} optionalText={messages.optional} error={answered('message')} />
      <Trap label={messages.trap} />
      {failure && !hasFieldErrors && failure.status !== 409 && (
        <Alert tone="error" live>
          <p>{failure.status === 0 ? messages.unanswered : failure.message}</p>
        </Alert>
      )}
      <Button type="submit" busy={isBusy} wide>
        {isBusy ? messages.sending : messages.submit}
      </Button>
      <p className={styles.note}>
        {messages.kept} <a href={to(privacyUrl)}>{messages.privacy}</a>
      </p>
    </form>
  );
}
