import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/registry/account/sign-in.ts';
import type { RegisterBody } from '#schemas/user.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { accountForm, pair } from './form-styles.ts';
import { type RegisterErrors, readRegistration } from './read-registration.ts';

export type RegisterFormProps = {
  busy: boolean;
  failure: CallFailure | null;
  newsletter?: boolean;
  onSubmit: (body: RegisterBody) => void;
};

/** Creating an account. Errors of the form and of the server stand at their fields; the first takes the focus. */
export function RegisterForm({ busy, failure, newsletter = false, onSubmit }: RegisterFormProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { parameters } = useSite();
  const adultsOnly = parameters.BLOCK_MINORS_FROM_REGISTERING === 'true';
  const asksBirthdate = adultsOnly || parameters.ASK_BIRTHDATE_AT_REGISTER === 'true';
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<RegisterErrors>({});
  const answered = Object.fromEntries(failure?.fieldErrors.map(({ key, error }) => [key, error]) ?? []);
  const errors: RegisterErrors = { ...answered, ...refused };

  useEffect(() => {
    if (Object.keys(refused).length > 0 || failure) focusFirstInvalid(form.current);
  }, [refused, failure]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const read = readRegistration(new FormData(event.currentTarget), messages, asksBirthdate);
    setRefused(read.errors);
    if (read.body) onSubmit(read.body);
  };

  return (
    <form ref={form} className={accountForm} method="post" noValidate onSubmit={submit}>
      <FailureAlert failure={failure} />
      <div className={pair}>
        <Field label={messages.firstname} name="firstname" autoComplete="given-name" maxLength={80} required error={errors.firstname} />
        <Field label={messages.lastname} name="lastname" autoComplete="family-name" maxLength={80} required error={errors.lastname} />
      </div>
      <Field label={messages.email} name="email" type="email" autoComplete="email" inputMode="email" required error={errors.email} />
      <Field
        label={messages.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        hint={parameters.ALLOW_ONLY_MOBILE_PHONE === 'true' ? messages.mobileHint : undefined}
        optionalText={messages.optional}
        error={errors.phone}
      />
      {asksBirthdate && (
        <Field
          label={messages.birthdate}
          name="birthdate"
          type="date"
          autoComplete="bday"
          required
          hint={adultsOnly ? messages.adultsOnly : undefined}
          error={errors.birthdate}
        />
      )}
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="new-password"
        minLength={12}
        required
        hint={messages.passwordHint}
        showText={messages.show}
        hideText={messages.hide}
        error={errors.password}
      />
      <div>
        <Checkbox
          name="acceptTerms"
          required
          error={errors.acceptTerms}
          label={
            <>
              {messages.terms} <a href={to('/use-terms')}>{messages.termsLink}</a>.
            </>
          }
        />
        {newsletter && <Checkbox name="newsletter" label={messages.newsletter} />}
      </div>
      <Button type="submit" busy={busy} wide>
        {messages.register}
      </Button>
    </form>
  );
}
