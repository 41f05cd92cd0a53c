import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/profile.ts';
import { messages as accountMessages } from '#messages/generated/registry/account/sign-in.ts';
import type { Sending } from '#registry/content/forms/use-send.ts';
import type { ProfileBody, User } from '#schemas/user.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { FailureAlert } from '../sign-in/failure-alert.tsx';
import { accountForm, pair } from '../sign-in/form-styles.ts';

export type DetailsFormProps = Sending & { user: User; onSave: (body: ProfileBody) => void };

/** Name, phone, e-mail address. Another address asks for the password. */
export function DetailsForm({ user, status, failure, onSave }: DetailsFormProps) {
  const messages = useMessages(allMessages);
  const fields = useMessages(accountMessages);
  const { parameters } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(user.email);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const answered = Object.fromEntries(failure?.fieldErrors.map(({ key, error }) => [key, error]) ?? []);
  const errors: Record<string, string | undefined> = { ...answered, ...refused };
  useEffect(() => {
    if (failure || Object.keys(refused).length > 0) focusFirstInvalid(form.current);
  }, [failure, refused]);
  const asksBirthdate = parameters.ASK_BIRTHDATE_AT_REGISTER === 'true' || parameters.BLOCK_MINORS_FROM_REGISTERING === 'true';
  const isMoved = email.trim().toLowerCase() !== user.email;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    const missing = (['email', 'firstname', 'lastname'] as const).filter((name) => read(name) === '');
    setRefused(Object.fromEntries(missing.map((name) => [name, fields.required[name]])));
    if (missing.length > 0) return;
    onSave({
      email: read('email'),
      firstname: read('firstname'),
      lastname: read('lastname'),
      phone: read('phone'),
      birthdate: asksBirthdate ? read('birthdate') || null : user.birthdate,
      currentPassword: String(data.get('currentPassword') ?? ''),
    });
  };
  return (
    <form ref={form} className={accountForm} method="post" noValidate onSubmit={submit}>
      {failure && failure.fieldErrors.length === 0 && <FailureAlert failure={failure} needsSession />}
      <div className={pair}>
        <Field
          label={fields.firstname}
          name="firstname"
          autoComplete="given-name"
          defaultValue={user.firstname}
          maxLength={80}
          error={errors.firstname}
        />
        <Field
          label={fields.lastname}
          name="lastname"
          autoComplete="family-name"
          defaultValue={user.lastname}
          maxLength={80}
          error={errors.lastname}
        />
      </div>
      <Field
        label={fields.email}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email}
      />
      {isMoved && (
        <PasswordField
          label={messages.current}
          name="currentPassword"
          autoComplete="current-password"
          hint={messages.emailNote}
          showText={fields.show}
          hideText={fields.hide}
          error={errors.currentPassword}
        />
      )}
      <Field
        label={fields.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={user.phone}
        optionalText={fields.optional}
        error={errors.phone}
      />
      {asksBirthdate && (
        <Field
          label={fields.birthdate}
          name="birthdate"
          type="date"
          autoComplete="bday"
          defaultValue={user.birthdate ?? ''}
          error={errors.birthdate}
        />
      )}
      {status === 'success' && (
        <Alert tone="success" live>
          <p>{messages.saved}</p>
        </Alert>
      )}
      <div>
        <Button type="submit" busy={status === 'pending'}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
