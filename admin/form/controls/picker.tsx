import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PanelDialog } from '../../parameters/dialogs/panel-dialog.tsx';
import { editorStyles } from '../../parameters/styles.ts';
import { controlStyles } from '../control-styles.ts';
import { formStyles as styles } from '../styles.ts';

type Found = { total: number; items: readonly { name: string }[] };

type ChoiceProps<Answer extends Found, Key extends QueryKey> = {
  /** Label of the search. */
  label: string;
  /** The sentence for a list that does not load. */
  failed: string;
  perPage: number;
  /** Reads a page of what a search finds. */
  query: (search: string, page: number) => UseQueryOptions<Answer, Error, Answer, Key>;
  listClass: string;
  /** Stands between the search and the list. */
  above?: ReactNode;
  children: (item: Answer['items'][number]) => ReactNode;
};

export type PickerDialogProps = { open: boolean; title: string; onClose: () => void };

/** A dialog in which something is chosen from a list with a search, a page at a time. */
export function Picker<Answer extends Found, Key extends QueryKey>(props: ChoiceProps<Answer, Key> & PickerDialogProps) {
  const { open, title, onClose, ...choice } = props;
  const messages = useMessages(allMessages);
  return (
    <PanelDialog open={open} onClose={onClose} title={title} closeLabel={messages.close}>
      <Choice {...choice} />
    </PanelDialog>
  );
}

/** Arrows go from the search through the list, Tab as everywhere. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], li button:not(:disabled)')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Choice<Answer extends Found, Key extends QueryKey>(props: ChoiceProps<Answer, Key>) {
  const { label, failed, perPage, query, listClass, above, children } = props;
  const messages = useMessages(allMessages);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, isError, isPending, refetch } = useServerState(query(search.trim(), page));
  const pages = Math.ceil((data?.total ?? 0) / perPage);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a second way; every button is reached by Tab.
    <div className={styles.picker} onKeyDown={onArrow}>
      <label className={styles.search}>
        {label}
        <input
          type="search"
          className={controlStyles.input}
          autoComplete="off"
          maxLength={80}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
        />
      </label>
      {above}
      {isError && <RetryAlert text={failed} label={messages.retry} onRetry={() => void refetch()} />}
      {isPending && <Skeleton label={messages.loading} bars={[3, 3, 3]} />}
      {data && (
        <p role="status" className={controlStyles.note}>
          {data.total > 0 ? messages.found({ count: data.total }) : search.trim() ? messages.nothingFound : messages.nothingThere}
        </p>
      )}
      <ul className={listClass}>
        {(data?.items ?? []).map((item) => (
          <li key={item.name}>{children(item)}</li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={controlStyles.row}>
          <button type="button" className={editorStyles.press} disabled={page === 1} onClick={() => setPage(page - 1)}>
            {messages.previous}
          </button>
          <span className={controlStyles.note}>{messages.pageOf({ page, pages })}</span>
          <button type="button" className={editorStyles.press} disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {messages.next}
          </button>
        </div>
      )}
    </div>
  );
}
