import { useEffect, useRef } from 'react';
import { useLocalPath, useMessages } from '#client/site.tsx';
import type { Sending } from '#registry/content/forms/use-send.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AccountNeedsScript } from '../sign-in/account-needs-script.tsx';
import { FailureAlert } from '../sign-in/failure-alert.tsx';

const allMessages = {
  fr: {
    text: 'L’alerte sera effacée avec votre adresse : nous ne vous écrirons pas au retour de cet article.',
    remove: 'Retirer l’alerte',
    done: 'C’est fait',
    doneText: 'L’alerte est retirée, et votre adresse effacée avec elle.',
    home: 'Retour à l’accueil',
  },
  en: {
    text: 'The alert will be erased with your address: we will not write to you when this item is back.',
    remove: 'Take the alert off',
    done: 'Done',
    doneText: 'The alert is taken off, and your address erased with it.',
    home: 'Back to the home page',
  },
};

const page = style({ display: 'grid', gap: theme.space.l, justifyItems: 'start', maxWidth: theme.measure.text });

export type AlertRemovalViewProps = Sending & {
  /** Whether the button does something: not before its code is there. */
  ready: boolean;
  onRemove: () => void;
};

/** Where an e-mail's link leads. It asks for a click: programs that look at every link of an e-mail take nothing off. */
export function AlertRemovalView({ status, failure, ready, onRemove }: AlertRemovalViewProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status === 'done') answer.current?.focus();
  }, [status]);
  if (status === 'done') {
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
      <Button busy={status === 'busy'} disabled={!ready} onClick={onRemove}>
        {messages.remove}
      </Button>
    </div>
  );
}
