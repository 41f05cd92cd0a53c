import { adminMailsQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as mailsStayMessages } from '#messages/generated/admin/mails-stay.ts';
import { Alert } from '#ui/alert.tsx';

/** Warns that e-mails stay in the outbox, with their number and advice; nothing if a mail server is set up. */
export function MailsStay() {
  const messages = useMessages(mailsStayMessages);
  const { data } = useServerState(adminMailsQuery({ nbItem: 1, state: 'WAITING' }));
  if (!data || data.sends) return null;
  return (
    <Alert tone="warning" title={messages.title}>
      <p>{messages.text({ waiting: data.total })}</p>
      <p>{messages.step}</p>
    </Alert>
  );
}
