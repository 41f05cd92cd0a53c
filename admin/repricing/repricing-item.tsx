import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMoney } from '#client/money.tsx';
import { untouchedQuery } from '#client/queries/admin-repricing.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/repricing.ts';
import type { Repricing } from '#schemas/repricing.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles as styles } from '../styles.ts';
import { formatRule } from './format-rule.ts';
import { repricingStyles } from './styles.ts';

/** A change: its rule, how far it has come, what it left, and its undo. */
export function RepricingItem({ repricing }: { repricing: Repricing }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const money = useMoney();
  const dates = useDates();
  const [isAsked, setIsAsked] = useState(false);
  const { id, rule, state, skipped, refused, startedAt, startedBy } = repricing;
  const title = formatRule(rule, lang, money);
  const undo = usePanelMutation({
    mutationFn: () => browserApi.call('POST /admin/repricing/{id}/undo', { params: { id } }),
    onSuccess: () => setIsAsked(false),
    done: messages.undoStarted,
  });
  const untouched = skipped + refused;
  return (
    <li className={repricingStyles.change}>
      <h3>{title}</h3>
      <p className={styles.note}>{messages.by({ moment: dates.minute(startedAt), name: startedBy })}</p>
      <Progress repricing={repricing} />
      {untouched > 0 && <Untouched id={id} count={untouched} />}
      {(state === 'RUNNING' || state === 'DONE') && (
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => setIsAsked(true)}>
            {state === 'RUNNING' ? messages.stop : messages.undo}
          </Button>
        </div>
      )}
      <AskDialog
        open={isAsked}
        title={messages.undoAsk}
        action={state === 'RUNNING' ? messages.stop : messages.undo}
        mutation={undo}
        onConfirm={() => undo.mutate()}
        onClose={() => setIsAsked(false)}
      >
        <p>
          <strong>{title}</strong>
        </p>
        <p>{messages.undoText}</p>
      </AskDialog>
    </li>
  );
}

/** Progress of a change or its undo, or its result. */
function Progress({ repricing }: { repricing: Repricing }) {
  const messages = useMessages(allMessages);
  const { state, total, changed, skipped, restored, refused, undoneBy } = repricing;
  switch (state) {
    case 'RUNNING': {
      const done = changed + skipped;
      return <ProgressBar value={done / total} text={messages.running({ done, total })} />;
    }
    case 'UNDOING': {
      const done = restored + refused;
      return <ProgressBar value={changed === 0 ? 1 : done / changed} text={messages.undoing({ done, total: changed })} />;
    }
    case 'DONE':
      return <p role="status">{messages.done({ changed, skipped })}</p>;
    case 'UNDONE':
      return <p role="status">{messages.undone({ name: undoneBy, restored, refused })}</p>;
  }
}

/** Names of products that were left as they were, read where somebody opens them. */
function Untouched({ id, count }: { id: string; count: number }) {
  const messages = useMessages(allMessages);
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, refetch } = useServerState({ ...untouchedQuery(id, count), enabled: isOpen });
  return (
    <details className={repricingStyles.untouched} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{messages.untouched({ count })}</summary>
      {isError && <RetryAlert text={messages.error} label={messages.retry} onRetry={() => void refetch()} />}
      {isOpen && !data && !isError && <Skeleton label={messages.loading} bars={[1]} />}
      {data && (
        <ul className={styles.plain}>
          {data.products.map(({ slug, name, reason }) => (
            <li key={slug}>{messages.untouchedRow({ name, reason: messages.reasons[reason] })}</li>
          ))}
          {data.total > data.products.length && <li>{messages.untouchedMore({ count: data.total - data.products.length })}</li>}
        </ul>
      )}
    </details>
  );
}
