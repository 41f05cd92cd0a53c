import { type KeyboardEvent, useState } from 'react';
import { namedThingsAPage, namedThingsQuery } from '#client/queries/page-editor.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/page-editor/form.ts';
import type { NamedKind, NamedThing } from '#schemas/named-thing.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { controlStyles } from '../../parameters/controls/styles.ts';
import { PanelDialog } from '../../parameters/dialogs/panel-dialog.tsx';
import { NamedLine } from './named-line.tsx';
import { PickerPages } from './picker-pages.tsx';
import { formStyles as styles } from './styles.ts';

export type NamePickerProps = {
  open: boolean;
  kind: NamedKind;
  title: string;
  isChosen: (thing: NamedThing) => boolean;
  /** No more can be chosen. */
  isFull?: boolean;
  onClose: () => void;
  /** A thing was pressed: chosen, or given up where it was chosen already. */
  onPress: (thing: NamedThing) => void;
};

/** Things of the site in a list with a search, by name and picture; one press chooses. */
export function NamePicker({ open, title, onClose, ...choice }: NamePickerProps) {
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
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button:not(:disabled)')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Choice({ kind, isChosen, isFull = false, onPress }: Pick<NamePickerProps, 'kind' | 'isChosen' | 'isFull' | 'onPress'>) {
  const messages = useMessages(allMessages);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, isError, isPending, refetch } = useServerState(namedThingsQuery(kind, { search: search.trim(), page }));
  const pages = Math.ceil((data?.total ?? 0) / namedThingsAPage);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a second way; every button is reached by Tab.
    <div className={styles.picker} onKeyDown={onArrow}>
      <label className={styles.search}>
        {messages.search}
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
      {isError && <RetryAlert text={messages.noList} label={messages.retry} onRetry={() => void refetch()} />}
      {isPending && <Skeleton label={messages.loading} bars={[3, 3, 3]} />}
      {data && (
        <p role="status" className={controlStyles.note}>
          {data.total > 0 ? messages.found({ count: data.total }) : search.trim() ? messages.nothingFound : messages.nothingThere}
        </p>
      )}
      <ul className={styles.names}>
        {(data?.items ?? []).map((thing) => (
          <li key={thing.name}>
            <button
              type="button"
              className={styles.nameChoice}
              aria-pressed={isChosen(thing)}
              disabled={isFull && !isChosen(thing)}
              onClick={() => onPress(thing)}
            >
              <NamedLine thing={thing} />
            </button>
          </li>
        ))}
      </ul>
      <PickerPages page={page} pages={pages} onPage={setPage} />
    </div>
  );
}
