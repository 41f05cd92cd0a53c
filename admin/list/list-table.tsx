import type { ReactNode } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/list.ts';
import { Icon } from '#ui/icon.tsx';
import { listStyles as styles } from './list-styles.ts';
import type { ListSelection } from './selection.ts';

export type ListColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  align?: 'start' | 'end';
  /** Its name in the call's `orderBy`, where the list can be sorted by it. */
  sort?: string;
};

/** Head of a row: its name, which opens it, and details that distinguish it from others. */
export type RowHead<Row> = {
  header: string;
  label: (row: Row) => string;
  /** Its name in the call's `orderBy`, where the list can be sorted by it. */
  sort?: string | undefined;
  note?: (row: Row) => ReactNode;
  /** Before the name. */
  picture?: (row: Row) => ReactNode;
  /** Target of the name. Without one, the name opens the row beside the list, if the list has such a place. */
  href?: (row: Row) => string | undefined;
};

export type ListTableProps<Row> = {
  /** Says what the table holds; hidden from sight. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  head: RowHead<Row>;
  columns: readonly ListColumn<Row>[];
  /** Opens a row beside the list, and the key of the one that is open. */
  opens?: { opened: string; open: (key: string) => void } | undefined;
  selection?: ListSelection<Row> | undefined;
  /** Current order of the list, in the form of `orderBy`, and the function that changes it. */
  sorting?: { by: string; onSort: (by: string) => void } | undefined;
  /** While the next rows are fetched the present ones stay, dimmed. */
  isBusy: boolean;
};

/** The rows of a list: a table; on a phone a card each. */
export function ListTable<Row>({ caption, rows, rowKey, head, columns, opens, selection, sorting, isBusy }: ListTableProps<Row>) {
  const messages = useMessages(allMessages);
  return (
    <table className={styles.table} aria-busy={isBusy}>
      <caption className={styles.hidden}>{caption}</caption>
      <thead className={styles.thead}>
        <tr>
          {selection && (
            <th scope="col" className={styles.tick}>
              <Tick
                label={messages.selectAll}
                isChecked={rows.length > 0 && selection.rows.length === rows.length}
                onChange={selection.setAll}
              />
            </th>
          )}
          <th scope="col" aria-sort={sortOf(head.sort, sorting?.by)}>
            {head.sort !== undefined && sorting ? <Sorter header={head.header} name={head.sort} {...sorting} /> : head.header}
          </th>
          {columns.map(({ key, header, align, sort }) => (
            <th key={key} scope="col" data-align={align} aria-sort={sortOf(sort, sorting?.by)}>
              {sort !== undefined && sorting ? <Sorter header={header} name={sort} {...sorting} /> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = rowKey(row);
          return (
            <tr
              key={key}
              className={styles.row}
              data-row
              data-open={opens?.opened === key || undefined}
              data-selected={selection?.has(row) || undefined}
            >
              {selection && (
                <td className={styles.tick}>
                  <Tick
                    label={messages.select({ label: head.label(row) })}
                    isChecked={selection.has(row)}
                    onChange={() => selection.toggle(row)}
                  />
                </td>
              )}
              <td className={styles.name}>
                <Name row={row} rowKey={key} head={head} opens={opens} />
              </td>
              {columns.map(({ key: column, header, align, cell }) => (
                <td key={column} data-label={header} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Returns the order of a column for screen readers; undefined for one that cannot be sorted. */
function sortOf(name: string | undefined, by: string | undefined): 'ascending' | 'descending' | 'none' | undefined {
  if (name === undefined || by === undefined) return undefined;
  if (by === name) return 'ascending';
  return by === `-${name}` ? 'descending' : 'none';
}

type SorterProps = { header: string; name: string; by: string; onSort: (by: string) => void };

/** Sorts by a column; pressed again, the other way round. */
function Sorter({ header, name, by, onSort }: SorterProps) {
  const isSorted = by === name || by === `-${name}`;
  return (
    <button type="button" className={styles.sort} onClick={() => onSort(by === name ? `-${name}` : name)}>
      {header}
      <span data-shown={isSorted}>
        <Icon name={by === name ? 'up' : 'down'} size="0.8rem" />
      </span>
    </button>
  );
}

type NameProps<Row> = Pick<ListTableProps<Row>, 'head' | 'opens'> & { row: Row; rowKey: string };

function Name<Row>({ row, rowKey, head, opens }: NameProps<Row>) {
  const label = head.label(row);
  const href = head.href?.(row);
  const note = head.note?.(row);
  return (
    <span className={styles.head}>
      {head.picture?.(row)}
      <span className={styles.lines}>
        {href !== undefined ? (
          <a className={styles.open} href={href} data-row-open>
            {label}
          </a>
        ) : opens ? (
          <button
            type="button"
            className={styles.open}
            aria-current={opens.opened === rowKey}
            data-row-open
            onClick={() => opens.open(rowKey)}
          >
            {label}
          </button>
        ) : (
          <strong>{label}</strong>
        )}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  );
}

type TickProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

const Tick = ({ label, isChecked, onChange }: TickProps) => (
  <label className={styles.tickLabel}>
    <input type="checkbox" aria-label={label} checked={isChecked} data-row-tick onChange={({ target }) => onChange(target.checked)} />
  </label>
);
