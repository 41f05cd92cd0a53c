import type { ReactNode } from 'react';
import { tableStyles } from './table-styles.ts';
import { visuallyHidden } from './visually-hidden.tsx';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  align?: 'start' | 'end';
};

export type TableProps<Row> = {
  /** Caption of the table, visually hidden. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** While the next rows are fetched the present ones stay, dimmed. */
  busy?: boolean;
};

/** Rows of data. On a phone each row becomes a card, its cells named by their column. */
export function Table<Row>({ caption, columns, rows, rowKey, busy = false }: TableProps<Row>) {
  return (
    <table className={tableStyles.table} aria-busy={busy}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead className={tableStyles.head}>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-align={column.align}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={tableStyles.row}>
            {columns.map((column) => (
              <td key={column.key} data-label={column.header} data-align={column.align}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
