import { useEffect, useRef } from 'react';
import { useSite, useWords } from '#client/site.tsx';
import { formatMoment } from '#registry/order-parts/dates.ts';
import type { Mail } from '#schemas/calls/admin.ts';
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
