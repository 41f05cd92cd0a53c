import { type FormEvent, useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useAuth } from '#client/shop/auth.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/buying/choosing/stock-alert.ts';
import { type Sending, useSend } from '#registry/content/forms/use-send.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';

const { colour, size, space } = theme;
const styles = {
  form: style({ display: 'grid', gap: space.s, padding: space.m, background: colour.tint, borderRadius: theme.radius.m }),
  title: style({ color: colour.heading, fontWeight: theme.weight.menu }),
  line: style({
    display: 'grid',
    gap: space.s,
    alignItems: 'start',
    // Beside the field, on the line of its input.
    [above('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > button': { marginTop: '1.68em' } },
  }),
  kept: style({ color: colour.muted, fontSize: size.small, lineHeight: theme.leading.snug }),
  link: style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', color: colour.link }),
};

/** Asks to be written to when a declination that is sold out is back. */
export function StockAlert({ idDeclination }: { idDeclination: number }) {
  const { send, ...sending } = useSend();
  const { user } = useAuth();
  const ask = (email: string) => send(() => browserApi.call('POST /stock-alert', { body: { idDeclination, email } }));
  return <StockAlertView {...sending} ownEmail={user?.email} onAsk={ask} />;
}

export type StockAlertViewProps = Sending & {
  /** Of whoever is signed in. */
  ownEmail: string | undefined;
  onAsk: (email: string) => void;
};

/** One field. Once asked, it gives way to what comes next. */
export function StockAlertView({ status, failure, ownEmail, onAsk }: StockAlertViewProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState('');
  const [refused, setRefused] = useState('');
  const answered = failure?.fieldErrors.find(({ key }) => key === 'email')?.error;
  useEffect(() => {
    // Text typed before the session was known stays.
    if (ownEmail && field.current?.value === '') field.current.value = ownEmail;
  }, [ownEmail]);
  useEffect(() => {
    if (status === 'success') done.current?.focus();
    else if (refused || answered) focusFirstInvalid(form.current);
  }, [status, refused, answered]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = (field.current?.value ?? '').trim();
    const fault = !email ? messages.required : /^\S+@\S+\.\S+$/.test(email) ? '' : messages.format;
    setRefused(fault);
    setAsked(email);
    if (!fault) onAsk(email);
  };

  if (status === 'success') {
    return (
      <Alert tone="success" title={messages.done} live ref={done}>
        <p>{messages.doneText({ email: asked })}</p>
        {ownEmail && (
          <a className={styles.link} href={to('/account/alerts')}>
            {messages.list}
          </a>
        )}
      </Alert>
    );
  }
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <p className={styles.title}>{messages.title}</p>
      <div className={styles.line}>
        <Field
          ref={field}
          label={messages.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          error={refused || answered}
        />
        <Button type="submit" busy={status === 'pending'}>
          {messages.submit}
        </Button>
      </div>
      {failure && !answered && (
        <Alert tone="error" live>
          <p>{failure.status === 0 ? messages.unanswered : failure.message}</p>
        </Alert>
      )}
      <p className={styles.kept}>{messages.kept}</p>
    </form>
  );
}
