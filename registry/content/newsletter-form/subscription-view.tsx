import { useEffect, useRef } from 'react';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/newsletter-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { Sending } from '../forms/use-send.ts';
import { newsletterStyles as styles } from './styles.ts';

export type SubscriptionViewProps = Sending & { action: 'confirm' | 'unsubscribe'; ready: boolean; onSend: () => void };

/** Page of the link in an e-mail. It needs a click, so that programs that open every link of an e-mail end no subscription. */
export function SubscriptionView({ action, status, failure, ready, onSend }: SubscriptionViewProps) {
  const all = useMessages(allMessages);
  const messages = all[action];
  const to = useLocalPath();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status === 'success' || failure) answer.current?.focus();
  }, [status, failure]);
  return (
    <div className={styles.page}>
      <h1>{messages.title}</h1>
      {failure && (
        <Alert tone="error" live ref={answer}>
          <p>{failure.status === 0 ? all.unanswered : failure.message}</p>
        </Alert>
      )}
      {status === 'success' ? (
        <>
          <Alert tone="success" title={messages.done} live ref={answer}>
            <p>{messages.doneText}</p>
          </Alert>
          <LinkButton href={to('/')} variant="outline">
            {all.home}
          </LinkButton>
        </>
      ) : (
        <>
          <p>{messages.text}</p>
          <Button busy={status === 'pending'} disabled={!ready} onClick={onSend}>
            {messages.submit}
          </Button>
        </>
      )}
    </div>
  );
}
