import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin.ts';
import type { Mail } from '#schemas/calls/admin.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from './call/failure-alert.tsx';
import { usePanelMutation } from './call/use-panel-mutation.ts';
import { DetailHeading } from './list/list-and-detail.tsx';
import { adminStyles as styles } from './styles.ts';

/** A message as its reader sees it. The frame is a sandbox without any permission: nothing in the message can run or navigate. */
export function MailPreview({ mail }: { mail: Mail }) {
  const messages = useMessages(allMessages);
  return (
    <div className={styles.ask}>
      <DetailHeading key={mail.id}>{mail.subject}</DetailHeading>
      <p className={styles.muted}>
        {messages.from} {mail.from.address ? `${mail.from.name} <${mail.from.address}>` : mail.from.name}
        <br />
        {messages.to} {mail.to}
      </p>
      {mail.failure && <MailFailure mail={mail} />}
      {mail.givenUpAt && <SendAgain key={mail.id} id={mail.id} />}
      {mail.idOrder && (
        <p>
          <a href={`/admin/orders/${mail.idOrder}`}>{messages.toOrder}</a>
        </p>
      )}
      <iframe className={styles.mail} title={messages.preview({ subject: mail.subject })} sandbox="" srcDoc={mail.html} />
    </div>
  );
}

/** Shows why a message was not sent, and when it is tried again. */
function MailFailure({ mail }: { mail: Mail }) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const next = mail.givenUpAt ? messages.givenUp : mail.nextAttemptAt && messages.nextAttempt({ moment: dates.moment(mail.nextAttemptAt) });
  return (
    <p className={styles.alert}>
      {[messages.tried({ count: mail.attempts }), next].filter(Boolean).join(', ')}
      <br />
      {messages.reason} {mail.failure}
    </p>
  );
}

/** Has a message tried anew that was given up, e.g. once its address was corrected at the mail server. */
function SendAgain({ id }: { id: number }) {
  const messages = useMessages(allMessages);
  const again = usePanelMutation({
    mutationFn: () => browserApi.call('POST /admin/mail/{id}/send-again', { params: { id } }),
    done: messages.sentAgain,
  });
  return (
    <div className={styles.ask}>
      <FailureAlert failure={again.failure} />
      <div>
        <Button variant="outline" busy={again.isPending} onClick={() => again.mutate()}>
          {messages.sendAgain}
        </Button>
      </div>
    </div>
  );
}
