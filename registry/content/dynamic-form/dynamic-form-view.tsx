import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { askedFields } from '#domain/asked-fields.ts';
import { messages as allMessages } from '#messages/generated/registry/content/dynamic-form.ts';
import type { Answers, Form } from '#schemas/form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { FormField } from '../forms/form-field.tsx';
import { type Filled, megabytesOf, readAnswers } from '../forms/read-answers.ts';
import { Trap } from '../forms/trap.tsx';
import type { Sending } from '../forms/use-send.ts';
import { dynamicFormStyles as styles } from './styles.ts';

export type DynamicFormViewProps = Sending & {
  form: Form;
  showTitle: boolean;
  level: 2 | 3 | 4;
  privacyUrl: string;
  /** E-mail address to write to instead, or ''. */
  email: string;
  /** The form can be sent, which is so once its code is loaded. */
  ready: boolean;
  onSend: (filled: Filled) => void;
  onAgain: () => void;
};

/** A form of the site; once sent, its thanks. What was filled in stays in its fields when sending fails. */
export function DynamicFormView({ form, showTitle, level, status, failure, onAgain, ...rest }: DynamicFormViewProps) {
  const messages = useMessages(allMessages);
  const thanks = useRef<HTMLDivElement>(null);
  const isDone = status === 'success';
  useEffect(() => {
    if (isDone) thanks.current?.focus();
  }, [isDone]);
  const Title = `h${level}` as const;
  return (
    <section className={styles.box} aria-label={form.title}>
      {showTitle && <Title className={styles.title}>{form.title}</Title>}
      {isDone ? (
        <>
          <Alert tone="success" title={form.successTitle || messages.done} live ref={thanks}>
            <p>{form.successText || messages.doneText}</p>
          </Alert>
          <p>
            <Button variant="outline" onClick={onAgain}>
              {messages.again}
            </Button>
          </p>
        </>
      ) : (
        <>
          {form.text && <p className={styles.text}>{form.text}</p>}
          <Fields {...rest} form={form} status={status} failure={failure} />
        </>
      )}
    </section>
  );
}

type FieldsProps = Pick<DynamicFormViewProps, 'form' | 'status' | 'failure' | 'privacyUrl' | 'email' | 'ready' | 'onSend'>;

function Fields({ form: { fields, submitLabel }, status, failure, privacyUrl, email, ready, onSend }: FieldsProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const prefix = useId();
  const element = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [tooLarge, setTooLarge] = useState<Readonly<Record<string, string>>>({});
  const asked = askedFields(fields, answers);
  const isBusy = status === 'pending';
  const errors = new Map(failure?.fieldErrors.map(({ key, error }) => [key, error]));
  for (const [key, error] of Object.entries(tooLarge)) errors.set(key, error);
  const faults = asked.filter(({ key }) => errors.has(key));
  useEffect(() => {
    if (failure || Object.keys(tooLarge).length > 0) focusFirstInvalid(element.current);
  }, [failure, tooLarge]);

  const changed = (event: FormEvent<HTMLFormElement>) => setAnswers(readAnswers(event.currentTarget, fields).answers);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = readAnswers(event.currentTarget, asked);
    const large = asked.flatMap((field) => {
      const most = megabytesOf(field);
      const isLarge = (filled.files[field.key]?.size ?? 0) > most * 1024 * 1024;
      return isLarge ? [[field.key, messages.tooLarge({ megabytes: most })] as const] : [];
    });
    setTooLarge(Object.fromEntries(large));
    if (large.length === 0) onSend(filled);
  };

  return (
    <form ref={element} className={styles.form} method="post" noValidate onSubmit={submit} onChange={changed} aria-busy={isBusy}>
      {faults.length > 0 && (
        <Alert tone="error" title={messages.faults({ count: faults.length })} live>
          <ul className={styles.faults}>
            {faults.map(({ key, label }) => (
              <li key={key}>
                <a href={`#${prefix}${key}`}>{label}</a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {asked.map((field) => {
        const { key } = field;
        const given = answers[key];
        return (
          <div key={key} id={field.type === 'radio' || field.type === 'checkboxes' ? prefix + key : undefined}>
            <FormField
              field={field}
              id={prefix + key}
              error={errors.get(key)}
              value={typeof given === 'string' ? given : null}
              onChoose={(value) => setAnswers((now) => ({ ...now, [key]: value }))}
            />
          </div>
        );
      })}
      <Trap label={messages.trap} />
      {failure && faults.length === 0 && (
        <Alert tone="error" live>
          <p>{failure.status === 0 ? messages.unanswered : failure.message}</p>
        </Alert>
      )}
      <div className={styles.submit}>
        <Button type="submit" busy={isBusy} disabled={!ready}>
          {isBusy ? messages.sending : submitLabel || messages.submit}
        </Button>
        {isBusy && <progress className={styles.progress} aria-label={messages.sending} />}
      </div>
      <noscript>
        <p>
          {messages.noScript} {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      </noscript>
      <p className={styles.note}>
        {messages.kept} <a href={to(privacyUrl)}>{messages.privacy}</a>
      </p>
    </form>
  );
}
