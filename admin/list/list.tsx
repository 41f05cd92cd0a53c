import type { ReactNode } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/list.ts';
import { type BulkAction, BulkActions, type BulkLink } from './bulk-actions.tsx';
import { ListAndDetail } from './list-and-detail.tsx';
import { ListFrame, type ListFrameProps } from './list-frame.tsx';
import { listStyles as styles } from './list-styles.ts';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { useSelection } from './selection.ts';

export type ListProps<Row> = Omit<ListFrameProps, 'children' | 'toolbar' | 'answer' | 'sort'> &
  Pick<ListTableProps<Row>, 'rows' | 'rowKey' | 'head' | 'columns'> & {
    answer: ListFrameProps['answer'] & { isPlaceholderData: boolean };
    /** Order of a list that its columns can sort: a column's `sort`, with a `-` in front for descending. */
    sorted?: string;
    /** Name of the order that the list has by itself, where no column gives it: '' is that order. */
    ownOrder?: string | undefined;
    /** Actions on several rows at once. */
    bulk?: readonly BulkAction<Row>[];
    /** Screens that do something with several rows. */
    bulkLinks?: readonly BulkLink<Row>[];
    /** Rows under headings, e.g. a day each: a key of the group and what it says. Rows of a group follow each other. */
    groups?: { keyOf: (row: Row) => string; title: (key: string) => string };
    /** Detail that is open beside the list; without content: none. */
    detail?: { label: string; content: ReactNode };
  };

const noActions: readonly never[] = [];

/**
 * A list of the panel: what narrows it and its page stand in the address, rows are opened, selected and walked by keys.
 * @example
 * const list = useListState('return');
 * const answer = useServerState(adminReturnsQuery({ page: list.page, nbItem, search: list.search }));
 * <List list={list} answer={answer} rows={answer.data?.returns ?? []} … />
 */
export function List<Row>({
  rows,
  rowKey,
  head,
  columns,
  bulk = noActions,
  bulkLinks,
  groups,
  detail,
  sorted,
  ownOrder,
  ...frame
}: ListProps<Row>) {
  const messages = useMessages(allMessages);
  const { list, title, answer } = frame;
  const selection = useSelection(rows, rowKey);
  const table = (caption: string, part: readonly Row[]) => (
    <ListTable
      caption={caption}
      rows={part}
      rowKey={rowKey}
      head={head}
      columns={columns}
      opens={detail && { opened: list.opened, open: list.open }}
      selection={bulk.length > 0 ? selection : undefined}
      sorting={sorted === undefined ? undefined : { by: sorted, onSort: (by) => list.narrow({ sort: by }) }}
      isBusy={answer.isPlaceholderData}
    />
  );
  const sort = sorted !== undefined && {
    label: messages.sortBy,
    value: sorted,
    options: [
      ...(ownOrder === undefined ? [] : [{ value: '', label: ownOrder }]),
      ...[head, ...columns].flatMap(({ header: column, sort: name }) =>
        name === undefined
          ? []
          : [
              { value: name, label: messages.ascending({ column }) },
              { value: `-${name}`, label: messages.descending({ column }) },
            ],
      ),
    ],
  };
  const shown = groups
    ? [...Map.groupBy(rows, groups.keyOf)].map(([key, part]) => (
        <section key={key}>
          <h2>{groups.title(key)}</h2>
          {table(groups.title(key), part)}
        </section>
      ))
    : table(title, rows);
  return (
    <ListFrame
      {...frame}
      {...(sort && { sort })}
      toolbar={selection.rows.length > 0 ? <BulkActions selection={selection} actions={bulk} links={bulkLinks} /> : undefined}
    >
      {detail ? <ListAndDetail list={shown} label={detail.label} detail={detail.content} /> : <div className={styles.card}>{shown}</div>}
    </ListFrame>
  );
}
