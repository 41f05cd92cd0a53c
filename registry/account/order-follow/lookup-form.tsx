import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/order-follow/lookup-form.ts';
import { messages as accountMessages } from '#messages/generated/registry/account/sign-in.ts';
import type { Sending } from '#registry/content/forms/use-send.ts';
import type { OrderFollowProps } from '#registry/generated/order-follow.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { AccountNeedsScript } from '../sign-in/account-needs-script.tsx';
import { FailureAlert } from '../sign-in/failure-alert.tsx';
import { accountForm } from '../sign-in/form-styles.ts';

const { space } = theme;
const styles = {
  page: style({ display: 'grid', gap: space.l, maxWidth: '28rem', marginInline: 'auto' }),
  link: style({ justifySelf: 'center', display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }),
};

export type LookupFormProps = OrderFollowProps & Sending & { onFind: (order: { reference: string; email: string }) => void };

/** Number and e-mail address of an order. What the shop answers is the same whichever of them is wrong. */
export function LookupForm({ intro, status, failure, onFind }: LookupFormProps) {
  const messages = useMessages(allMessages);
  const fields = useMessages(accountMessages);
  const to = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ reference?: string; email?: string }>({});
  useEffect(() => void focusFirstInvalid(Object.keys(refused).length > 0 ? form.current : null), [refused]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const reference = String(data.get('reference') ?? '').trim();
    const email = String(data.get('email') ?? '').trim();
    const emailFault = !email ? fields.required.email : /^\S+@\S+\.\S+$/.test(email) ? '' : fields.emailFormat;
    const faults = { ...(!reference && { reference: messages.missing }), ...(emailFault && { email: emailFault }) };
    setRefused(faults);
    if (Object.keys(faults).length === 0) onFind({ reference, email });
  };
  return (
    <div className={styles.page}>
      <AccountNeedsScript />
      <form ref={form} className={accountForm} method="post" noValidate onSubmit={submit}>
        <p>{intro ?? messages.intro}</p>
        <FailureAlert failure={failure} />
        <Field
          label={messages.reference}
          name="reference"
          hint={messages.example}
          autoComplete="off"
          maxLength={40}
          required
          error={refused.reference}
        />
        <Field
          label={fields.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
          error={refused.email}
        />
        <Button type="submit" wide busy={status === 'pending'}>
          {messages.find}
        </Button>
        <a className={styles.link} href={to('/auth?next=/account')}>
          {messages.account}
        </a>
      </form>
    </div>
  );
}
