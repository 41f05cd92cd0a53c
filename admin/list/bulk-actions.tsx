import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readPanelAgain } from '#client/queries/admin.ts';
import { queryClient } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { readFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/list.ts';
import { Button } from '#ui/button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { startWork } from '../shell/background-work.ts';
import { repeatSignedIn } from '../sign-in-again/repeat-signed-in.ts';
import { listStyles as styles } from './list-styles.ts';
import type { ListSelection } from './selection.ts';

/** Action on several rows at once, by a call for each. */
export type BulkAction<Row> = {
  key: string;
  label: string;
  /** Asked before, for what cannot be taken back. */
  ask: { title: string; text: string };
  /** Returns whether the action is possible for a row; other rows stay unchanged. */
  fits: (row: Row) => boolean;
  call: (row: Row) => Promise<unknown>;
  /** Said when it is done. @param count rows that it was done with */
  done: (v: { count: number }) => string;
};

type BulkActionsProps<Row> = { selection: ListSelection<Row>; actions: readonly BulkAction<Row>[] };

/** Actions on the selected rows, in place of the filters. The panel's activity shows the progress. */
export function BulkActions<Row>({ selection, actions }: BulkActionsProps<Row>) {
  const messages = useMessages(allMessages);
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null);
  const rowsFor = (action: BulkAction<Row>) => selection.rows.filter(action.fits);
  const run = useMutation(
    {
      mutationFn: ({ action, rows }: { action: BulkAction<Row>; rows: readonly Row[] }) => runAll(action, rows, messages.refused),
      onSettled: readPanelAgain,
    },
    queryClient(),
  );
  return (
    <section className={styles.bulk} aria-label={messages.bulk}>
      <strong role="status">{messages.selected({ count: selection.rows.length })}</strong>
      {actions.map((action) => {
        const count = rowsFor(action).length;
        return (
          <Button key={action.key} variant="outline" disabled={count === 0} onClick={() => setAsked(action)}>
            {count === selection.rows.length ? action.label : messages.someOf({ label: action.label, count })}
          </Button>
        );
      })}
      <Button variant="quiet" onClick={() => selection.setAll(false)}>
        {messages.selectNone}
      </Button>
      <AskDialog
        open={asked !== null}
        title={asked?.ask.title ?? ''}
        action={asked ? messages.someOf({ label: asked.label, count: rowsFor(asked).length }) : ''}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (!asked) return;
          run.mutate({ action: asked, rows: rowsFor(asked) });
          selection.setAll(false);
          setAsked(null);
        }}
      >
        <p>{asked?.ask.text}</p>
      </AskDialog>
    </section>
  );
}

/**
 * Makes the calls one after another: what the first refuses for want of a password is asked once. One that is refused does not keep the
 * others from being made.
 */
async function runAll<Row>(
  { label, call, done }: Pick<BulkAction<Row>, 'label' | 'call' | 'done'>,
  rows: readonly Row[],
  refused: (failure: { count: number; reason: string }) => string,
): Promise<void> {
  const work = startWork(label, rows.length);
  const reasons: string[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      await repeatSignedIn(() => call(row));
    } catch (error) {
      reasons.push(readFailure(error).message);
    }
    work.progress(index + 1);
  }
  const count = rows.length - reasons.length;
  if (count > 0) notify({ kind: 'success', text: done({ count }) });
  const [reason] = reasons;
  if (reason === undefined) return work.finish(done({ count }));
  const failure = refused({ count: reasons.length, reason });
  work.fail(failure);
  notify({ kind: 'error', text: failure });
}
