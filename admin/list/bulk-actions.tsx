import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readPanelAgain } from '#client/queries/admin.ts';
import { queryClient } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { readFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/list.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { type BackgroundWork, startWork } from '../shell/background-work.ts';
import { repeatSignedIn } from '../sign-in-again/repeat-signed-in.ts';
import { listStyles as styles } from './list-styles.ts';
import type { ListSelection } from './selection.ts';

/** Refusal of an action for one of its rows. */
export type BulkRefusal = { reason: string };

/** Action on several rows at once, by a call for each or by one for all. */
export type BulkAction<Row> = {
  key: string;
  label: string;
  /** Asked before, for what cannot be taken back. */
  ask: { title: string; text: string; content?: ReactNode };
  /** Returns whether the action is possible for a row; other rows stay unchanged. */
  fits: (row: Row) => boolean;
  /** Makes the call of a row, or of all rows: then it returns those that were refused. */
  call: ((row: Row) => Promise<unknown>) | { all: (rows: readonly Row[]) => Promise<readonly BulkRefusal[]> };
  /** Said when it is done. @param count rows that it was done with */
  done: (v: { count: number }) => string;
};

/** Screen that does something with several rows. */
export type BulkLink<Row> = { key: string; label: string; href: (rows: readonly Row[]) => string };

type BulkActionsProps<Row> = {
  selection: ListSelection<Row>;
  actions: readonly BulkAction<Row>[];
  links?: readonly BulkLink<Row>[] | undefined;
};

/** Actions on the selected rows, in place of the filters. The panel's activity shows the progress. */
export function BulkActions<Row>({ selection, actions, links = [] }: BulkActionsProps<Row>) {
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
      {links.map(({ key, label, href }) => (
        <LinkButton key={key} variant="outline" href={href(selection.rows)}>
          {label}
        </LinkButton>
      ))}
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
        {asked?.ask.text && <p>{asked.ask.text}</p>}
        {asked?.ask.content}
      </AskDialog>
    </section>
  );
}

/** Makes the call of each row, one after another: what the first refuses for want of a password is asked once. Returns the refusals. */
async function callEach<Row>(call: (row: Row) => Promise<unknown>, rows: readonly Row[], work: BackgroundWork): Promise<string[]> {
  const reasons: string[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      await repeatSignedIn(() => call(row));
    } catch (error) {
      reasons.push(readFailure(error).message);
    }
    work.progress(index + 1);
  }
  return reasons;
}

/** Makes one call for all rows. Returns the refusals: one for each row where the call itself is refused. */
async function callOnce<Row>(call: (rows: readonly Row[]) => Promise<readonly BulkRefusal[]>, rows: readonly Row[]): Promise<string[]> {
  try {
    return (await repeatSignedIn(() => call(rows))).map(({ reason }) => reason);
  } catch (error) {
    return rows.map(() => readFailure(error).message);
  }
}

/** Runs an action on rows and says what came of it. One row that is refused does not keep the others from it. */
async function runAll<Row>(
  { label, call, done }: Pick<BulkAction<Row>, 'label' | 'call' | 'done'>,
  rows: readonly Row[],
  refused: (failure: { count: number; reason: string }) => string,
): Promise<void> {
  const work = startWork(label, rows.length);
  const reasons = typeof call === 'function' ? await callEach(call, rows, work) : await callOnce(call.all, rows);
  const count = rows.length - reasons.length;
  if (count > 0) notify({ kind: 'success', text: done({ count }) });
  const [reason] = reasons;
  if (reason === undefined) return work.finish(done({ count }));
  const failure = refused({ count: reasons.length, reason });
  work.fail(failure);
  notify({ kind: 'error', text: failure });
}
