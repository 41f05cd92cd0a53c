import { useEffect, useRef } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { readPanelAgain } from '#client/queries/admin.ts';
import { useSite, useWords } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { useSend } from '#registry/form-parts/use-send.ts';
import { formatMoment } from '#registry/order-parts/dates.ts';
import type { Mail } from '#schemas/calls/admin.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { adminStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

/** A message as its reader sees it. The frame is a sandbox without any permission: nothing in the message can run or navigate. */
export function MailPreview({ mail }: { mail: Mail }) {
  const words = useWords(allWords);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is news, and its heading takes the focus.
  useEffect(() => heading.current?.focus(), [mail.id]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {mail.subject}
      </h2>
      <p className={styles.muted}>
        {words.from} {mail.from.address ? `${mail.from.name} <${mail.from.address}>` : mail.from.name}
        <br />
        {words.to} {mail.to}
      </p>
      {mail.failure && <MailFailure mail={mail} />}
      {mail.givenUpAt && <SendAgain key={mail.id} id={mail.id} />}
      {mail.idOrder && (
        <p>
          <a href={`/admin/orders/${mail.idOrder}`}>{words.order}</a>
        </p>
      )}
      <iframe className={styles.mail} title={words.preview(mail.subject)} sandbox="" srcDoc={mail.html} />
    </>
  );
}

/** Why a message has not left, and when it is tried again. */
function MailFailure({ mail }: { mail: Mail }) {
  const words = useWords(allWords);
  const { lang } = useSite();
  const next = mail.givenUpAt ? words.givenUp : mail.nextAttemptAt && words.nextAttempt(formatMoment(mail.nextAttemptAt, lang));
  return (
    <p className={styles.alert}>
      {[words.tried(mail.attempts), next].filter(Boolean).join(', ')}
      <br />
      {words.reason} {mail.failure}
    </p>
  );
}

/** Has a message tried anew that was given up, e.g. once its address was corrected at the mail server. */
function SendAgain({ id }: { id: number }) {
  const words = useWords(allWords);
  const { send, status, failure } = useSend();
  const again = () =>
    send(async () => {
      await browserApi.call('POST /admin/mail/{id}/send-again', { params: { id } });
      await readPanelAgain();
      notify({ kind: 'success', text: words.sentAgain });
    });
  return (
    <div className={styles.ask}>
      {failure && (
        <Alert tone="error" live>
          <p>{failure.status === 0 ? words.unknown : failure.message}</p>
        </Alert>
      )}
      <div>
        <Button variant="outline" busy={status === 'busy'} onClick={again}>
          {words.sendAgain}
        </Button>
      </div>
    </div>
  );
}
