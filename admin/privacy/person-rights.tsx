import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { formatCalendarDate } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/admin/privacy.ts';
import type { PersonErasure } from '#schemas/retention.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles as styles } from '../styles.ts';

/** Gives a person her data as a file, or erases her, by her e-mail address; says what the law has the shop keep. */
export function PersonRights() {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const [email, setEmail] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [result, setResult] = useState<PersonErasure | null>(null);
  const address = email.trim().toLowerCase();
  const isWhole = /^\S+@\S+\.\S+$/.test(address);
  const erasure = usePanelMutation({
    mutationFn: () => browserApi.call('POST /admin/person/erase', { body: { email: address } }),
    done: messages.eraseDone,
    onSuccess: (erased) => {
      setAsked(false);
      setResult(erased);
    },
  });
  return (
    <section className={`${styles.panel} ${styles.ask}`}>
      <h2>{messages.person}</h2>
      <p className={styles.muted}>{messages.personText}</p>
      <Field
        label={messages.email}
        name="email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setResult(null);
        }}
      />
      {isWhole && (
        <div className={styles.actions}>
          <LinkButton href={`/api/admin/person/data?${new URLSearchParams({ email: address })}`} download="data.json" variant="outline">
            {messages.download}
          </LinkButton>
          <Button variant="outline" onClick={() => setAsked(true)}>
            {messages.erase}
          </Button>
        </div>
      )}
      {result && (
        <Alert tone="success" title={messages.eraseDone} live>
          <p>{messages.erased({ count: result.orders })}</p>
          {result.kept.length > 0 && (
            <>
              <p>{messages.kept}</p>
              <ul>
                {result.kept.map(({ kind, reference, until }) => (
                  <li key={`${kind}-${reference}`}>
                    {messages.kinds[kind]} {reference}, {messages.until({ day: formatCalendarDate(until, lang) })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Alert>
      )}
      <AskDialog
        open={isAsked}
        title={messages.eraseAsk({ email: address })}
        action={messages.erase}
        mutation={erasure}
        onClose={() => setAsked(false)}
        onConfirm={() => erasure.mutate()}
      >
        <p>{messages.eraseText}</p>
      </AskDialog>
    </section>
  );
}
