import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AuthView } from '#client/shop/views.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as accountMessages } from '#messages/generated/registry/account/sign-in.ts';
import { messages as allMessages } from '#messages/generated/registry/checkout/order-success/guest-account.ts';
import { FailureAlert } from '#registry/account/sign-in/failure-alert.tsx';
import { accountForm } from '#registry/account/sign-in/form-styles.ts';
import type { Order } from '#schemas/order.ts';
import type { RegisterBody } from '#schemas/user.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { orderSuccessStyles as styles } from './styles.ts';

export type GuestAccountProps = { order: Order; account: AuthView; onRegister: (body: RegisterBody) => void };

/** After a guest's order: an account for the price of a password, since the order says the rest. */
export function GuestAccount({ order, account, onRegister }: GuestAccountProps) {
  const messages = useMessages(allMessages);
  const shared = useMessages(accountMessages);
  const to = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const [hasAsked, setAsked] = useState(false);
  const [errors, setErrors] = useState<{ password?: string; acceptTerms?: string }>({});
  const { failure, status } = account;
  useEffect(() => {
    if (Object.keys(errors).length > 0 || (hasAsked && failure)) focusFirstInvalid(form.current);
  }, [errors, failure, hasAsked]);

  const person = order.billing ?? order.delivery.address;
  if (account.user)
    return hasAsked ? (
      <p className={styles.account} role="status">
        {messages.done}
      </p>
    ) : null;
  if (status !== 'loggedOut' && status !== 'registering') return null;
  if (!person) return null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'registering') return;
    const sent = new FormData(event.currentTarget);
    const password = String(sent.get('password') ?? '');
    const found = {
      ...(password.length < 12 && {
        password: password ? shared.passwordShort({ missing: 12 - password.length }) : shared.required.password,
      }),
      ...(sent.get('acceptTerms') === null && { acceptTerms: shared.required.acceptTerms }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setAsked(true);
    onRegister({ email: order.email, password, firstname: person.firstname, lastname: person.lastname, phone: '', acceptTerms: true });
  };
  const answered = hasAsked ? failure?.fieldErrors.find(({ key }) => key === 'password')?.error : undefined;
  return (
    <section className={styles.account} aria-labelledby="guest-account">
      <h3 id="guest-account" className={styles.nextTitle}>
        {messages.title}
      </h3>
      <p>{messages.text({ email: order.email })}</p>
      <form ref={form} className={accountForm} method="post" noValidate onSubmit={submit}>
        {hasAsked && <FailureAlert failure={failure} />}
        {/* Password managers keep the password under it. */}
        <input type="hidden" name="username" autoComplete="username" value={order.email} readOnly />
        <PasswordField
          label={shared.password}
          name="password"
          autoComplete="new-password"
          minLength={12}
          required
          hint={shared.passwordHint}
          error={errors.password ?? answered}
          showText={shared.show}
          hideText={shared.hide}
        />
        <Checkbox
          name="acceptTerms"
          required
          error={errors.acceptTerms}
          label={
            <>
              {shared.terms} <a href={to('/use-terms')}>{shared.termsLink}</a>.
            </>
          }
        />
        <Button type="submit" busy={status === 'registering'}>
          {messages.create}
        </Button>
      </form>
    </section>
  );
}
