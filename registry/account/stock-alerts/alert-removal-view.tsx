import { useEffect, useRef } from 'react';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/stock-alerts/alert-removal-view.ts';
import type { Sending } from '#registry/content/forms/use-send.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AccountNeedsScript } from '../sign-in/account-needs-script.tsx';
import { FailureAlert } from '../sign-in/failure-alert.tsx';

const page = style({ display: 'grid', gap: theme.space.l, justifyItems: 'start', maxWidth: theme.measure.text });

export type AlertRemovalViewProps = Sending & {
  /** The button works, which is so once its code is loaded. */
  ready: boolean;
  onRemove: () => void;
};

/** Page of the link in an e-mail. It needs a click, so that programs that open every link of an e-mail remove nothing. */
export function AlertRemovalView({ status, failure, ready, onRemove }: AlertRemovalViewProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status === 'success') answer.current?.focus();
  }, [status]);
  if (status === 'success') {
    return (
      <div className={page}>
        <Alert tone="success" title={messages.done} live ref={answer}>
          <p>{messages.doneText}</p>
        </Alert>
        <LinkButton href={to('/')} variant="outline">
          {messages.home}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={page}>
      <AccountNeedsScript />
      <FailureAlert failure={failure} />
      <p>{messages.text}</p>
      <Button busy={status === 'pending'} disabled={!ready} onClick={onRemove}>
        {messages.remove}
      </Button>
    </div>
  );
}
