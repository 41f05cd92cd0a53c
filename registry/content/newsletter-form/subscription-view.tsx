import { useEffect, useRef, useState } from 'react';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/newsletter-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { Sending } from '../forms/use-send.ts';
import { ListChoice } from './list-choice.tsx';
import { newsletterStyles as styles } from './styles.ts';

export type SubscriptionViewProps = Sending & {
  action: 'confirm' | 'unsubscribe';
  ready: boolean;
  /** Newsletters to choose from, where there are several. */
  lists?: readonly { id: number; name: string }[];
  /** Those that alone are ticked at first; without one that is there all are. */
  named?: readonly number[];
  onSend: (chosen: readonly number[]) => void;
};

const noLists: readonly never[] = [];

/** Page of the link in an e-mail. It needs a click, so that programs that open every link of an e-mail end no subscription. */
export function SubscriptionView({ action, status, failure, ready, lists = noLists, named = noLists, onSend }: SubscriptionViewProps) {
  const all = useMessages(allMessages);
  const messages = all[action];
  const to = useLocalPath();
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [isNoneChosen, setIsNoneChosen] = useState(false);
  const isKnown = lists.some(({ id }) => named.includes(id));
  const isTicked = (id: number) => changed.get(id) ?? (!isKnown || named.includes(id));
  const chosen = lists.map(({ id }) => id).filter(isTicked);
  const submit = () => {
    const isNone = lists.length > 0 && chosen.length === 0;
    setIsNoneChosen(isNone);
    if (!isNone) onSend(chosen);
  };
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
            <p>{chosen.length < lists.length ? all.someEnded : messages.doneText}</p>
          </Alert>
          <LinkButton href={to('/')} variant="outline">
            {all.home}
          </LinkButton>
        </>
      ) : (
        <>
          <p>{messages.text}</p>
          {lists.length > 1 && (
            <ListChoice
              legend={all.leave}
              error={isNoneChosen ? all.chooseOne : undefined}
              lists={lists}
              isTicked={isTicked}
              onTick={(id, isOn) => setChanged(new Map(changed).set(id, isOn))}
            />
          )}
          <Button busy={status === 'pending'} disabled={!ready} onClick={submit}>
            {messages.submit}
          </Button>
        </>
      )}
    </div>
  );
}
